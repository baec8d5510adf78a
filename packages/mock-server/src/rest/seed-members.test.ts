import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

async function open(username: string) {
  const world = openTestWorld()
  const { access } = await world.signIn(username)
  const answer = async (name: Parameters<typeof world.call>[0], body?: unknown) =>
    (await world.call(name, { token: access, body })).json()
  const lists = async () => {
    const { bank, payment, truewallet, usdt } = (await answer('getProfile')).result
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
    return [...ids(bank), ...ids(payment), ...ids(truewallet), ...ids(usdt)]
  }
  return { ...world, access, answer, lists }
}

describe('a member of the seed', () => {
  it.each([
    ['demo', ['bank-1', 'bank-2', 'pp-1', 'pp-2', 'tw-1', 'usdt-1', 'usdt-2']],
    ['onechannel', ['pp-1']],
    ['nochannels', []],
    ['nousdt', ['bank-1', 'bank-2', 'pp-1', 'pp-2', 'tw-1']],
    ['oneusdt', ['bank-1', 'bank-2', 'pp-1', 'pp-2', 'tw-1', 'usdt-1']],
  ])('%s may deposit by %j', async (username, ids) => {
    const { lists } = await open(username)
    expect(await lists()).toEqual(ids)
  })

  it('noprofile has none', async () => {
    const { answer } = await open('noprofile')
    expect(await answer('getProfile')).toEqual({
      code: 4501,
      message: 'This member has no profile',
      hint: 'hasProfile of the member, which the control room can change',
    })
  })

  it('noaccount has no account to pay out to', async () => {
    const { answer } = await open('noaccount')
    expect((await answer('getProfile')).result.user).toEqual({
      bank_account: '',
      bank_id: 'kbank',
      firstname: 'Ekachai',
      lastname: 'Phrom',
      group_bank: 'A',
    })
    expect(await answer('withdraw', { balance: 500 })).toEqual({
      code: 4502,
      message: 'There is no account to pay out to',
      hint: 'bankAccount of the member, which the control room can change',
    })
  })

  it('broke has no money', async () => {
    const { answer } = await open('broke')
    expect(await answer('getCredit')).toEqual({ code: 0, result: { balance: 0 } })
    expect(await answer('withdraw', { balance: 500 })).toEqual({
      code: 1001,
      message: 'Not enough balance',
    })
  })

  it('waiting is locked for ten minutes from the login on, however old the world is', async () => {
    const { control, signIn, call } = openTestWorld()
    await control.advance(60 * minute)
    const { access } = await signIn('waiting')
    const withdraw = async () =>
      (await call('withdraw', { token: access, body: { balance: 500 } })).json()
    expect(await withdraw()).toEqual({
      code: 1005,
      message: 'Wait before withdrawing again',
      result: { date: '2026-11-20T15:10:00+07:00' },
    })
    await control.advance(5 * minute)
    await signIn('waiting')
    await control.advance(5 * minute)
    expect(await withdraw()).toEqual({ code: 0, result: { date: '2026-11-20T15:20:00+07:00' } })
  })

  it.each([
    ['upline', { code: 1007, message: 'Upline is locked' }],
    ['blocked', { code: 5001, message: 'Account cannot log in' }],
  ])('%s may not log in', async (username, refusal) => {
    const { call } = openTestWorld()
    const answer = await call('login', { body: { username, password: 'demo1234' } })
    expect(answer.json()).toEqual(refusal)
  })

  it('forced has to be told of the bank account', async () => {
    const { answer } = await open('forced')
    expect(await answer('checkUpgrade')).toEqual({ code: 0, result: { is_upgrade: 1 } })
  })

  it('promo has the deposit offer from the login on', async () => {
    const { control, signIn, call } = openTestWorld()
    await control.advance(60 * minute)
    const { access } = await signIn('promo')
    expect((await call('getPromotion', { token: access })).json()).toEqual({
      code: 0,
      result: {
        list: [
          {
            regisPromotionType: 'deposit',
            deposit: 300,
            credit: 300,
            time: 10,
            start: '2026-11-20T15:00:00+07:00',
            promotionId: 'promotion-first-deposit',
          },
        ],
      },
    })
  })
})

describe('the bonus of a channel', () => {
  it('is a label where there is one', async () => {
    const { answer } = await open('demo')
    const { bank, payment, truewallet, usdt } = (await answer('getProfile')).result
    const all: readonly { id: string; bonus: unknown }[] = [
      ...bank,
      ...payment,
      ...truewallet,
      ...usdt,
    ]
    const bonus = (topshow: string) => ({ is_bonus: true, topshow, message: null })
    expect(all.map((one) => [one.id, one.bonus])).toEqual([
      ['bank-1', null],
      ['bank-2', bonus('+1% ≤ ฿1,000')],
      ['pp-1', null],
      ['pp-2', null],
      ['tw-1', bonus('+3% ≤ ฿300')],
      ['usdt-1', bonus('+5% ≤ ฿2,000')],
      ['usdt-2', null],
    ])
  })
})
