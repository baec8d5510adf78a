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

/** The types, actors, guards and actions of the payout chart, which refers to them by name. */
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
    guardPassword: callbackNotProvided<EventObject>('guardPassword'),
    followPayout: callbackNotProvided<EventObject, SendingInput>('followPayout'),
    lookAtHistory: promiseNotProvided<LookResult, LookInput>('lookAtHistory'),
  },
  guards: {
    hasAttemptElsewhere: notProvided('hasAttemptElsewhere'),
    hasAttempt: ({ context }) => context.attempt !== null,
    ...passwordGuards,
    isFound: (_, { kind }: LookResult) => kind === 'found',
    isNotListed: ({ context }) => context.look === 'notFound',
  },
  actions: {
    forgetAttempt: notProvided('forgetAttempt'),
    restoreAttempt: notProvided('restoreAttempt'),
    setAttemptWait: notProvided('setAttemptWait'),
    dropPassword: notProvided('dropPassword'),
    setPassword: assign(({ context }, { isFilled }: { isFilled: boolean }) =>
      withTyped(context, isFilled),
    ),
    setPasswordMissing: assign(({ context }) => withoutPassword(context)),
    setPasswordAnswer: assign(({ context }, result: ConfirmationResult) =>
      withAnswer(context, result),
    ),
    setPasswordUnanswered: assign(({ context }) => withAnswer(context, null)),
    setAttempt: assign((_, { attempt }: { attempt: PayoutAttempt }) => ({ attempt })),
    setLook: assign((_, { kind }: LookResult) => ({ look: kind })),
    setFailedLook: assign({ look: 'cannotCheck' }),
    forgetLook: assign({ look: null }),
    raiseLookAgain: raise({ type: 'payout.lookAgain' }),
    setAnswer: assign((_, answer: PayoutAnswer) => ({ ending: endingBy(answer) })),
    setEnding: assign((_, ending: PayoutEnding) => ({ ending })),
    setTimedOutEnding: assign(({ context: { attempt } }) => ({
      ending: { kind: 'over', unclear: attempt?.unclear ?? null },
    })),
    emitCheck: sendParent({ type: 'payout.check' } satisfies PayoutNews),
    emitFound: sendParent({ type: 'payout.found' } satisfies PayoutNews),
    emitBalanceDoubted: sendParent({ type: 'payout.balanceDoubted' } satisfies PayoutNews),
  },
  delays: attemptDelays,
})

function endingBy(answer: PayoutAnswer): PayoutEnding {
  return answer.type === 'payout.accepted'
    ? { kind: 'accepted', amount: answer.amount, lock: answer.lock }
    : { kind: 'refused', refusal: answer.refusal }
}
