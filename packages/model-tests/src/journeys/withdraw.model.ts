import { and, assign, not, setup } from 'xstate'
import {
  type WithdrawLook,
  type WithdrawProblem,
  type WithdrawStep,
  withdrawAmounts,
} from './withdraw.sight.ts'

interface World {
  readonly amount: string
  readonly problem: WithdrawProblem | null
  /** Whether the site requires the password for payouts. */
  readonly asksForPassword: boolean
  /** Whether the withdrawal is on the screen. */
  readonly isOpen: boolean
  /** Who knows that withdrawals are locked. */
  readonly wait: 'none' | 'known' | 'knownToServer'
  /** Where the money of the last withdrawal is; null where the site knows of none. */
  readonly money: 'onItsWay' | 'paidOut' | null
  /** Enough time has passed that no request can be under way. */
  readonly isOver: boolean
  /** The server answered with an undocumented code. */
  readonly isUnclear: boolean
  /** The calls since the last withdrawal was confirmed. */
  readonly calls: number
}

interface Seen {
  readonly shown: 'form' | 'review' | 'sending' | WithdrawLook
}

/**
 * A withdrawal from the view of a member and the world, without our charts. A member can take the presses of
 * this model while the withdrawal is on the screen.
 */
export const withdrawModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in WithdrawStep]: { type: Step } }[WithdrawStep],
    meta: {} as Seen,
  },
  guards: {
    isClosed: ({ context }) => !context.isOpen,
    isGood: ({ context }) => context.amount === withdrawAmounts.good,
    isTooLittle: ({ context }) => context.amount === withdrawAmounts.tooLittle,
    isTooMuch: ({ context }) => context.amount === withdrawAmounts.tooMuch,
    isFollowed: ({ context: { isOpen, money, wait } }) =>
      isOpen && wait === 'known' && money === 'onItsWay',
    isWaiting: ({ context }) => context.wait === 'known',
    mayWithdraw: ({ context }) => context.wait === 'none',
    isPlain: ({ context }) => context.problem === null && context.amount === '',
    isAsked: ({ context }) => context.asksForPassword,
    isOver: ({ context }) => context.isOver,
    isOverAndUnclear: ({ context }) => context.isOver && context.isUnclear,
  },
  actions: {
    askForPassword: assign({ asksForPassword: true }),
    show: assign({ isOpen: true }),
    hide: assign({ isOpen: false }),
    typeGood: assign({ amount: withdrawAmounts.good, problem: null }),
    typeTooLittle: assign({ amount: withdrawAmounts.tooLittle, problem: null }),
    typeTooMuch: assign({ amount: withdrawAmounts.tooMuch, problem: null }),
    showProblem: assign((_, { problem }: { problem: WithdrawProblem }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    forgetAmount: assign({ amount: '', problem: null }),
    countCall: assign({ calls: 1, isUnclear: false, problem: null }),
    countNoCall: assign({ calls: 0 }),
    wait: assign({ wait: 'known', money: 'onItsWay' }),
    /** Only the server knows of a withdrawal. */
    waitAsTold: assign({ wait: 'known', money: null }),
    payOut: assign({ money: 'paidOut' }),
    waitUnknown: assign({ wait: 'knownToServer' }),
    mayAgain: assign(({ context: { problem, wait } }) => ({
      wait: 'none',
      money: null,
      problem: wait === 'known' ? null : problem,
    })),
    begin: assign({ isOver: false }),
    end: assign({ isOver: true }),
    answerUnclearly: assign({ isUnclear: true }),
    forgetAttempt: assign({ isOver: false, isUnclear: false }),
  },
}).createMachine({
  id: 'withdrawJourney',
  context: {
    amount: '',
    problem: null,
    asksForPassword: false,
    isOpen: false,
    wait: 'none',
    money: null,
    isOver: false,
    isUnclear: false,
    calls: 0,
  },
  initial: 'form',
  on: {
    open: { guard: 'isClosed', actions: 'show' },
    close: { actions: 'hide' },
    stepBack: { actions: 'hide' },
  },
  states: {
    form: {
      meta: { shown: 'form' },
      entry: 'forgetAttempt',
      on: {
        reload: { actions: 'forgetAmount' },
        signOutAndIn: { actions: ['forgetAmount', 'hide'] },
        typeGoodAmount: { actions: 'typeGood' },
        typeTooLittle: { actions: 'typeTooLittle' },
        typeTooMuch: { actions: 'typeTooMuch' },
        submit: [
          {
            guard: 'isWaiting',
            actions: [{ type: 'showProblem', params: { problem: 'mustWait' } }, 'countNoCall'],
          },
          { guard: 'isGood', target: 'review', actions: ['clearProblem', 'countNoCall'] },
          {
            guard: 'isTooLittle',
            actions: [{ type: 'showProblem', params: { problem: 'tooLittle' } }, 'countNoCall'],
          },
          {
            guard: 'isTooMuch',
            actions: [{ type: 'showProblem', params: { problem: 'tooMuch' } }, 'countNoCall'],
          },
          { actions: [{ type: 'showProblem', params: { problem: 'empty' } }, 'countNoCall'] },
        ],
        siteAsksForPassword: {
          guard: and([not('isClosed'), not('isAsked'), 'mayWithdraw', 'isPlain']),
          actions: 'askForPassword',
        },
        otherTabWithdraws: {
          guard: and([not('isAsked'), 'mayWithdraw', 'isPlain']),
          actions: ['countCall', 'wait'],
        },
        bankPaysOut: { guard: 'isFollowed', actions: 'payOut' },
        waitPasses: { guard: not('mayWithdraw'), actions: 'mayAgain' },
      },
    },
    /** The member has not confirmed yet. */
    review: {
      meta: { shown: 'review' },
      on: {
        confirm: { target: 'sending', actions: 'countCall' },
        confirmWithoutPassword: {
          guard: 'isAsked',
          actions: { type: 'showProblem', params: { problem: 'noPassword' } },
        },
        confirmWithWrongPassword: {
          guard: 'isAsked',
          actions: { type: 'showProblem', params: { problem: 'wrongPassword' } },
        },
        confirmUnanswered: {
          guard: 'isAsked',
          actions: { type: 'showProblem', params: { problem: 'unansweredPassword' } },
        },
        change: { target: 'form', actions: 'clearProblem' },
        reload: { target: 'form', actions: 'forgetAmount' },
      },
    },
    sending: {
      meta: { shown: 'sending' },
      on: {
        serverTakesWithdrawal: {
          guard: 'mayWithdraw',
          target: 'form',
          actions: ['forgetAmount', 'wait'],
        },
        serverRefuses: {
          guard: 'mayWithdraw',
          target: 'form',
          actions: { type: 'showProblem', params: { problem: 'refused' } },
        },
        serverSaysWait: {
          target: 'form',
          actions: [{ type: 'showProblem', params: { problem: 'serverSaysWait' } }, 'waitAsTold'],
        },
        answerIsLost: { guard: 'mayWithdraw', target: 'notFound' },
        answerIsUnclear: {
          guard: 'mayWithdraw',
          target: 'notFound',
          actions: 'answerUnclearly',
        },
        answerIsUnclearAfterAll: { guard: 'mayWithdraw', target: 'found', actions: 'wait' },
        answerIsLostAfterAll: { guard: 'mayWithdraw', target: 'found', actions: 'wait' },
        answerAndHistoryAreLost: {
          guard: 'mayWithdraw',
          target: 'cannotCheck',
          actions: 'waitUnknown',
        },
        answerTakesTooLong: { guard: 'mayWithdraw', target: 'late' },
        reload: { guard: 'mayWithdraw', target: 'notFound', actions: 'forgetAmount' },
      },
    },
    /** The history does not list it, and an answer is still under way. */
    late: {
      meta: { shown: 'notFound' },
      entry: 'begin',
      on: {
        checkAgain: {},
        serverTakesWithdrawal: { target: 'form', actions: ['forgetAmount', 'wait'] },
        serverRefuses: {
          target: 'form',
          actions: { type: 'showProblem', params: { problem: 'refused' } },
        },
        reload: { target: 'notFound', actions: 'forgetAmount' },
      },
    },
    notFound: {
      meta: { shown: 'notFound' },
      entry: 'begin',
      on: {
        checkAgain: {},
        attemptEnds: { guard: not('isOver'), actions: 'end' },
        goBack: [
          {
            guard: 'isOverAndUnclear',
            target: 'form',
            actions: { type: 'showProblem', params: { problem: 'unclear' } },
          },
          { guard: 'isOver', target: 'form' },
        ],
        reload: { actions: 'forgetAmount' },
        signOutAndIn: { actions: ['forgetAmount', 'hide'] },
      },
    },
    cannotCheck: {
      meta: { shown: 'cannotCheck' },
      on: {
        checkAgain: { target: 'found', actions: 'wait' },
        attemptEnds: { target: 'found', actions: 'mayAgain' },
        reload: { target: 'found', actions: ['forgetAmount', 'wait'] },
        signOutAndIn: { target: 'found', actions: ['forgetAmount', 'wait', 'hide'] },
      },
    },
    found: {
      meta: { shown: 'found' },
      entry: 'forgetAmount',
      on: {
        goBack: 'form',
        reload: 'form',
        signOutAndIn: { target: 'form', actions: 'hide' },
      },
    },
  },
})
