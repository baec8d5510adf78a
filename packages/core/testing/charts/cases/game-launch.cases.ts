import { gameLaunchMachine } from '../../../src/flows/game-launch/game-launch.machine.ts'
import type { LaunchResult } from '../../../src/flows/game-launch/game-launch.rules.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const slot = { id: 'g-1', type: 'slots', code: 'pg_101', launchPath: '/launch/pg' }
const sport = { ...slot, id: 'g-2', type: 'sports' }
const address = 'https://games.test/demo/1'
const foreignAddress = 'https://evil.test'

const member = {
  isMember: true,
  gameOrigins: ['https://games.test'],
  shownGameId: 'g-1',
  isMarked: false,
}

const refused = (code: number, meaning: 'gameMaintenance' | 'other'): LaunchResult => ({
  kind: 'refused',
  refusal: { context: 'gameLaunch', code, meaning, message: null },
})

export const gameLaunchCases = casesOf({
  chart: gameLaunchMachine,
  inputs: [
    { ...member, deviceClass: 'desktop' },
    { ...member, deviceClass: 'mobile' },
    { ...member, deviceClass: 'ipad', isMember: false, isMarked: true },
  ],
  events: [
    { type: 'gameLaunch.launch', game: slot },
    { type: 'gameLaunch.launch', game: sport },
    { type: 'gameLaunch.tryDemo', game: slot, address },
    { type: 'gameLaunch.tryDemo', game: sport, address },
    { type: 'gameLaunch.tryDemo', game: slot, address: foreignAddress },
    { type: 'gameLaunch.openInTab' },
    { type: 'gameLaunch.linkFollowed' },
    { type: 'gameLaunch.hideDoubt' },
    { type: 'gameLaunch.close' },
    { type: 'frame.loaded' },
    { type: 'frame.ready' },
    { type: 'frame.roundEnded' },
    { type: 'frame.closed' },
    settledAt('/game/g-1'),
    settledAt('/game/g-1?play=true'),
    settledAt('/game/g-2'),
    { type: 'session.started' },
    { type: 'session.ended' },
    { type: 'page.resumed' },
  ],
  answers: {
    launchGame: [
      { kind: 'accepted' },
      refused(99, 'gameMaintenance'),
      refused(1, 'other'),
      { kind: 'foreign' },
      { kind: 'failed' },
    ] satisfies LaunchResult[],
    leadTab: [{ isOpen: true }, { isOpen: false }],
  },
})
