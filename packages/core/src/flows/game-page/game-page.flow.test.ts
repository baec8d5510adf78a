import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { followRoutes } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import { goldenLotus } from '../../wire/contract/examples/game.examples.ts'
import { operationExamples } from '../../wire/contract/examples/operation.examples.ts'
import { readGames } from '../game/game.ts'
import { maskedPlayer, readSlotWins } from './game.info.ts'
import { createGamePageFlow } from './game-page.actors.ts'
import type { GamePageFact } from './game-page.machine.ts'
import { gamePageView } from './game-page.view.ts'

const wireDemo = {
  category: 'pg',
  img: null,
  nameTh: 'บัวทอง',
  nameEn: 'Golden Lotus',
  type: 'slots',
  language: 'th',
  url: 'https://games.test/g/demo/1',
  root: 'pg',
  codeDefault: 'pg_101',
}
const demo = {
  code: 'pg_101',
  type: 'slots',
  provider: 'pg',
  picture: null,
  names: { th: 'บัวทอง', en: 'Golden Lotus' },
  address: 'https://games.test/g/demo/1',
}
const info = operationExamples.getGameInfo.answer.data.getGameInfo
const win = {
  username: 'bee***3',
  date_time: '2026-11-20T14:31:00+07:00',
  bet: 20,
  win: 1_640.5,
  multiplier: 82,
}
const [lotus] = readGames([goldenLotus])

const answers: Readonly<Record<string, unknown>> = {
  getGame: { getGame: goldenLotus },
  getGameInfo: { getGameInfo: info },
  getSlotWins: { getSlotWins: [win] },
  getDemos: { getDemos: [wireDemo] },
}

interface Start {
  readonly data?: Readonly<Record<string, unknown>>
  readonly lost?: readonly string[]
  readonly isSignedIn?: boolean
}

async function open(address: string, { data = {}, isSignedIn = true, lost = [] }: Start = {}) {
  const asked: unknown[] = []
  const gone = new Set(lost)
  const onSent = (request: SentRequest) => {
    const { operationName, variables } = JSON.parse(String(request.body))
    asked.push([operationName, variables])
    if (gone.has(operationName)) request.lose()
    else request.answer({ data: { ...answers, ...data }[operationName] })
  }
  const { api, credentials } = startApi({ onSent, isSignedIn })
  const navigation = createMemoryNavigation(address)
  const { parameters, route } = readAddress(address)
  const { logic, input } = createGamePageFlow(
    { api, credentials, site: { groupId: 'group-1' } },
    { route, parameters },
  )
  const actor = createActor(logic, { input })
  const facts: GamePageFact[] = []
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  followRoutes(actor, navigation)
  const rest = async () => {
    for (let turn = 0; turn < 4; turn += 1) await settle()
  }
  await rest()
  return {
    actor,
    asked,
    credentials,
    facts,
    mend: () => gone.clear(),
    navigation,
    rest,
    view: () => gamePageView(actor.getSnapshot()),
  }
}

const details = {
  info: {
    rtp: info?.rtp,
    minBet: bahtToSatang(1),
    maxBet: bahtToSatang(2_500),
    volatility: info?.volatility,
    paylines: info?.paylines,
    hitRatio: info?.hit_ratio,
    periods: { day: info?.day, week: info?.week, month: info?.month },
  },
  wins: [
    {
      player: 'be***3',
      at: Date.UTC(2026, 10, 20, 7, 31),
      bet: bahtToSatang(20),
      win: bahtToSatang(1_640.5),
      multiplier: 82,
    },
  ],
  demo,
}
const noDetails = { info: null, wins: [], demo: null }

