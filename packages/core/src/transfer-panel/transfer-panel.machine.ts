import { assign, emit, setup } from 'xstate'
import type { TransferTab } from './transfer-panel.rules.ts'

export interface TransferPanelContext {
  readonly tab: TransferTab
}

export type TransferPanelEvent =
  | { type: 'transferPanel.selectTab'; tab: TransferTab }
  | { type: 'transferPanel.tabShown'; tab: TransferTab }
  | { type: 'transferPanel.back' }
  | { type: 'transferPanel.close' }

export type TransferPanelFact =
  | { type: 'transferPanel.tabSelected'; tab: TransferTab }
  | { type: 'transferPanel.backRequested'; tab: TransferTab }
  | { type: 'transferPanel.closed' }

export interface TransferPanelInput {
  readonly tab: TransferTab
}

/** The panel or page around the money flows: which tab is shown, back and close. */
export const transferPanelMachine = setup({
  types: {
    context: {} as TransferPanelContext,
    events: {} as TransferPanelEvent,
    input: {} as TransferPanelInput,
    emitted: {} as TransferPanelFact,
  },
  actions: {
    noteTab: assign((_, { tab }: { tab: TransferTab }) => ({ tab })),
    tellTab: emit((_, { tab }: { tab: TransferTab }) => ({
      type: 'transferPanel.tabSelected',
      tab,
    })),
    tellBack: emit(({ context }) => ({ type: 'transferPanel.backRequested', tab: context.tab })),
    tellClosed: emit({ type: 'transferPanel.closed' }),
  },
}).createMachine({
  id: 'transferPanel',
  description: 'The panel or page around the money flows: which tab is shown, back and close.',
  context: ({ input }) => ({ tab: input.tab }),
  initial: 'open',
  states: {
    open: {
      on: {
        'transferPanel.selectTab': {
          description: 'The address names the tab, so that a reload finds it.',
          actions: { type: 'tellTab', params: ({ event }) => event },
        },
        'transferPanel.tabShown': {
          actions: { type: 'noteTab', params: ({ event }) => event },
        },
        'transferPanel.back': {
          description: 'The flow in the tab knows whether there is a step to go back to.',
          actions: 'tellBack',
        },
        'transferPanel.close': { actions: 'tellClosed' },
      },
    },
  },
})
