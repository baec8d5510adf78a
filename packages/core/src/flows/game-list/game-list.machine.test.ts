import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { aGame } from '../../../testing/examples/games.of.tests.ts'
import { createQuestions } from '../../../testing/questions.ts'
import { settledAt } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import {
  type GameListResult,
  gameListMachine,
  type ListPlace,
  type ListWish,
} from './game-list.machine.ts'
import { gameListView } from './game-list.view.ts'

const slots: ListPlace = {
  topic: { kind: 'type', type: 'slots' },
  choice: { sort: 'default', provider: null, traits: [] },
}

/** A member's list, whose requests the test answers. */
function open() {
  const questions = createQuestions<GameListResult, ListWish>()
  const actor = createActor(
    gameListMachine.provide({
      actors: { listGames: questions.actor },
      actions: { writeChoice: () => {} },
    }),
    { input: { ...slots, isMember: true } },
  ).start()
  return { actor, questions, view: () => gameListView(actor.getSnapshot()) }
}

describe('a list that a member sorts', () => {
  it('is requested in the new order if it is not loaded yet [API-38]', () => {
    const { actor, questions, view } = open()
    actor.send(settledAt('/list/slots?sort=hits'))
    expect([questions.asked.length, view().screen, view().choice.sort]).toEqual([
      2,
      'loading',
      'hits',
    ])
  })

  it('is not requested again if it has not changed', () => {
    const { actor, questions } = open()
    actor.send(settledAt('/list/slots'))
    expect(questions.asked.length).toBe(1)
  })

  it('stays as it is if the server suddenly sends no games', async () => {
    const { actor, questions, view } = open()
    questions.last().answer({ kind: 'read', games: [aGame()], asOf: 1 })
    await settle()
    actor.send(settledAt('/list/slots?sort=hits'))
    questions.last().answer({ kind: 'read', games: [], asOf: 2 })
    await settle()
    expect([view().screen, view().games]).toEqual(['listed', [aGame()]])
  })
})
