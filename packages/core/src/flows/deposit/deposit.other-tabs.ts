import { depositSetup } from './deposit.setup.ts'

/** Watches for a code that another tab makes. Part of each state in which this tab has no deposit in flight. */
export const otherTabsWatch = depositSetup.createStateConfig({
  invoke: {
    id: 'watchPayment',
    src: 'watchPayment',
    onError: { description: 'Another tab’s payment is found at the next reload.' },
  },
  on: {
    'payment.kept': {
      target: '#deposit.awaitingPayment',
      actions: ['tellCancelled', { type: 'adoptPayment', params: ({ event }) => event }],
    },
  },
})
