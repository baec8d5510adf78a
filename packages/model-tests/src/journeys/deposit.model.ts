import { assign, setup } from 'xstate'

/** What a member sees of the deposit at one moment. */
export interface DepositSight {
  /** The screen of the deposit that is open, or where the member is without it. */
  readonly screen:
    | 'away'
    | 'choosingChannel'
    | 'enteringAmount'
    | 'awaitingPayment'
    | 'succeeded'
    | 'failed'
    | 'expired'
    | 'requestUnknown'
  /** What lies over the screen, or stands beside it. */
  readonly also:
    | 'nothing'
    | 'problem'
    | 'reuseWarning'
    | 'cancelQuestion'
    | 'waitingInHeader'
    | 'offline'
  readonly amount: string
}

/** Every step of a member and of the world. */
export const depositSteps = [
  'open',
  'close',
  'reload',
  'chooseChannel',
  'changeChannel',
  'typeGoodAmount',
  'typeBadAmount',
  'submit',
  'understandReuse',
  'cancel',
  'keepWaiting',
  'confirmCancel',
  'acknowledge',
  'again',
  'serverIsPaid',
  'serverIsPaidInPart',
  'serverRejects',
  'serverExpires',
  'timePasses',
  'connectionIsLost',
  'connectionIsBack',
] as const

export type DepositStep = (typeof depositSteps)[number]

type DepositStepEvent = { [Step in DepositStep]: { type: Step } }[DepositStep]

export const goodAmount = '500'
export const badAmount = '80'

/** What the world does to a code that waits, whatever the member looks at. */
const endings = {
  serverIsPaid: 'succeeded',
  serverIsPaidInPart: 'failed',
  serverRejects: 'failed',
  serverExpires: 'expired',
  timePasses: 'expired',
} as const

/**
 * The deposit as a member and the world know it: no call, no timer, no chart of ours. QA reads it, the
 * walks hold the site against it.
 */
export const depositModel = setup({
  types: {
    context: {} as { amount: string; hasChosen: boolean },
    events: {} as DepositStepEvent,
    meta: {} as Omit<DepositSight, 'amount'>,
  },
  guards: {
    isGood: ({ context }) => context.amount === goodAmount,
    hasChosen: ({ context }) => context.hasChosen,
  },
  actions: {
    choose: assign({ hasChosen: true }),
    typeGood: assign({ amount: goodAmount }),
    typeBad: assign({ amount: badAmount }),
    empty: assign({ amount: '' }),
  },
}).createMachine({
  id: 'depositJourney',
  context: { amount: '', hasChosen: false },
  initial: 'away',
  states: {
    away: {
      meta: { screen: 'away', also: 'nothing' },
      on: { open: [{ guard: 'hasChosen', target: 'entering' }, { target: 'choosing' }] },
    },
    choosing: {
      meta: { screen: 'choosingChannel', also: 'nothing' },
      on: { chooseChannel: { target: 'entering', actions: 'choose' } },
    },
    entering: {
      meta: { screen: 'enteringAmount', also: 'nothing' },
      on: {
        typeGoodAmount: { target: 'entering', actions: 'typeGood' },
        typeBadAmount: { target: 'entering', actions: 'typeBad' },
        changeChannel: 'choosing',
        close: 'away',
        reload: 'entering',
        connectionIsLost: 'enteringOffline',
        submit: [{ guard: 'isGood', target: 'warned' }, { target: 'told' }],
      },
    },
    told: {
      meta: { screen: 'enteringAmount', also: 'problem' },
      on: {
        typeGoodAmount: { target: 'entering', actions: 'typeGood' },
        typeBadAmount: { target: 'entering', actions: 'typeBad' },
        submit: 'told',
      },
    },
    enteringOffline: {
      meta: { screen: 'enteringAmount', also: 'offline' },
      on: {
        typeGoodAmount: { target: 'enteringOffline', actions: 'typeGood' },
        submit: { guard: 'isGood', target: 'unknown' },
        connectionIsBack: 'entering',
      },
    },
    unknown: {
      meta: { screen: 'requestUnknown', also: 'offline' },
      on: { acknowledge: 'enteringOffline' },
    },
    warned: {
      meta: { screen: 'awaitingPayment', also: 'reuseWarning' },
      on: { ...endings, understandReuse: 'waiting', reload: 'warned' },
    },
    waiting: {
      meta: { screen: 'awaitingPayment', also: 'nothing' },
      on: {
        ...endings,
        cancel: 'asked',
        close: 'elsewhere',
        reload: 'waiting',
        connectionIsLost: 'waitingOffline',
      },
    },
    waitingOffline: {
      meta: { screen: 'awaitingPayment', also: 'offline' },
      on: {
        serverIsPaid: 'paidUnseen',
        serverRejects: 'rejectedUnseen',
        serverExpires: 'expiredUnseen',
        connectionIsBack: 'waiting',
      },
    },
    paidUnseen: {
      meta: { screen: 'awaitingPayment', also: 'offline' },
      on: { connectionIsBack: 'succeeded' },
    },
    rejectedUnseen: {
      meta: { screen: 'awaitingPayment', also: 'offline' },
      on: { connectionIsBack: 'failed' },
    },
    expiredUnseen: {
      meta: { screen: 'awaitingPayment', also: 'offline' },
      on: { connectionIsBack: 'expired' },
    },
    asked: {
      meta: { screen: 'awaitingPayment', also: 'cancelQuestion' },
      on: { ...endings, keepWaiting: 'waiting', confirmCancel: 'entering', reload: 'waiting' },
    },
    elsewhere: {
      meta: { screen: 'away', also: 'waitingInHeader' },
      on: {
        open: 'waiting',
        reload: 'elsewhere',
        serverIsPaid: 'paidElsewhere',
        serverIsPaidInPart: 'failedElsewhere',
        serverRejects: 'failedElsewhere',
        serverExpires: 'expiredElsewhere',
        timePasses: 'expiredElsewhere',
      },
    },
    paidElsewhere: {
      meta: { screen: 'away', also: 'nothing' },
      entry: 'empty',
      on: { open: 'succeeded' },
    },
    failedElsewhere: {
      meta: { screen: 'failed', also: 'nothing' },
      on: { acknowledge: 'away' },
    },
    expiredElsewhere: {
      meta: { screen: 'expired', also: 'nothing' },
      on: { acknowledge: 'away' },
    },
    succeeded: {
      meta: { screen: 'succeeded', also: 'nothing' },
      entry: 'empty',
      on: { again: 'entering', close: 'away' },
    },
    failed: {
      meta: { screen: 'failed', also: 'nothing' },
      on: { acknowledge: 'entering' },
    },
    expired: {
      meta: { screen: 'expired', also: 'nothing' },
      on: { acknowledge: 'entering' },
    },
  },
})
