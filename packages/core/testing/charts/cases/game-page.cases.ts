import { gamePageMachine } from '../../../src/flows/game-page/game-page.machine.ts'
import {
  type DetailsResult,
  type GameResult,
  noDetails,
} from '../../../src/flows/game-page/game-page.rules.ts'
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
    { type: 'gamePage.pageShown', wanted: { id: 'g-1', isDemo: false } },
    { type: 'gamePage.pageShown', wanted: { id: 'g-1', isDemo: true } },
    { type: 'gamePage.pageShown', wanted: { id: 'g-2', isDemo: false } },
    { type: 'gamePage.retry' },
    { type: 'content.retried' },
    { type: 'gamePage.retryDetails' },
    { type: 'page.resumed' },
  ],
  answers: {
    loadGame: [
      { kind: 'found', subject: { kind: 'demo', demo }, isForMember: true, asOf: 1 },
      { kind: 'missing' },
      { kind: 'failed' },
    ] satisfies GameResult[],
    loadDetails: [{ kind: 'read', ...noDetails }, { kind: 'failed' }] satisfies DetailsResult[],
  },
  guards: { hasOtherReader: ({ context }) => context.isForMember },
})
