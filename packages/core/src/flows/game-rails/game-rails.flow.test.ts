import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createMemoryLog } from '../../base/ports/log.ts'
import { day } from '../../base/time/durations.ts'
import { goldenLotus, pgSoft } from '../../wire/contract/examples/game.examples.ts'
import { createGameRailsFlow } from './game-rails.actors.ts'
import { gameRailsView } from './game-rails.view.ts'

const site = { groupId: 'group-1' }

const askedBy = ({ body }: SentRequest) => (typeof body === 'string' ? JSON.parse(body) : {})
const variablesOf = (request: SentRequest) => askedBy(request).variables

const categories = [
  pgSoft,
  { ...pgSoft, _id: 'c-2', category: 'evo', type: 'casino' },
  { ...pgSoft, _id: 'c-3', type: 'fishing' },
  { ...pgSoft, _id: 'c-4', category: 'joker', enable: false },
]

const cup = { kind: 'slot', nameTh: 'ถ้วย', nameEn: 'Cup', img: null, prize: 100 }
const tournaments = [
  { ...cup, _id: 'coming', start: at(day), end: at(2 * day) },
  { ...cup, _id: 'ended', start: at(-2 * day), end: at(0) },
  { ...cup, _id: 'active', start: at(-day), end: at(day) },
]

function at(offset: number): string {
  return new Date(testEpoch + offset).toISOString()
}

/** One game in each row, named after the request for the row, with providers and tournaments. */
function answer(request: SentRequest) {
  const { operationName } = askedBy(request)
  if (operationName === 'categorys') return request.answer({ data: { categorys: categories } })
  if (operationName === 'getTournaments') {
    return request.answer({ data: { getTournaments: tournaments } })
  }
  const { freespin, hot } = variablesOf(request)
  const _id = hot ? 'hot' : freespin ? 'freespin' : 'new'
  request.answer({ data: { lists: [{ ...goldenLotus, _id }] } })
}

async function open(onSent: (request: SentRequest) => void) {
  const {
    api,
    credentials,
    network,
    serverClock,
    storage: local,
  } = startApi({
    onSent,
    isSignedIn: false,
  })
  const log = createMemoryLog()
  const parts = { api, clock: serverClock, credentials, log, site, storages: { local } }
  const { logic, input } = createGameRailsFlow(parts, { route: 'index' })
  const actor = createActor(logic, { input }).start()
  await settle()
  return {
    actor,
    network,
    beside: () => {
      const { providers, screen, tournaments } = gameRailsView(actor.getSnapshot())
      return [screen, providers.map(({ title }) => title), tournaments.map(({ id }) => id)]
    },
    view: () => {
      const { rails, screen } = gameRailsView(actor.getSnapshot())
      return [screen, rails.map(({ games, rail }) => [rail, games.map(({ id }) => id)])]
    },
  }
}

const allRows = [
  ['hot', ['hot']],
  ['new', ['new']],
  ['freespin', ['freespin']],
]

describe('the rows of games', () => {
  it('are for a visitor the popular games, the new ones and those with free spins, a dozen each [GAME-32]', async () => {
    const { network, view } = await open(answer)
    expect([view(), network.sent.map(variablesOf)]).toEqual([
      ['shown', allRows],
      [
        { groupID: 'group-1', hot: true, limit: 12 },
        { groupID: 'group-1', gameNew: true, limit: 12 },
        { groupID: 'group-1', freespin: true, limit: 12 },
        { groupID: 'group-1' },
        { groupID: 'group-1' },
      ],
    ])
  })

  it('come with the providers that have games, each once and by title, and with the tournaments that have not ended', async () => {
    const { beside } = await open(answer)
    expect(beside()).toEqual(['shown', ['Evolution', 'PGSoft'], ['active', 'coming']])
  })

  it('are shown without providers and tournaments that could not be loaded', async () => {
    const { beside, view } = await open((request) =>
      askedBy(request).operationName === 'lists' ? answer(request) : request.lose(),
    )
    expect([beside(), view()]).toEqual([
      ['shown', [], []],
      ['shown', allRows],
    ])
  })

  it('do not wait for providers and tournaments, which are never shown before them', async () => {
    const waiting: SentRequest[] = []
    const isLists = (request: SentRequest) => askedBy(request).operationName === 'lists'
    const early = await open((request) =>
      isLists(request) ? answer(request) : void waiting.push(request),
    )
    const before = [early.beside(), early.view()]
    for (const request of waiting) answer(request)
    await settle()
    const late = await open((request) => void (isLists(request) || answer(request)))
    expect([before, early.beside(), late.beside()]).toEqual([
      [
        ['shown', [], []],
        ['shown', allRows],
      ],
      ['shown', ['Evolution', 'PGSoft'], ['active', 'coming']],
      ['loading', [], []],
    ])
  })

  it('keep the known providers and tournaments if newer ones cannot be loaded', async () => {
    let works = true
    const { actor, beside } = await open((request) => (works ? answer(request) : request.lose()))
    works = false
    actor.send({ type: 'gameRails.requested' })
    await settle()
    expect(beside()).toEqual(['shown', ['Evolution', 'PGSoft'], ['active', 'coming']])
  })

  it('leave out one that could not be loaded', async () => {
    const { view } = await open((request) =>
      variablesOf(request).gameNew ? request.lose() : answer(request),
    )
    expect(view()).toEqual(['shown', allRows.filter(([rail]) => rail !== 'new')])
  })

  it('keep one that could not be read anew, beside the new ones', async () => {
    let isAgain = false
    const { actor, view } = await open((request) => {
      if (!isAgain) return answer(request)
      const { gameNew, hot } = variablesOf(request)
      if (gameNew) return request.lose()
      return hot ? request.answer({ data: { lists: [] } }) : answer(request)
    })
    isAgain = true
    actor.send({ type: 'gameRails.requested' })
    await settle()
    expect(view()).toEqual(['shown', allRows.filter(([rail]) => rail !== 'hot')])
  })

  it('say so if there are none, and stay if newer ones cannot be loaded', async () => {
    let works = false
    const { actor, view } = await open((request) => (works ? answer(request) : request.lose()))
    const before = view()
    works = true
    actor.send({ type: 'gameRails.requested' })
    await settle()
    const after = view()
    works = false
    actor.send({ type: 'gameRails.requested' })
    await settle()
    expect([before, after, view()]).toEqual([
      ['failed', []],
      ['shown', allRows],
      ['shown', allRows],
    ])
  })
})
