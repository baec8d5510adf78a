import { readGames } from '../../../src/flows/game/game.ts'
import {
  type BesideRails,
  type GameRailsResult,
  gameRailsMachine,
} from '../../../src/flows/game-rails/game-rails.machine.ts'
import { goldenLotus } from '../../../src/wire/contract/examples/game.examples.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const answers = [
  { kind: 'read', rails: { hot: [] }, asOf: 1 },
  { kind: 'failed', missed: null },
] satisfies GameRailsResult[]

const beside = [
  { providers: ['pg'], tournaments: [] },
  { providers: null, tournaments: null },
] satisfies BesideRails[]

export const gameRailsCases = casesOf({
  chart: gameRailsMachine,
  inputs: [
    { isHomeShown: true, remembered: null },
    { isHomeShown: true, remembered: { hot: readGames([goldenLotus]) } },
  ],
  events: [
    settledAt('/'),
    settledAt('/help'),
    { type: 'gameRails.requested' },
    { type: 'content.retried' },
  ],
  answers: {
    readRails: answers,
    readRailsAnew: answers,
    readRememberedRails: answers,
    readBeside: beside,
  },
})
