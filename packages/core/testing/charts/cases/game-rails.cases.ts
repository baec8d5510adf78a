import {
  type GameRailsResult,
  gameRailsMachine,
} from '../../../src/game-rails/game-rails.machine.ts'
import { casesOf } from '../chart.cases.ts'

const answers = [
  { kind: 'read', rails: { hot: [] } },
  { kind: 'failed' },
] satisfies GameRailsResult[]

export const gameRailsCases = casesOf({
  chart: gameRailsMachine,
  inputs: [undefined],
  events: [{ type: 'gameRails.read' }],
  answers: { readRails: answers, readRailsAnew: answers },
})
