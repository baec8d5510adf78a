import { gamePageMachine } from '../../../src/flows/game-page/game-page.machine.ts'
import {
  type DetailsResult,
  type GameResult,
  noDetails,
} from '../../../src/flows/game-page/game-page.rules.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const demo = {
  code: 'pg_101',
  type: 'slots',
  provider: 'pg',
  picture: null,
  names: { th: 'บัวทอง', en: 'Golden Lotus' },
  address: 'https://games.test/demo/1',
}

export const gamePageCases = casesOf({
  chart: gamePageMachine,
  inputs: [{ wanted: { id: 'g-1', isDemo: false } }],
  events: [
    settledAt('/game/g-1'),
    settledAt('/game/g-1/lotus-demo'),
    settledAt('/game/g-2'),
    { type: 'gamePage.retry' },
    { type: 'content.retried' },
    { type: 'gamePage.retryDetails' },
    { type: 'session.started' },
  ],
  answers: {
    loadGame: [
      { kind: 'found', subject: { kind: 'demo', demo }, isForMember: true, asOf: 1 },
      { kind: 'found', subject: { kind: 'demo', demo }, isForMember: false, asOf: 1 },
      { kind: 'missing' },
      { kind: 'failed' },
    ] satisfies GameResult[],
    loadDetails: [{ kind: 'read', ...noDetails }, { kind: 'failed' }] satisfies DetailsResult[],
  },
})
