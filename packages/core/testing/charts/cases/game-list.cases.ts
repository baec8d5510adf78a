import {
  type GameListInput,
  type GameListResult,
  gameListMachine,
  type ListPlace,
} from '../../../src/flows/game-list/game-list.machine.ts'
import { aGame } from '../../examples/games.of.tests.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const choice = { sort: 'default', provider: null, traits: [] } as const
const slots: ListPlace = { topic: { kind: 'type', type: 'slots' }, choice }
const visitor: GameListInput = { ...slots, isMember: false }

const answers: readonly GameListResult[] = [
  { kind: 'read', games: [aGame()], asOf: 1 },
  { kind: 'read', games: [], asOf: 1 },
  { kind: 'failed', missed: null },
]

export const gameListCases = casesOf({
  chart: gameListMachine,
  inputs: [visitor, { ...visitor, isMember: true }],
  events: [
    settledAt('/list/slots'),
    settledAt('/list/slots?sort=hits'),
    settledAt('/demo'),
    settledAt('/demo?sort=hits'),
    settledAt('/list'),
    { type: 'gameList.choose', choice: { sort: 'new' } },
    { type: 'gameList.retry' },
    { type: 'content.retried' },
  ],
  answers: {
    listGames: answers,
    sortGames: answers,
  },
  actions: { writeChoice: () => {} },
})
