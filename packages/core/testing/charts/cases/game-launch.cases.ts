import { gameLaunchMachine } from '../../../src/flows/game-launch/game-launch.machine.ts'
import type { LaunchResult } from '../../../src/flows/game-launch/game-launch.rules.ts'
import { casesOf } from '../chart.cases.ts'

const slot = { id: 'g-1', type: 'slots', code: 'pg_101', launchPath: '/launch/pg' }
const sport = { ...slot, id: 'g-2', type: 'sports' }
const address = 'https://games.test/demo/1'
const foreignAddress = 'https://evil.test'

const refused = (code: number, meaning: 'gameMaintenance' | 'other'): LaunchResult => ({
  kind: 'refused',
  refusal: { context: 'gameLaunch', code, meaning, message: null },
})

export const gameLaunchCases = casesOf({
  chart: gameLaunchMachine,
  inputs: [{ deviceClass: 'desktop' }, { deviceClass: 'mobile' }, { deviceClass: 'ipad' }],
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
    { type: 'address.left' },
    { type: 'address.marked' },
    { type: 'address.unmarked' },
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
  // Whoever holds an iPad here is a visitor who came to a marked address.
  guards: {
    isVisitor: ({ context }) => context.deviceClass === 'ipad',
    isForeign: (_, { address: at }) => at === foreignAddress,
    isMarkedAddress: ({ context }) => context.deviceClass === 'ipad',
  },
})
