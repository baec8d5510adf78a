import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../testing/api.harness.ts'
import { goldenLotus } from '../../testing/examples/game.examples.ts'
import type { SentRequest } from '../../testing/fake-http.ts'
import { settle } from '../../testing/virtual-clock.ts'
import { createGameRailsFlow } from './game-rails.actors.ts'
import { gameRailsView } from './game-rails.view.ts'

const site = { groupId: 'group-1' }

const variablesOf = ({ body }: SentRequest) =>
  typeof body === 'string' ? JSON.parse(body).variables : {}

/** One game in each row, called after what was asked for. */
function answer(request: SentRequest) {
  const { freespin, hot } = variablesOf(request)
  const _id = hot ? 'hot' : freespin ? 'freespin' : 'new'
  request.answer({ data: { lists: [{ ...goldenLotus, _id }] } })
}

async function open(onSent: (request: SentRequest) => void) {
  const { api, credentials, network } = startApi({ onSent, isSignedIn: false })
  const { logic, input } = createGameRailsFlow({ api, credentials, site })
  const actor = createActor(logic, { input }).start()
  await settle()
  return {
    actor,
    network,
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
  it('are for a visitor the popular, the new and those with free spins, a dozen each [GAME-32]', async () => {
    const { network, view } = await open(answer)
    expect([view(), network.sent.map(variablesOf)]).toEqual([
      ['shown', allRows],
      [
        { groupID: 'group-1', hot: true, limit: 12 },
        { groupID: 'group-1', gameNew: true, limit: 12 },
        { groupID: 'group-1', freespin: true, limit: 12 },
      ],
    ])
  })

  it('do without one that could not be had', async () => {
    const { view } = await open((request) =>
      variablesOf(request).gameNew ? request.lose() : answer(request),
    )
    expect(view()).toEqual(['shown', allRows.filter(([rail]) => rail !== 'new')])
  })

  it('say so when there are none, and stay when newer ones cannot be had', async () => {
    let works = false
    const { actor, view } = await open((request) => (works ? answer(request) : request.lose()))
    const before = view()
    works = true
    actor.send({ type: 'gameRails.read' })
    await settle()
    const after = view()
    works = false
    actor.send({ type: 'gameRails.read' })
    await settle()
    expect([before, after, view()]).toEqual([
      ['failed', []],
      ['shown', allRows],
      ['shown', allRows],
    ])
  })
})
