import { otherTabsWatch } from './deposit.other-tabs.ts'
import { depositSetup } from './deposit.setup.ts'

const covering = {
  'deposit.covered': {
    description: 'Maintenance or the closed site covers a receipt that its member has seen.',
    guard: 'isShown',
    target: 'restored',
    actions: 'markCovered',
  },
} as const

/** A deposit that was paid, and its receipt. */
export const succeededState = depositSetup.createStateConfig({
  description: 'The receipt, which a page load finds again until the member leaves it.',
  meta: { screen: 'succeeded' },
  initial: 'arrived',
  exit: ['forgetReceipt', 'clearEnding'],
  on: {
    'deposit.again': '#deposit.preparing',
    'deposit.back': { target: '#deposit.preparing', actions: 'emitLeft' },
    'deposit.hidden': {
      description: 'A receipt that was not on the screen yet is not left.',
      guard: 'isSeen',
      target: '#deposit.preparing',
      actions: 'markHidden',
    },
  },
  states: {
    arrived: {
      entry: [
        'markEnded',
        'setPaid',
        'markUnseen',
        'forgetDraft',
        'forgetAmount',
        'endPayment',
        { type: 'settlePayment', params: { verdict: 'paid' } },
        'emitSucceeded',
      ],
      on: covering,
    },
    known: {
      description:
        'Another tab has told the success, and this one learns it when it gives the code up: nothing is stored or reported again.',
      entry: 'markUnseen',
      on: covering,
    },
    restored: {
      description:
        'A receipt that is not news: it is here again after a page load, or was covered. A code that another tab makes takes its place.',
      ...otherTabsWatch,
    },
  },
})
