import { assign, setup } from 'xstate'
import type { MaintenanceStep } from './maintenance.sight.ts'

interface Closure {
  readonly isDown: boolean
  readonly isClosed: boolean
}

interface World {
  readonly place: 'home' | 'help'
  /** The actual state of the site, and the state that the page knows. */
  readonly truth: Closure
  readonly known: Closure
  readonly isConnected: boolean
  readonly isSeen: boolean
}

/** A visible page with a network learns everything within 20 seconds. */
const observed = (world: World): World =>
  world.isConnected && world.isSeen ? { ...world, known: world.truth } : world

const turned =
  (change: Partial<Closure>) =>
  ({ context }: { context: World }): World =>
    observed({ ...context, truth: { ...context.truth, ...change } })

/** A visit during maintenance, closure or a lost network, from the view of visitor and operator. */
export const maintenanceModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in MaintenanceStep]: { type: Step } }[MaintenanceStep],
  },
  guards: {
    isFree: ({ context: { isConnected, isSeen, known } }) =>
      isConnected && isSeen && !known.isDown && !known.isClosed,
    isAway: ({ context }) => !context.isSeen,
    isUp: ({ context }) => !context.truth.isDown,
    isDown: ({ context }) => context.truth.isDown,
    isOpen: ({ context }) => !context.truth.isClosed,
    isClosed: ({ context }) => context.truth.isClosed,
    isConnected: ({ context: { isConnected, isSeen } }) => isConnected && isSeen,
    isCut: ({ context: { isConnected, isSeen } }) => !isConnected && isSeen,
  },
  actions: {
    goHome: assign({ place: 'home' }),
    goHelp: assign({ place: 'help' }),
    observe: assign(({ context }) => observed(context)),
    lookAway: assign({ isSeen: false }),
    lookAgain: assign(({ context }) => observed({ ...context, isSeen: true })),
    beginMaintenance: assign(turned({ isDown: true })),
    endMaintenance: assign(turned({ isDown: false })),
    closeSite: assign(turned({ isClosed: true })),
    openSite: assign(turned({ isClosed: false })),
    loseConnection: assign({ isConnected: false }),
    findConnection: assign(({ context }) => observed({ ...context, isConnected: true })),
  },
}).createMachine({
  id: 'maintenanceJourney',
  context: {
    place: 'home',
    truth: { isDown: false, isClosed: false },
    known: { isDown: false, isClosed: false },
    isConnected: true,
    isSeen: true,
  },
  on: {
    goHome: { guard: 'isFree', actions: 'goHome' },
    goHelp: { guard: 'isFree', actions: 'goHelp' },
    reload: { guard: 'isConnected', actions: 'observe' },
    // A visitor who looks away has a network when they look again.
    lookAway: { guard: 'isConnected', actions: 'lookAway' },
    lookAgain: { guard: 'isAway', actions: 'lookAgain' },
    beginMaintenance: { guard: 'isUp', actions: 'beginMaintenance' },
    endMaintenance: { guard: 'isDown', actions: 'endMaintenance' },
    closeSite: { guard: 'isOpen', actions: 'closeSite' },
    openSite: { guard: 'isClosed', actions: 'openSite' },
    loseConnection: { guard: 'isConnected', actions: 'loseConnection' },
    findConnection: { guard: 'isCut', actions: 'findConnection' },
  },
})
