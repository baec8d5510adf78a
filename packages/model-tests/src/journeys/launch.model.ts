import { setup } from 'xstate'
import type { LaunchSight, LaunchStep } from './launch.sight.ts'

/** The launch of a game from the view of the member and the server. */
export const launchModel = setup({
  types: {
    events: {} as { [Step in LaunchStep]: { type: Step } }[LaunchStep],
    meta: {} as LaunchSight,
  },
}).createMachine({
  id: 'launchJourney',
  initial: 'visitor',
  states: {
    visitor: {
      meta: { page: 'visitor', notice: null },
      on: { play: 'login', reload: 'visitor' },
    },
    login: {
      meta: { page: 'login', notice: null },
      on: { signIn: 'game' },
    },
    game: {
      initial: 'quiet',
      on: {
        play: 'playing',
        playUnderMaintenance: '.closed',
        playRefused: '.failed',
        playAndLoseAnswer: '.failed',
        playElsewhere: '.failed',
        reload: '.quiet',
      },
      states: {
        quiet: { meta: { page: 'game', notice: null } },
        closed: { meta: { page: 'game', notice: 'maintenance' } },
        failed: { meta: { page: 'game', notice: 'failed' } },
      },
    },
    playing: {
      meta: { page: 'playing', notice: null },
      on: { leave: 'game' },
    },
  },
})
