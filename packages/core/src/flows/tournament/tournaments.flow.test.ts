import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { followRoutes } from '../../../testing/settled.route.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { day, hour, minute, second } from '../../base/time/durations.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import {
  nextChangeOf,
  readTournaments,
  type Tournament,
  tournamentState,
} from './tournament.rules.ts'
import { createTournamentsFlow } from './tournaments.actors.ts'
import { tournamentsView } from './tournaments.view.ts'

const wire = (id: string, from: number, to: number, changes: object = {}) => ({
  _id: id,
  kind: 'game' as const,
  nameTh: 'แชมป์',
  nameEn: 'Championship',
  img: null,
  start: testEpoch + from,
  end: testEpoch + to,
  prize: 50_000,
  ...changes,
})
const coming = wire('coming', 90 * second, 2 * day)
const active = wire('active', -day, 2 * day + 3 * hour + 30 * second)
const soon = wire('soon', -day, hour)
const ended = wire('ended', -3 * day, -2 * day)
const older = wire('older', -9 * day, -8 * day)
const slot = wire('slot', -day, day, { kind: 'slot' })
const all = [older, coming, active, ended, slot, soon]

async function open(
  address: string,
  answer: (request: SentRequest) => void = (request) =>
    request.answer({ data: { getTournaments: all } }),
  hasTournamentDetails = true,
) {
  const { api, clock, network, serverClock } = startApi({ onSent: answer, isSignedIn: false })
  const navigation = createMemoryNavigation(address)
  const { logic, input } = createTournamentsFlow(
    { api, clock: serverClock, site: { groupId: 'group-1', hasTournamentDetails } },
    readAddress(address),
  )
  const actor = createActor(logic, { input }).start()
  followRoutes(actor, navigation)
  await settle()
  await settle()
  const view = () => tournamentsView(actor.getSnapshot())
  return {
    actor,
    asked: () => network.sent.length,
    asksForDetails: () => network.sent.map(({ body }) => String(body).includes('board {')),
    clock,
    navigation,
    states: () => view().tournaments.map(({ id, state }) => `${id} ${state}`),
    view,
  }
}

describe('the page of tournaments', () => {
  it('has the active ones of its kind first, then the coming, then the ended ones [GAME-15, ROUTE-28]', async () => {
    const { states, view } = await open('/tournament')
    expect([view().kind, states()]).toEqual([
      'game',
      ['soon active', 'active active', 'coming coming', 'ended ended', 'older ended'],
    ])
  })

  it.each([true, false])(
    'asks for rules, board and games only where the site has them: %s',
    async (hasTournamentDetails) => {
      const { asksForDetails } = await open('/tournament', undefined, hasTournamentDetails)
      expect(asksForDetails()).toEqual([hasTournamentDetails])
    },
  )

  it('of slots has those of slots, and requests both kinds once [ROUTE-29]', async () => {
    const { asked, navigation, states } = await open('/slot-tournament')
    const slots = states()
    navigation.go('/help', 'push')
    navigation.go('/tournament', 'push')
    expect([slots, states().length, asked()]).toEqual([['slot active'], 5, 1])
  })

  it('shows each tournament, and the time until it changes', async () => {
    const { view } = await open('/slot-tournament')
    expect(view().tournaments).toEqual([
      {
        id: 'slot',
        names: { th: 'แชมป์', en: 'Championship' },
        picture: null,
        prize: bahtToSatang(50_000),
        start: testEpoch - day,
        end: testEpoch + day,
        rules: { th: [], en: [] },
        board: [],
        games: [],
        state: 'active',
        left: { days: 1, hours: 0, minutes: 0, seconds: null },
      },
    ])
  })

  it('changes a shown tournament to the second', async () => {
    const { clock, states, view } = await open('/tournament')
    const leftOf = (id: string) => view().tournaments.find((one) => one.id === id)?.left
    const atFirst = leftOf('coming')
    await clock.advance(90 * second - 1)
    const before = [states()[2], leftOf('coming')]
    await clock.advance(1)
    expect([atFirst, before, states().includes('coming active')]).toEqual([
      { days: 0, hours: 0, minutes: 1, seconds: 30 },
      ['coming coming', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
      true,
    ])
  })

  it('rounds up to whole minutes while more than an hour is left, and shows no time once it has ended', async () => {
    const { view } = await open('/tournament')
    expect(view().tournaments.map(({ left }) => left)).toEqual([
      { days: 0, hours: 1, minutes: 0, seconds: 0 },
      { days: 2, hours: 3, minutes: 1, seconds: null },
      { days: 0, hours: 0, minutes: 1, seconds: 30 },
      null,
      null,
    ])
  })

  it.each(['tournaments.retry', 'content.retried'] as const)(
    'says so if they cannot be loaded, and tries again: %s',
    async (type) => {
      let works = false
      const { actor, states, view } = await open('/tournament', (request) =>
        works ? request.answer({ data: { getTournaments: all } }) : request.lose(),
      )
      const failed = view()
      works = true
      actor.send({ type })
      await settle()
      await settle()
      expect([failed, states().length]).toEqual([
        { screen: 'failed', kind: 'game', tournaments: [] },
        5,
      ])
    },
  )
})

describe('a tournament', () => {
  const [tournament] = readTournaments([wire('one', 0, minute)])

  it.each([
    [-1, 'coming'],
    [0, 'active'],
    [minute - 1, 'active'],
    [minute, 'ended'],
  ])('%i ms after its start is %s [GAME-15]', (after, state) => {
    expect(tournament && tournamentState(tournament, testEpoch + after)).toBe(state)
  })

  it('has its rules in paragraphs, its board and the games that count', () => {
    const [read] = readTournaments([
      wire('one', 0, minute, {
        rulesTh: 'ข้อหนึ่ง\n\n ข้อสอง ',
        rulesEn: '',
        board: [
          { username: 'be***3', points: 900, prize: 1_000 },
          { username: 'ma***1', points: 12.5, prize: 'much' },
          { username: 'nu***7', points: 0 },
        ],
        games: [
          { _id: 'g-1', nameTh: 'บัวทอง', nameEn: '', img: null },
          { _id: 'g-1', nameTh: 'บัวทอง', nameEn: '', img: null },
        ],
      }),
    ])
    expect([read?.rules, read?.board, read?.games]).toEqual([
      { th: ['ข้อหนึ่ง', 'ข้อสอง'], en: ['ข้อหนึ่ง', 'ข้อสอง'] },
      [
        { place: 1, player: 'be***3', points: 900, prize: bahtToSatang(1_000) },
        { place: 2, player: 'ma***1', points: 12.5, prize: null },
        { place: 3, player: 'nu***7', points: 0, prize: null },
      ],
      [{ id: 'g-1', names: { th: 'บัวทอง', en: 'บัวทอง' }, picture: null }],
    ])
  })

  it('with malformed times or prize is left out', () => {
    const bad = [
      wire('backwards', minute, 0),
      wire('none', 0, minute, { start: 'soon' }),
      wire('free', 0, minute, { prize: 'much' }),
      wire('owing', 0, minute, { prize: -50_000 }),
    ]
    expect(readTournaments([...bad, wire('one', 0, minute)]).map(({ id }) => id)).toEqual(['one'])
  })

  it('that has ended never changes again', () => {
    const past: readonly Tournament[] = readTournaments([ended])
    expect(nextChangeOf(past, testEpoch)).toBeNull()
  })
})
