import { assign, type EventObject, raise, sendParent, setup } from 'xstate'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { PayoutAttempt } from './payout.attempt.ts'
import { attemptDelays, type LookResult } from './payout.outcome.ts'
import {
  type ConfirmationResult,
  type GuardInput,
  passwordGuards,
  withAnswer,
  withoutPassword,
  withTyped,
} from './payout.password.ts'
import type { SendingInput } from './payout.sending.ts'
import type {
  PayoutAnswer,
  PayoutContext,
  PayoutEnding,
  PayoutEvent,
  PayoutInput,
  PayoutNews,
  PayoutScreen,
} from './payout.types.ts'

export interface LookInput {
  readonly attempt: PayoutAttempt | null
}

/** What the payout chart is made of; the chart itself names these parts. */
export const payoutSetup = setup({
  types: {
    context: {} as PayoutContext,
    events: {} as PayoutEvent,
    input: {} as PayoutInput,
    output: {} as PayoutEnding,
    tags: {} as 'attemptOver' | 'busy' | 'confirming' | 'failure' | 'inMoneyFlow' | 'looking',
    meta: {} as { screen: PayoutScreen },
  },
  actors: {
    confirmPassword: promiseNotProvided<ConfirmationResult>('confirmPassword'),
    guardPassword: callbackNotProvided<EventObject, GuardInput>('guardPassword'),
    followPayout: callbackNotProvided<EventObject, SendingInput>('followPayout'),
    lookAtHistory: promiseNotProvided<LookResult, LookInput>('lookAtHistory'),
  },
  guards: {
    isAskedElsewhere: notProvided('isAskedElsewhere'),
    hasAttempt: ({ context }) => context.attempt !== null,
    ...passwordGuards,
    isFound: (_, { kind }: LookResult) => kind === 'found',
    isNotListed: ({ context }) => context.look === 'notFound',
  },
  actions: {
    forgetAttempt: notProvided('forgetAttempt'),
    recallAttempt: notProvided('recallAttempt'),
    noteAttemptWait: notProvided('noteAttemptWait'),
    dropPassword: notProvided('dropPassword'),
    notePassword: assign(({ context }, { isFilled }: { isFilled: boolean }) =>
      withTyped(context, isFilled),
    ),
    notePasswordMissing: assign(({ context }) => withoutPassword(context)),
    notePasswordAnswer: assign(({ context }, result: ConfirmationResult) =>
      withAnswer(context, result),
    ),
    notePasswordUnanswered: assign(({ context }) => withAnswer(context, null)),
    noteAttempt: assign((_, { attempt }: { attempt: PayoutAttempt }) => ({ attempt })),
    noteLook: assign((_, { kind }: LookResult) => ({ look: kind })),
    noteNoLook: assign({ look: 'cannotCheck' }),
    forgetLook: assign({ look: null }),
    lookAgain: raise({ type: 'payout.checkAgain' }),
    noteAnswer: assign((_, answer: PayoutAnswer) => ({ ending: endingBy(answer) })),
    noteEnding: assign((_, ending: PayoutEnding) => ({ ending })),
    noteOver: assign(({ context: { attempt } }) => ({
      ending: { kind: 'over', unclear: attempt?.unclear ?? null },
    })),
    askWhetherAllowed: sendParent({ type: 'payout.check' } satisfies PayoutNews),
    tellFound: sendParent({ type: 'payout.found' } satisfies PayoutNews),
    tellBalanceDoubted: sendParent({ type: 'payout.balanceDoubted' } satisfies PayoutNews),
  },
  delays: attemptDelays,
})

function endingBy(answer: PayoutAnswer): PayoutEnding {
  return answer.type === 'payout.accepted'
    ? { kind: 'accepted', amount: answer.amount, lock: answer.lock }
    : { kind: 'refused', refusal: answer.refusal }
}
