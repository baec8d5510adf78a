import { readInstant } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { slotID } from '../../testing/good-calls.ts'
import { openTestWorld, operationBody } from '../../testing/test-world.ts'
import { catalogueOf, usualCatalogueSize } from '../seed/games/catalogue.ts'

const groupID = 'croupier-demo'

async function open(username = 'demo') {
  const world = openTestWorld()
  const { access } = await world.signIn(username)
  const ask = async (
    name: Parameters<typeof operationBody>[0],
    variables: Record<string, unknown> = {},
    query: Parameters<typeof operationBody>[2] = 'document',
  ) => {
    const body = operationBody(name, { groupID, ...variables }, query)
    const { data, errors } = (await world.call(name, { token: access, body })).json()
    return errors ? errors[0].extensions.code : data[name]
  }
  return { ...world, access, ask }
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the notices', () => {
  it('are told in Thai unless English is asked for', async () => {
    const { ask } = await open()
    const [thai, english] = [
      await ask('getNotifys', { groupCustomer: 'B' }),
      await ask('getNotifys', { groupCustomer: 'B', lang: 'en' }),
    ]
    expect(thai[0]).toEqual({
      id: 'notice-first-deposit',
      title: 'ฝากครั้งแรก รับเพิ่ม 300 บาท',
      type: 'promotion',
      link: '/promotion',
      imageUrl: null,
      gameName: null,
      content: 'ฝาก 300 บาทภายใน 10 นาทีหลังสมัคร รับเครดิตเพิ่ม 300 บาท',
      showOne: true,
      forceUpgate: false,
    })
    expect(english[0].title).toBe('300 baht more for your first deposit')
    expect(idsOf(english)).toEqual(idsOf(thai))
  })

  it('for a group of customers come to it only [API-41]', async () => {
    const { ask } = await open()
    const ofGroup = async (groupCustomer?: string) =>
      idsOf(await ask('getNotifys', groupCustomer ? { groupCustomer } : {}))
    expect(await ofGroup('B')).toEqual([
      'notice-first-deposit',
      'notice-new-game',
      'notice-maintenance',
    ])
    expect([await ofGroup('A'), await ofGroup()]).toEqual([[], []])
  })

  it('begin with the forced one while it is forced', async () => {
    const { ask, call, control, access } = await open()
    await control.arm('notice.bankChange')
    await call('checkUpgrade', { token: access })
    const [forced] = await ask('getNotifys', { lang: 'en' })
    expect([forced.id, forced.type, forced.forceUpgate]).toEqual([
      'notice-bank-change',
      'bank',
      true,
    ])
    await call('updateUpgrade', { token: access })
    expect(idsOf(await ask('getNotifys'))).not.toContain('notice-bank-change')
  })

  it('are there one by one [API-42]', async () => {
    const { ask } = await open()
    const one = await ask('getNotify', { id: 'notice-new-game', lang: 'en' })
    expect([one.type, one.gameName, one.title]).toEqual([
      'game',
      'River Dragon',
      'A new game is here',
    ])
    expect(await ask('getNotify', { id: 'made-up' })).toBeNull()
  })
})

describe('what is known about a game', () => {
  it('is always the same, and nothing for what is no slot', async () => {
    const { ask } = await open()
    const info = await ask('getGameInfo', { gameID: slotID })
    expect(info).toEqual(await ask('getGameInfo', { gameID: slotID }))
    expect([info.rtp, info.month.rtp].every((rtp) => rtp > 90 && rtp < 100)).toBe(true)
    const casino = catalogueOf(usualCatalogueSize).games.find(
      ({ category }) => category.type === 'casino',
    )?.id
    expect(await ask('getGameInfo', { gameID: casino })).toBeNull()
    expect(await ask('getGameInfo', { gameID: 'made-up' })).toBeNull()
  })

  it('has who won lately, newest first and without their names', async () => {
    const { ask, control, clock } = await open()
    const wins = await ask('getSlotWins', { gameID: slotID })
    expect(wins.length).toBe(10)
    for (const { username, bet, win, multiplier } of wins) {
      expect([username, win]).toEqual([
        expect.stringMatching(/^[a-z]{3}\*\*\*\d$/),
        Math.round(bet * multiplier * 100) / 100,
      ])
    }
    const times = wins.map(({ date_time }: { date_time: string }) => readInstant(date_time))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    expect(times[0]).toBeLessThanOrEqual(clock.now())
    await control.advance(7 * 60_000)
    expect((await ask('getSlotWins', { gameID: slotID })).slice(1)).toEqual(wins.slice(0, 9))
    expect(await ask('getSlotWins', { gameID: 'made-up' })).toEqual([])
  })
})

describe('the demo games', () => {
  it('are slots that run at the games’ origin', async () => {
    const { ask } = await open()
    const demos = await ask('getDemos')
    expect(demos.length).toBe(96)
    expect(demos[0]).toEqual({
      category: 'pp',
      img: '/pictures/games/lotus-2.svg',
      nameTh: 'บัวทอง',
      nameEn: 'Golden Lotus',
      type: 'slots',
      language: 'th',
      url: 'http://mock.test:81/g/demo/test/pp_slots_101',
      root: 'pp',
      codeDefault: 'pp_slots_101',
    })
    const found = await ask('getDemos', { search: 'บัวทอง' })
    expect(found.map(({ nameEn }: { nameEn: string }) => nameEn)).toEqual(
      found.map(() => 'Golden Lotus'),
    )
  })
})

describe('the tournaments', () => {
  it('are one month each: coming, active, ended', async () => {
    const { ask } = await open()
    const slots = (await ask('getTournaments', {}, 'wider')).filter(
      ({ kind }: { kind: string }) => kind === 'slot',
    )
    expect(slots).toEqual(
      ['2026-12', '2026-11', '2026-10'].map((month, index) => ({
        _id: `slot-${month}`,
        kind: 'slot',
        nameTh: 'ศึกสล็อตประจำเดือน',
        nameEn: 'Slots of the month',
        img: null,
        start: `${month}-01T00:00:00+07:00`,
        end: `${['2027-01', '2026-12', '2026-11'][index]}-01T00:00:00+07:00`,
        prize: 100_000,
        rulesTh: expect.stringContaining('แต้ม'),
        rulesEn: expect.stringContaining('point'),
        board: expect.any(Array),
        games: expect.any(Array),
      })),
    )
    const [coming, active, ended] = slots
    expect([coming, active, ended].map(({ board }) => board.length)).toEqual([0, 10, 10])
    const points = active.board.map((place: { points: number }) => place.points)
    expect([active.games.length, points]).toEqual([6, points.toSorted(descending)])
  })
})

it.each(['getNotifys', 'getDemos', 'getTournaments'] as const)(
  '%s of another site is refused',
  async (name) => {
    const { ask } = await open()
    expect(await ask(name, { groupID: 'elsewhere' })).toBe(4301)
  },
)

function descending(one: number, other: number): number {
  return other - one
}
