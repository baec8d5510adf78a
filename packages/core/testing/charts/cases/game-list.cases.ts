import {
  type GameListInput,
  type GameListResult,
  gameListMachine,
} from '../../../src/game-list/game-list.machine.ts'
import { aGame } from '../../examples/games.of.tests.ts'
import { casesOf } from '../chart.cases.ts'

const choice = { sort: 'default', provider: null } as const
const slots: GameListInput = { topic: { kind: 'type', type: 'slots' }, choice }

export const gameListCases = casesOf({
  chart: gameListMachine,
  inputs: [slots],
  events: [
    { type: 'gameList.shown', ...slots },
    { type: 'gameList.shown', topic: { kind: 'all' }, choice },
    { type: 'gameList.choose', choice: { sort: 'new' } },
    { type: 'gameList.retry' },
    { type: 'content.retried' },
  ],
  answers: {
    listGames: [
      { kind: 'read', games: [aGame()], asOf: 1 },
      { kind: 'read', games: [], asOf: 1 },
      { kind: 'failed', missed: null },
    ] satisfies GameListResult[],
  },
  actions: { writeChoice: () => {} },
})
