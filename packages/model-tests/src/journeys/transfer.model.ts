import { assign, not, setup } from 'xstate'
import { type TransferScreen, type TransferStep, transferAmounts } from './transfer.sight.ts'

interface World {
  readonly amount: string
  readonly hasChosen: boolean
  /** Whether the deposit is on the screen. */
  readonly isOpen: boolean
  /** Whether the form says that the amount is wrong and the member has not corrected it. */
  readonly isRefused: boolean
}

/** What a member sees while the deposit is on the screen. A dialog shows anyway. */
interface Seen {
  readonly screen: TransferScreen
  readonly isDialog?: true
}

/**
 * A deposit by bank transfer from the view of a member and the world, without calls, timers or our charts. A
 * member can take the presses of this model while the deposit is on the screen.
 */
export const transferModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in TransferStep]: { type: Step } }[TransferStep],
    meta: {} as Seen,
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isClosed: not('isOpen'),
    isGood: ({ context }) => context.amount === transferAmounts.good,
    hasChosen: ({ context }) => context.hasChosen,
    isRefused: ({ context }) => context.isRefused,
  },
  actions: {
    show: assign({ isOpen: true }),
    hide: assign({ isOpen: false }),
    choose: assign({ hasChosen: true }),
    typeGood: assign({ amount: transferAmounts.good, isRefused: false }),
    typeBad: assign({ amount: transferAmounts.bad, isRefused: false }),
    refuse: assign({ isRefused: true }),
    forgetRefusal: assign({ isRefused: false }),
    forgetAmount: assign({ amount: '', isRefused: false }),
  },
}).createMachine({
  id: 'transferJourney',
  context: { amount: '', hasChosen: false, isOpen: false, isRefused: false },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { screen: 'choosingChannel' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        chooseAccount: { target: 'account', actions: ['choose', 'forgetRefusal'] },
        reload: [
          { guard: 'hasChosen', target: 'account', actions: 'forgetRefusal' },
          { target: 'choosing' },
        ],
      },
    },
    account: {
      meta: { screen: 'account' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { actions: 'hide' },
        stepBack: 'choosing',
        changeChannel: 'choosing',
        reload: { actions: 'forgetRefusal' },
        confirmTransferred: [
          { guard: 'isRefused', target: 'amountRefused' },
          { target: 'reporting' },
        ],
      },
    },
    reporting: {
      meta: { screen: 'reporting' },
      on: {
        open: { guard: 'isClosed', target: 'account', actions: 'show' },
        close: { target: 'account', actions: 'hide' },
        stepBack: 'account',
        reload: 'account',
        typeGoodAmount: { actions: 'typeGood' },
        typeBadAmount: { actions: 'typeBad' },
        submit: [
          { guard: 'isGood', target: 'sending' },
          { target: 'amountRefused', actions: 'refuse' },
        ],
      },
    },
    amountRefused: {
      meta: { screen: 'amountRefused' },
      on: {
        close: { target: 'account', actions: 'hide' },
        stepBack: 'account',
        reload: { target: 'account', actions: 'forgetRefusal' },
        typeGoodAmount: { target: 'reporting', actions: 'typeGood' },
        typeBadAmount: { target: 'reporting', actions: 'typeBad' },
        submit: 'amountRefused',
      },
    },
    sending: {
      meta: { screen: 'sending' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { actions: 'hide' },
        reload: [{ guard: 'isOpen', target: 'unknown' }, { target: 'unseenOutcome' }],
        serverTakesReport: { target: 'reported', actions: 'forgetAmount' },
        serverRefuses: 'refused',
        answerIsLost: 'unknown',
      },
    },
    refused: {
      meta: { screen: 'reportFailed', isDialog: true },
      on: {
        acknowledge: [{ guard: 'isOpen', target: 'reporting' }, { target: 'account' }],
        reload: 'account',
      },
    },
    /** The page was left while the deposit was closed, so nothing says yet that the outcome is unknown. */
    unseenOutcome: {
      meta: { screen: 'away' },
      on: { open: { target: 'unknown', actions: 'show' }, reload: 'unseenOutcome' },
    },
    unknown: {
      meta: { screen: 'reportUnknown', isDialog: true },
      on: {
        acknowledge: 'pausingAtAccount',
        reload: [{ guard: 'isOpen', target: 'unknown' }, { target: 'unseenOutcome' }],
      },
    },
    pausingAtAccount: {
      meta: { screen: 'account' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        reload: 'account',
        confirmTransferred: 'pausing',
      },
    },
    pausing: {
      meta: { screen: 'pausing' },
      on: { secondsPass: 'reporting' },
    },
    reported: {
      meta: { screen: 'reported' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { actions: 'hide' },
        again: 'account',
        reload: [{ guard: 'isOpen' }, { target: 'unwatched' }],
        moneyArrives: 'arrived',
        moneyDoesNotArrive: 'notYet',
      },
    },
    /** Reported before the page was left: a member who opens the deposit sees the state of the report. */
    unwatched: {
      meta: { screen: 'away' },
      on: {
        open: { target: 'reported', actions: 'show' },
        reload: 'unwatched',
        moneyArrives: 'arrivedUnwatched',
      },
    },
    arrivedUnwatched: {
      meta: { screen: 'away' },
      on: { open: { target: 'arrived', actions: 'show' }, reload: 'arrivedUnwatched' },
    },
    arrived: {
      meta: { screen: 'arrived' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { target: 'account', actions: 'hide' },
        again: 'account',
        reload: 'arrived',
      },
    },
    notYet: {
      meta: { screen: 'notYet' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { actions: 'hide' },
        again: 'account',
        reload: 'notYet',
      },
    },
  },
})
