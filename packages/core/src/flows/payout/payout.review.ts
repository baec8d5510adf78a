import { type Satang, satang } from '../../base/money/satang.ts'
import type { ConfirmationResult, PayoutPassword } from './payout.password.ts'

/** What a member looks at once more before money is paid out. */
export interface PayoutReview {
  readonly amount: Satang
  /** What is left afterwards; null where that is not known, or would be less than nothing. */
  readonly left: Satang | null
}

/** The look at a payout, by what there is to pay it from; null while that is not known. */
export function reviewOf(amount: Satang, held: Satang | null): PayoutReview {
  return { amount, left: held === null || held < amount ? null : satang(held - amount) }
}

interface Known {
  readonly context: { readonly password: PayoutPassword | null }
}

interface Answered {
  readonly event: { readonly output: ConfirmationResult }
}

/**
 * The look before a payout: nothing has been asked for yet, and no amount can be typed. Where the site wants
 * it the password is typed here, and the server is asked about it first. What is confirmed is checked once
 * more, before that and after it, since the balance, the day or another tab may have changed meanwhile.
 * @param chart the id of the chart, whose states `editing` and `pending` follow
 */
export function reviewingState<const Chart extends string>(chart: Chart) {
  return {
    description: 'One look at what is asked for, before it is.',
    meta: { screen: 'reviewing' },
    initial: 'looking',
    exit: 'forgetPassword',
    invoke: {
      id: 'guardPassword',
      src: 'guardPassword',
      input: ({ context: { password } }: Known) => ({ isAsked: password !== null }),
      onError: { description: 'The vault forgets the password with the session at the latest.' },
    },
    on: {
      'withdraw.change': {
        description: 'Also while the server is asked about the password: nothing is paid out then.',
        target: 'editing',
      },
    },
    states: {
      looking: {
        on: {
          'withdraw.changePassword': {
            actions: {
              type: 'notePassword',
              params: ({ event }: { event: { isFilled: boolean } }) => event,
            },
          },
          'withdraw.confirm': 'checking',
        },
      },
      checking: {
        always: [
          { guard: 'mayWithdraw', target: 'allowed' },
          { target: `#${chart}.editing`, actions: 'noteProblem' },
        ],
      },
      allowed: {
        always: [
          { guard: 'isConfirmed', target: `#${chart}.pending`, actions: 'noteIntent' },
          { guard: 'isPasswordFilled', target: 'confirming' },
          { target: 'looking', actions: 'notePasswordMissing' },
        ],
      },
      confirming: {
        description: 'The server is asked about the password; the payout itself is not sent yet.',
        tags: ['confirming', 'inMoneyFlow'],
        invoke: {
          id: 'confirmPassword',
          src: 'confirmPassword',
          onDone: [
            {
              guard: { type: 'isTaken', params: ({ event }: Answered) => event.output },
              target: 'checking',
              actions: {
                type: 'notePasswordAnswer',
                params: ({ event }: Answered) => event.output,
              },
            },
            {
              target: 'looking',
              actions: [
                'dropPassword',
                {
                  type: 'notePasswordAnswer',
                  params: ({ event }: Answered) => event.output,
                },
              ],
            },
          ],
          onError: {
            description: 'The look says that nobody knows.',
            target: 'looking',
            actions: ['dropPassword', 'notePasswordUnanswered'],
          },
        },
      },
    },
  } as const
}