describe('the page of a game', () => {
  it('shows the game, its details, recent wins and its demo [GAME-06, GAME-07, GAME-08]', async () => {
    const { asked, view } = await open('/en/game/g-1/golden-lotus')
    const game = { groupID: 'group-1', gameID: 'g-1' }
    expect([view(), asked]).toEqual([
      { screen: 'shown', subject: { kind: 'game', game: lotus }, details, detailsAre: 'shown' },
      [
        ['getGame', game],
        ['getGameInfo', game],
        ['getSlotWins', game],
        ['getDemos', { groupID: 'group-1', search: 'Golden Lotus' }],
      ],
    ])
  })

  it('is the same with the id alone and with any name [ROUTE-19, ROUTE-20, OPEN-28]', async () => {
    const subjects = []
    for (const address of ['/game/g-1', '/game/g-1/renamed-since']) {
      subjects.push((await open(address)).view().subject)
    }
    expect(subjects).toEqual([
      { kind: 'game', game: lotus },
      { kind: 'game', game: lotus },
    ])
  })

  it('reports to the site that the game does not exist', async () => {
    const { facts, view } = await open('/game/none', { data: { getGame: { getGame: null } } })
    expect([facts, view()]).toEqual([
      [{ type: 'page.missing' }],
      { screen: 'missing', subject: null, details: noDetails, detailsAre: 'shown' },
    ])
  })

  it.each(['gamePage.retry', 'content.retried'] as const)(
    'says so if it cannot be loaded, and tries again: %s',
    async (type) => {
      const { actor, facts, mend, rest, view } = await open('/game/g-1', { lost: ['getGame'] })
      const failed = [view(), [...facts]]
      mend()
      actor.send({ type })
      await rest()
      expect([failed, facts, view().subject]).toEqual([
        [{ screen: 'failed', subject: null, details: noDetails, detailsAre: 'shown' }, []],
        [
          { type: 'favourites.listed', asOf: -1, games: [lotus] },
          { type: 'game.shown', names: { th: 'บัวทอง', en: 'Golden Lotus' } },
        ],
        { kind: 'game', game: lotus },
      ])
    },
  )

  it('is shown without its details, which can be requested again', async () => {
    const { actor, mend, rest, view } = await open('/game/g-1', { lost: ['getSlotWins'] })
    const without = view()
    mend()
    actor.send({ type: 'gamePage.retryDetails' })
    await rest()
    expect([without, view().details]).toEqual([
      {
        screen: 'shown',
        subject: { kind: 'game', game: lotus },
        details: noDetails,
        detailsAre: 'failed',
      },
      details,
    ])
  })

  it('is complete without a demo', async () => {
    const { view } = await open('/game/g-1', { lost: ['getDemos'] })
    expect([view().details, view().detailsAre]).toEqual([{ ...details, demo: null }, 'shown'])
  })

  it('offers only the demo of this very game', async () => {
    const { view } = await open('/game/g-1', {
      data: { getDemos: { getDemos: [{ ...wireDemo, codeDefault: 'joker_7' }] } },
    })
    expect(view().details.demo).toBeNull()
  })

  it('of a demo is open to a visitor, and requests nothing about money [ROUTE-51]', async () => {
    const { asked, view } = await open('/game/pg_101/golden-lotus-demo', { isSignedIn: false })
    expect([asked, view()]).toEqual([
      [['getDemos', { groupID: 'group-1' }]],
      {
        screen: 'shown',
        subject: { kind: 'demo', demo },
        details: noDetails,
        detailsAre: 'shown',
      },
    ])
  })

  it('of a demo that does not exist says so', async () => {
    const { facts } = await open('/game/joker_7/x-demo')
    expect(facts).toEqual([{ type: 'page.missing' }])
  })

  it('of a demo that cannot be loaded says so', async () => {
    const { view } = await open('/game/pg_101/x-demo', { lost: ['getDemos'] })
    expect(view().screen).toBe('failed')
  })

  it('loads again for another game, but not for the same one', async () => {
    const { asked, navigation, rest } = await open('/game/pg_101/x-demo')
    navigation.go('/game/pg_101/y-demo?play=true', 'push')
    await rest()
    navigation.go('/help', 'push')
    await rest()
    const before = asked.length
    navigation.go('/game/g-1', 'push')
    await rest()
    expect([before, asked.slice(1, 2)]).toEqual([
      1,
      [['getGame', { groupID: 'group-1', gameID: 'g-1' }]],
    ])
  })

  it('loads again only when the visitor signs in elsewhere', async () => {
    const { actor, asked, credentials, rest } = await open('/game/pg_101/x-demo', {
      isSignedIn: false,
    })
    const asVisitor = asked.length
    credentials.storeSession({
      username: 'demo',
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      rewardToken: null,
    })
    actor.send({ type: 'session.started' })
    await rest()
    const asMember = asked.length
    actor.send({ type: 'session.started' })
    await rest()
    expect([asVisitor, asMember, asked.length]).toEqual([1, 2, 2])
  })
})

describe('a win', () => {
  it.each([
    ['bee***3', 'be***3'],
    ['somchai_jaidee', 'so***e'],
    ['abc', 'ab***'],
    ['ab', 'a***'],
    ['', '***'],
  ])('of %s identifies nobody', (username, player) => {
    expect(maskedPlayer(username)).toBe(player)
  })

  it('that is malformed is left out', () => {
    const wins = [
      { ...win, date_time: 'yesterday' },
      { ...win, bet: Number.NaN },
      { ...win, win: -1 },
      win,
    ]
    expect(readSlotWins(wins)).toEqual(details.wins)
  })
})
