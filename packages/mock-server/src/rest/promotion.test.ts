import { minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { registration } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { transferTime } from '../world/transfers.ts'

const forRegistering = {
  regisPromotionType: 'regis',
  deposit: null,
  credit: 100,
  time: 10,
  start: null,
  promotionId: 'promotion-registration',
}
const forDepositing = {
  regisPromotionType: 'deposit',
  deposit: 300,
  credit: 300,
  time: 10,
  start: null,
  promotionId: 'promotion-first-deposit',
}

async function openNewcomer() {
  const world = openTestWorld()
  await world.call('requestOtp', { body: { phone: registration.phone, purpose: 'register' } })
  const registered = await world.call('register', { body: { ...registration, otp: '123456' } })
  const { access_token, reward_token } = registered.json().result
  const access = String(access_token)
  return {
    ...world,
    access,
    offers: async () => (await world.call('getPromotion', { token: access })).json(),
    check: async () =>
      (await world.call('checkDepositPromotion', { token: String(reward_token) })).json(),
    deposit: async (amount: string) =>
      world.control.pay((await world.createQr(access, amount)).result.id),
  }
}

describe('the timed offers', () => {
  it('are both shown to a visitor [API-10, PROMO-01]', async () => {
    const { call } = openTestWorld()
    expect((await call('getPromotion')).json()).toEqual({
      code: 0,
      result: { list: [forRegistering, forDepositing] },
    })
  })

  it('are over for who has long been a member [API-10]', async () => {
    const { call, signIn } = openTestWorld()
    const { access } = await signIn()
    expect((await call('getPromotion', { token: access })).json()).toEqual({
      code: 0,
      result: { list: [] },
    })
  })

  it('run for ten minutes after registration [API-10]', async () => {
    const { offers, clock } = await openNewcomer()
    const start = '2026-11-20T14:00:00+07:00'
    const running = { code: 0, result: { list: [{ ...forDepositing, start }] } }
    expect(await offers()).toEqual(running)
    await clock.advance(10 * minute - second)
    expect(await offers()).toEqual(running)
    await clock.advance(second)
    expect(await offers()).toEqual({ code: 0, result: { list: [] } })
  })
})

describe('the offer for registering', () => {
  const taken = { credit: 100, start: '2026-11-20T07:00:00.000Z' }
  const registered = async (promotion: unknown, waited = 0) => {
    const world = openTestWorld()
    await world.clock.advance(waited)
    await world.call('requestOtp', { body: { phone: registration.phone, purpose: 'register' } })
    const body = { ...registration, otp: '123456', promotion }
    const answer = await world.call('register', { body })
    const { access_token, reward_token } = answer.json().result
    return { ...world, access: String(access_token), reward: String(reward_token) }
  }

  it.each([
    ['to whoever took it and was in time', taken, 10 * minute - 1, 100],
    ['to nobody by whose clock it is over', taken, 10 * minute, 0],
    [
      'to nobody who says that it began later',
      { ...taken, start: '2026-11-20T07:00:00.001Z' },
      0,
      0,
    ],
    ['to nobody who claims another amount', { ...taken, credit: 1_000 }, 0, 0],
    ['to nobody who took none', undefined, 0, 0],
  ])('is credited %s [OPEN-15]', async (_, claim, waited, credited) => {
    const { access, balance, call } = await registered(claim, waited)
    const { list } = (await call('getHistory', { token: access })).json().result
    const notes = list.map(({ note }: { note: string | null }) => note)
    expect([await balance(access), notes]).toEqual([
      credited,
      credited === 0 ? [] : ['registration promotion'],
    ])
  })

  it('is credited once, and counts as no deposit [OPEN-15]', async () => {
    const { access, balance, call, control, createQr, reward } = await registered(taken)
    const body = { ...registration, otp: '123456', promotion: taken }
    const again = await call('register', { body })
    await control.pay((await createQr(access, '200')).result.id)
    const check = await call('checkDepositPromotion', { token: reward })
    expect([again.json().code, Math.floor(await balance(access)), check.json().code]).toEqual([
      6002, 300, 2,
    ])
  })
})

describe('the check of the deposit offer', () => {
  it('says yes once enough was deposited, which has credited it already [API-20]', async () => {
    const { check, deposit, balance, access, call, offers } = await openNewcomer()
    expect(await check()).toEqual({ code: 2, message: 'Not enough was deposited in time' })
    await deposit('200')
    expect((await check()).code).toBe(2)
    await deposit('100')
    const credited = Math.floor(await balance(access))
    expect(await check()).toEqual({ code: 0 })
    expect([credited, Math.floor(await balance(access))]).toEqual([601, 601])
    const [newest] = (await call('getHistory', { token: access })).json().result.list
    expect([newest.type, newest.amount, newest.note]).toEqual([
      'deposit',
      300,
      'first deposit promotion',
    ])
    expect(await offers()).toEqual({ code: 0, result: { list: [] } })
  })

  it('goes on saying that it was credited, for the answer may have got lost, and credits it once', async () => {
    const { check, deposit, access, call } = await openNewcomer()
    await deposit('300')
    const said = [await check(), await check()]
    const { list } = (await call('getHistory', { token: access })).json().result
    expect([said, list.map(({ note }: { note: string | null }) => note)]).toEqual([
      [{ code: 0 }, { code: 0 }],
      ['first deposit promotion', null],
    ])
  })

  it('has credited what was deposited in time though nobody asks, as after signing out [OPEN-12]', async () => {
    const { access, balance, check, deposit, clock } = await openNewcomer()
    await deposit('300')
    await clock.advance(12 * minute)
    expect([Math.floor(await balance(access)), await check()]).toEqual([600, { code: 0 }])
  })

  it('counts a transfer that was made in time and arrives later [OPEN-12]', async () => {
    const { access, balance, call, clock, offers } = await openNewcomer()
    await clock.advance(10 * minute - second)
    const body = { id: 'bank-1', amount: 300 }
    await call('sendTransfer', { token: access, body })
    await clock.advance(second)
    const waiting = [await balance(access), (await offers()).result.list]
    await clock.advance(transferTime)
    expect([waiting, await balance(access)]).toEqual([[0, []], 600])
  })

  it('credits nothing for a deposit that came too late', async () => {
    const { check, deposit, clock } = await openNewcomer()
    await clock.advance(10 * minute)
    await deposit('300')
    expect((await check()).code).toBe(2)
  })

  it('takes the reward token and no other [API-20]', async () => {
    const { call, access } = await openNewcomer()
    expect((await call('checkDepositPromotion', { token: access })).json().code).toBe(7002)
    expect((await call('checkDepositPromotion')).status).toBe(401)
  })
})

describe('the promotions page', () => {
  it('is told in Thai and in English [API-11]', async () => {
    const { call } = openTestWorld()
    const list = async (lang: string) =>
      (await call('listPromotions', { query: { groupID: 'croupier-demo', lang } })).json().result
        .list
    const [thai, english] = [await list('th'), await list('en')]
    expect(english[0]).toEqual({
      _id: 'promotion-first-deposit',
      title: '300 baht more for your first deposit',
      content: 'Deposit 300 baht within 10 minutes of registering and get 300 baht more.',
      img: '/pictures/games/gems-5.svg',
      link: '/deposit',
      terms: expect.stringContaining('\n\nDeposit 300 baht or more in all within 10 minutes'),
      startsAt: null,
      endsAt: null,
      state: null,
    })
    expect(thai[0].title).toBe('ฝากครั้งแรก รับเพิ่ม 300 บาท')
    const idOf = ({ _id }: { _id: string }) => _id
    expect(thai.map(idOf)).toEqual(english.map(idOf))
  })

  it.each([
    ['where it is claimed', {}, 'The credit comes with your registration.'],
    ['where admin credits it', { promotionClaim: false }, 'Then ask admin for the credit.'],
    ['and nothing of it where nobody can register', { registrationDisabled: true }, undefined],
  ])(
    'tells how the offer for registering is credited, %s [SITE-06, OPEN-15]',
    async (_, site, end) => {
      const { call, control } = openTestWorld()
      await control.changeSite(site)
      const query = { groupID: 'croupier-demo', lang: 'en' }
      const { list } = (await call('listPromotions', { query })).json().result
      const article = list.find(({ _id }: { _id: string }) => _id === 'promotion-registration')
      expect(article?.content.split('minutes. ').at(-1)).toBe(end)
    },
  )

  it('says when what holds for a month begins and ends', async () => {
    const { call } = openTestWorld()
    const query = { groupID: 'croupier-demo', lang: 'en' }
    const { list } = (await call('listPromotions', { query })).json().result
    expect(list[2]).toMatchObject({
      _id: 'promotion-channels',
      startsAt: '2026-11-01T00:00:00+07:00',
      endsAt: '2026-12-01T00:00:00+07:00',
    })
  })

  it('says that the offer for depositing runs for a member, and when it was credited', async () => {
    const { access, call, deposit } = await openNewcomer()
    const state = async () => {
      const query = { groupID: 'croupier-demo', lang: 'en' }
      const { list } = (await call('listPromotions', { query, token: access })).json().result
      return list.map((entry: { state: string | null }) => entry.state)
    }
    const before = await state()
    await deposit('300')
    expect([before, await state()]).toEqual([
      ['running', null, null, null],
      ['credited', null, null, null],
    ])
  })

  it.each(['vip', 'bonus', 'event'] as const)(
    'has a sister page of its own: %s [API-11]',
    async (kind) => {
      const { call } = openTestWorld()
      const query = { groupID: 'croupier-demo', lang: 'en', kind }
      const { list } = (await call('listPromotions', { query })).json().result
      const strays = list.filter(({ _id }: { _id: string }) => !_id.startsWith(`${kind}-`))
      expect([list.length > 1, strays]).toEqual([true, []])
    },
  )

  it('of another site is refused [API-11]', async () => {
    const { call } = openTestWorld()
    const query = { groupID: 'elsewhere', lang: 'th' }
    expect((await call('listPromotions', { query })).json()).toEqual({
      code: 4301,
      message: 'There is no such site',
      hint: 'groupID is the groupId of /site.json',
    })
  })
})
