import { depositSetup } from './deposit.setup.ts'

/** The receipt after a page load, until its member leaves it or another tab makes a code. */
export const restoredReceiptState = depositSetup.createStateConfig({
  description:
    'The receipt after a page load: its success has been told. A code that another tab makes takes its place.',
  invoke: {
    id: 'watchPayment',
    src: 'watchPayment',
    onError: { description: 'Another tab’s payment is found at the next reload.' },
  },
  on: {
    'payment.kept': {
      target: '#deposit.awaitingPayment',
      actions: { type: 'adoptPayment', params: ({ event }) => event },
    },
  },
})
