import { assign, setup } from 'xstate'
import type {
  AffiliateWithdrawProblem,
  AffiliateWithdrawSight,
  AffiliateWithdrawStep,
} from './affiliate-withdraw.sight.ts'

interface World extends Pick<AffiliateWithdrawSight, 'problem'> {
  /** Commission was withdrawn today. */
  readonly isUsed: boolean
}

const say = (problem: AffiliateWithdrawProblem) => ({
  type: 'say' as const,
  params: { problem },
})

/**
 * A withdrawal of commission on an allowed day, on a site that asks for the password, from the view of the
 * member and the server.
 */
export const affiliateWithdrawModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in AffiliateWithdrawStep]: { type: Step } }[AffiliateWithdrawStep],
    meta: {} as Pick<AffiliateWithdrawSight, 'page'>,
  },
  guards: {
    isUsed: ({ context }) => context.isUsed,
  },
  actions: {
    say: assign((_, { problem }: { problem: AffiliateWithdrawProblem }) => ({ problem })),
    sayNothing: assign({ problem: null }),
    use: assign({ isUsed: true }),
  },
}).createMachine({
  id: 'affiliateWithdrawJourney',
  context: { problem: null, isUsed: false },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      meta: { page: 'elsewhere' },
      on: {
        open: [{ guard: 'isUsed', target: 'usedToday' }, { target: 'form' }],
        reload: { target: 'elsewhere', actions: 'sayNothing' },
      },
    },
    unknownInHeader: {
      meta: { page: 'unknownInHeader' },
      on: { open: 'unknown', openByReminder: 'unknown', reload: 'unknownInHeader' },
    },
    foundInHeader: {
      meta: { page: 'foundInHeader' },
      on: { open: 'found', openByReminder: 'found', reload: 'elsewhere' },
    },
    form: {
      meta: { page: 'form' },
      on: {
        withdrawZero: { actions: say('affiliate.withdraw.error.zeroAmount') },
        withdrawTooMuch: { actions: say('affiliate.withdraw.error.insufficientBalance') },
        withdraw: { target: 'review', actions: 'sayNothing' },
        leave: 'elsewhere',
        reload: { target: 'form', actions: 'sayNothing' },
      },
    },
    /** The member has not confirmed yet. */
    review: {
      meta: { page: 'review' },
      on: {
        change: { target: 'form', actions: 'sayNothing' },
        confirmWithoutPassword: { actions: say('payout.password.error.empty') },
        confirmWithWrongPassword: { actions: say('payout.password.error.wrong') },
        confirmUnanswered: { actions: say('payout.password.error.unanswered') },
        confirmAndLapse: { target: 'form', actions: say('payout.password.error.lapsed') },
        confirm: { target: 'usedToday', actions: ['use', 'sayNothing'] },
        confirmAndBeRefused: {
          target: 'form',
          actions: say('affiliate.withdraw.error.onlyDays1to5'),
        },
        confirmAndLose: { target: 'unknown', actions: 'sayNothing' },
        confirmAndLoseAfterAll: { target: 'found', actions: ['use', 'sayNothing'] },
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
        waitAndGoBack: 'form',
        leave: 'unknownInHeader',
        reload: 'unknown',
      },
    },
    found: {
      meta: { page: 'found' },
      on: { goBack: 'usedToday', leave: 'foundInHeader', reload: 'usedToday' },
    },
  },
})
