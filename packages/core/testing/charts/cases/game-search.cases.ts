import { gameSearchMachine } from '../../../src/flows/game-search/game-search.machine.ts'
import type { GameSearchResult } from '../../../src/flows/game-search/game-search.setup.ts'
import { aGame } from '../../examples/games.of.tests.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const answers = [
  { kind: 'read', games: [aGame()], repair: null, asOf: 1 },
  { kind: 'read', games: [], repair: null, asOf: 1 },
  { kind: 'failed', missed: null },
] satisfies GameSearchResult[]

export const gameSearchCases = casesOf({
  chart: gameSearchMachine,
  inputs: [{ term: null }, { term: 'lotus' }, { term: 'lo' }],
  events: [
    { type: 'gameSearch.type', text: 'lotus' },
    { type: 'gameSearch.type', text: 'lo' },
    { type: 'gameSearch.type', text: '' },
    { type: 'gameSearch.begin' },
    { type: 'gameSearch.forget' },
    { type: 'gameSearch.move', by: 1 },
    { type: 'gameSearch.take', index: 0 },
    { type: 'gameSearch.submit' },
    { type: 'gameSearch.close' },
    { type: 'gameSearch.retry' },
    { type: 'session.started' },
    { type: 'session.ended' },
    { type: 'content.retried' },
    settledAt('/'),
    settledAt('/search/lotus'),
  ],
  answers: {
    suggest: answers,
    searchPage: answers,
    readPopular: [
      { asOf: 1, games: [aGame()] },
      { asOf: 1, games: null },
    ],
  },
  actions: {
    readRecent: () => {},
    writeRecent: () => {},
    openResults: () => {},
    openActive: () => {},
  },
})
