import { assign, setup } from 'xstate'
import type { PromotionsStep } from './promotions.sight.ts'

interface World {
  readonly page: 'home' | 'help' | 'login'
  readonly isCollapsed: boolean
  /** Whether the hour without offers is over. */
  readonly isOpen: boolean
}

/** A registration offer from the view of a visitor and time. */
export const promotionsModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in PromotionsStep]: { type: Step } }[PromotionsStep],
  },
  guards: {
    isExpanded: ({ context }) => !context.isCollapsed,
    isCollapsed: ({ context }) => context.isCollapsed,
    isOpen: ({ context }) => context.isOpen,
  },
  actions: {
    goHome: assign({ page: 'home' }),
    goToHelp: assign({ page: 'help' }),
    goToLogin: assign({ page: 'login' }),
    collapse: assign({ isCollapsed: true }),
    expand: assign({ isCollapsed: false }),
    close: assign({ isOpen: false }),
    open: assign({ isOpen: true }),
  },
}).createMachine({
  id: 'promotionsJourney',
  context: { page: 'home', isCollapsed: false, isOpen: true },
  initial: 'offered',
  states: {
    offered: {
      on: {
        take: 'running',
        loadHome: 'offered',
        loadHelp: { target: 'quiet', actions: 'goToHelp' },
        waitAMinute: 'offered',
        waitAnHour: 'offered',
      },
    },
    running: {
      on: {
        minimise: { guard: 'isExpanded', actions: 'collapse' },
        show: { guard: 'isCollapsed', actions: 'expand' },
        alreadyRegistered: { guard: 'isExpanded', target: 'quiet', actions: 'goToLogin' },
        loadHome: { actions: 'goHome' },
        loadHelp: { actions: 'goToHelp' },
        waitUntilOver: { target: 'missed', actions: 'close' },
      },
    },
    missed: {
      on: {
        acknowledge: 'quiet',
        loadHome: { target: 'quiet', actions: 'goHome' },
        loadHelp: { target: 'quiet', actions: 'goToHelp' },
        waitAMinute: 'missed',
      },
    },
    quiet: {
      description: 'No offer shows: on another page, or for an hour.',
      on: {
        loadHome: [
          { guard: 'isOpen', target: 'offered', actions: 'goHome' },
          { actions: 'goHome' },
        ],
        loadHelp: { actions: 'goToHelp' },
        waitAnHour: { actions: 'open' },
      },
    },
  },
})
