/**
 * The look before a payout: nothing has been asked for yet, and nothing can be typed. What is confirmed is
 * checked once more, since the balance, the day or another tab may have changed meanwhile.
 */
export const reviewingState = {
  description: 'One look at what is asked for, before it is.',
  meta: { screen: 'reviewing' },
  on: {
    'withdraw.change': 'editing',
    'withdraw.confirm': [
      { guard: 'mayWithdraw', target: 'pending', actions: 'noteIntent' },
      { target: 'editing', actions: 'noteProblem' },
    ],
  },
} as const
