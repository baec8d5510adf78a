import { assign, emit, setup } from 'xstate'
import type { NavigationRequested } from '../../kernel/routing/navigation.fact.ts'
import type { TransferProgress, TransferTab } from '../../kernel/routing/transfer.tabs.ts'
import { addressOfStep, addressWithoutStep, hasStep } from './transfer-step.address.ts'

/** The tab of the money flows that an address shows. */
export interface TransferShown {
  readonly tab: TransferTab
  readonly address: string
  /** Whether the flows are a page of their own, which the browser's back button leaves. */
  readonly isPage: boolean
}

export interface TransferPanelContext extends TransferShown {
  /** How far the flow in the tab has got; null while unknown. */
  readonly progress: TransferProgress | null
}

export type TransferPanelEvent =
  | { type: 'transferPanel.selectTab'; tab: TransferTab }
  | ({ type: 'transferPanel.shown'; progress: TransferProgress | null } & TransferShown)
  | { type: 'transferPanel.progressed'; tab: TransferTab; progress: TransferProgress }
  | { type: 'transferPanel.back' }
  | { type: 'transferPanel.close' }

export type TransferPanelFact =
  | { type: 'transferPanel.tabSelected'; tab: TransferTab }
  | { type: 'transferPanel.backRequested'; tab: TransferTab }
  | { type: 'transferPanel.closed' }
  | NavigationRequested

/**
 * The panel or page around the money flows: which tab is shown, back and close. On a page of its own the
 * browser's history has one more entry while the flow has a step to go back to, so that the browser's back button
 * returns to that step before it leaves the page. The flow decides, and the history follows it.
 */
export const transferPanelMachine = setup({
  types: {
    context: {} as TransferPanelContext,
    events: {} as TransferPanelEvent,
    input: {} as TransferShown,
    emitted: {} as TransferPanelFact,
  },
  guards: {
    isInStep: ({ context }) => context.isPage && hasStep(context.address),
    canStepBack: ({ context }) => context.isPage && context.progress?.canStepBack === true,
    cannotStepBack: ({ context }) => context.progress?.canStepBack === false,
    isOfTab: ({ context }, { tab }: { tab: TransferTab }) => context.tab === tab,
    isStep: (_, { address, isPage }: TransferShown) => isPage && hasStep(address),
    isSameTab: ({ context }, { isPage, tab }: TransferShown) => isPage && tab === context.tab,
  },
  actions: {
    setShown: assign((_, shown: TransferShown & { progress: TransferProgress | null }) => ({
      tab: shown.tab,
      address: shown.address,
      isPage: shown.isPage,
      progress: shown.progress,
    })),
    setProgress: assign((_, { progress }: { progress: TransferProgress }) => ({ progress })),
    emitTab: emit((_, { tab }: { tab: TransferTab }) => ({
      type: 'transferPanel.tabSelected',
      tab,
    })),
    emitBack: emit(({ context }) => ({ type: 'transferPanel.backRequested', tab: context.tab })),
    emitClosed: emit({ type: 'transferPanel.closed' }),
    requestStep: emit(({ context: { address, progress } }) => ({
      type: 'navigation.requested',
      to: addressOfStep(address, progress?.step ?? 0),
      how: 'push',
    })),
    requestReturn: emit(({ context: { address } }) => ({
      type: 'navigation.requested',
      to: addressWithoutStep(address),
      how: 'back',
    })),
  },
}).createMachine({
  id: 'transferPanel',
  description: 'The panel or page around the money flows: which tab is shown, back and close.',
  context: ({ input: { tab, address, isPage } }) => ({ tab, address, isPage, progress: null }),
  initial: 'arriving',
  on: {
    'transferPanel.selectTab': {
      description: 'The address names the tab, so that a reload finds it.',
      actions: { type: 'emitTab', params: ({ event }) => event },
    },
    'transferPanel.shown': {
      target: '.arriving',
      actions: { type: 'setShown', params: ({ event }) => event },
    },
    'transferPanel.progressed': {
      guard: { type: 'isOfTab', params: ({ event }) => event },
      actions: { type: 'setProgress', params: ({ event }) => event },
    },
    'transferPanel.back': {
      description: 'The flow in the tab knows whether there is a step to go back to.',
      actions: 'emitBack',
    },
    'transferPanel.close': { actions: 'emitClosed' },
  },
  states: {
    arriving: {
      always: [{ guard: 'isInStep', target: 'inStep' }, { target: 'atStart' }],
    },
    atStart: {
      description: 'Going back in the browser leaves the page.',
      always: { guard: 'canStepBack', target: 'entering' },
    },
    entering: {
      description: 'Waits for the address bar to follow.',
      entry: 'requestStep',
    },
    inStep: {
      description: 'Going back in the browser goes one step back in the flow.',
      always: { guard: 'cannotStepBack', target: 'returning' },
      on: {
        'transferPanel.shown': [
          {
            guard: { type: 'isStep', params: ({ event }) => event },
            target: 'arriving',
            actions: { type: 'setShown', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSameTab', params: ({ event }) => event },
            target: 'steppingBack',
            actions: [{ type: 'setShown', params: ({ event }) => event }, 'emitBack'],
          },
          {
            target: 'arriving',
            actions: { type: 'setShown', params: ({ event }) => event },
          },
        ],
      },
    },
    steppingBack: {
      description: 'Waits for the flow to report how far it has got.',
      on: {
        'transferPanel.progressed': {
          guard: { type: 'isOfTab', params: ({ event }) => event },
          target: 'atStart',
          actions: { type: 'setProgress', params: ({ event }) => event },
        },
      },
    },
    returning: {
      description: 'The flow has gone back on its own: waits for the address bar to follow.',
      entry: 'requestReturn',
      on: {
        'transferPanel.shown': [
          {
            guard: { type: 'isStep', params: ({ event }) => event },
            actions: { type: 'setShown', params: ({ event }) => event },
          },
          {
            target: 'arriving',
            actions: { type: 'setShown', params: ({ event }) => event },
          },
        ],
      },
    },
  },
})
