import { assign, setup } from 'xstate'
import type {
  AffiliateWithdrawProblem,
  AffiliateWithdrawSight,
  AffiliateWithdrawStep,
} from './affiliate-withdraw.sight.ts'

interface World extends Pick<AffiliateWithdrawSight, 'problem'> {
  /** Commission was withdrawn today. */
  readonly isUsed: boolean
  /** A withdrawal was asked for, and nobody knows what became of it. */
  readonly isUnanswered: boolean
}

const say = (problem: AffiliateWithdrawProblem) => ({
  type: 'say' as const,
  params: { problem },
})

/** A withdrawal of commission on one of its days, as the member and the server know it. */
export const affiliateWithdrawModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in AffiliateWithdrawStep]: { type: Step } }[AffiliateWithdrawStep],
    meta: {} as Pick<AffiliateWithdrawSight, 'page'>,
  },
  guards: {
    isUsed: ({ context }) => context.isUsed,
    isUnanswered: ({ context }) => context.isUnanswered,
  },
  actions: {
    say: assign((_, { problem }: { problem: AffiliateWithdrawProblem }) => ({ problem })),
    sayNothing: assign({ problem: null }),
    use: assign({ isUsed: true }),
    loseAnswer: assign({ isUnanswered: true }),
    giveUp: assign({ isUnanswered: false }),
  },
}).createMachine({
  id: 'affiliateWithdrawJourney',
  context: { problem: null, isUsed: false, isUnanswered: false },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      entry: 'sayNothing',
      meta: { page: 'elsewhere' },
      on: {
        open: [
          { guard: 'isUnanswered', target: 'unknown' },
          { guard: 'isUsed', target: 'usedToday' },
          { target: 'form' },
        ],
        reload: 'elsewhere',
      },
    },
    form: {
      meta: { page: 'form' },
      on: {
        withdrawZero: { actions: say('affiliate.withdraw.error.zeroAmount') },
        withdrawTooMuch: { actions: say('affiliate.withdraw.error.insufficientBalance') },
        withdrawAndBeRefused: { actions: say('affiliate.withdraw.error.onlyDays1to5') },
        withdrawAndLose: { target: 'unknown', actions: ['sayNothing', 'loseAnswer'] },
        withdrawAndLoseAfterAll: { target: 'found', actions: ['sayNothing', 'use'] },
        withdraw: { target: 'usedToday', actions: ['sayNothing', 'use'] },
        leave: 'elsewhere',
        reload: { target: 'form', actions: 'sayNothing' },
      },
    },
    usedToday: {
      meta: { page: 'usedToday' },
      on: { leave: 'elsewhere', reload: 'usedToday' },
    },
    unknown: {
      meta: { page: 'unknown' },
      on: {
        checkAgain: 'unknown',
        waitAndGoBack: { target: 'form', actions: 'giveUp' },
        leave: 'elsewhere',
        reload: 'unknown',
      },
    },
    found: {
      meta: { page: 'found' },
      on: { goBack: 'usedToday', leave: 'elsewhere', reload: 'usedToday' },
    },
  },
})
