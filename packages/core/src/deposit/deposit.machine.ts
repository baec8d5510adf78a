import { expiredState } from './deposit.expired.ts'
import { heldPayment, qrRequestOf } from './deposit.rules.ts'
import { depositSetup } from './deposit.setup.ts'

/** A deposit from the choice of its channel to its one ending [DEP-05]. */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  description: 'A deposit from the choice of its channel to its one ending.',
  context: ({ input: { storedPayment, draft, isVisible, now } }) => ({
    channels: [],
    channelKey: storedPayment?.channelKey ?? draft?.channelKey ?? null,
    amountText: storedPayment?.amountText ?? draft?.amountText ?? '',
    problem: null,
    payment: storedPayment?.payment ?? null,
    isReuseWarned: storedPayment?.isReuseWarned ?? false,
    refusal: null,
    rejection: null,
    expiryWord: 'none',
    isVisible,
    isShown: false,
    now,
  }),
  initial: 'restoring',
  on: {
    'deposit.shown': { actions: 'noteShown' },
    'deposit.hidden': { actions: 'noteHidden' },
    'page.hidden': { actions: 'noteUnseen' },
    'page.resumed': { actions: { type: 'noteSeen', params: ({ event }) => event } },
    'clock.adjusted': { actions: { type: 'noteNow', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      always: [
        { guard: 'hasStoredPayment', target: 'awaitingPayment' },
        { target: 'checkingAccounts' },
      ],
    },
    checkingAccounts: {
      tags: 'busy',
      meta: { screen: 'checking' },
      invoke: {
        id: 'loadChannels',
        src: 'loadChannels',
        onDone: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.output },
            target: 'unavailable',
          },
          {
            target: 'checkedAccounts',
            actions: { type: 'noteChannels', params: ({ event }) => event.output },
          },
        ],
        onError: 'unavailable',
      },
      on: { 'deposit.back': { actions: 'tellLeft' } },
    },
    checkedAccounts: {
      always: [
        { guard: 'hasNoChannels', target: 'withoutAccounts' },
        { guard: 'hasChosenChannel', target: 'enteringAmount' },
        { target: 'choosingChannel' },
      ],
    },
    unavailable: {
      tags: 'failure',
      meta: { screen: 'unavailable' },
      on: {
        'deposit.acknowledge': { actions: 'tellLeft' },
        'deposit.back': { actions: 'tellLeft' },
        'deposit.shown': { target: 'checkingAccounts', actions: 'noteShown' },
      },
    },
    withoutAccounts: {
      meta: { screen: 'withoutAccounts' },
      on: {
        'deposit.back': { actions: 'tellLeft' },
        'deposit.shown': { target: 'checkingAccounts', actions: 'noteShown' },
      },
    },
    choosingChannel: {
      meta: { screen: 'choosingChannel' },
      initial: 'picking',
      on: {
        'deposit.chooseChannel': {
          guard: { type: 'isUsableChannel', params: ({ event }) => event },
          target: 'enteringAmount',
          actions: { type: 'noteChannel', params: ({ event }) => event },
        },
        'deposit.back': { actions: 'tellLeft' },
        'deposit.shown': { target: 'checkingAccounts', actions: 'noteShown' },
      },
      states: {
        picking: { tags: 'pickerOpen', on: { 'deposit.closePicker': 'resting' } },
        resting: { on: { 'deposit.openPicker': 'picking' } },
      },
    },
    enteringAmount: {
      meta: { screen: 'enteringAmount' },
      entry: 'rememberDraft',
      initial: 'ready',
      on: {
        'deposit.changeAmount': {
          actions: [{ type: 'noteAmountText', params: ({ event }) => event }, 'rememberDraft'],
        },
        'deposit.pickAmount': {
          actions: [{ type: 'noteAmount', params: ({ event }) => event }, 'rememberDraft'],
        },
        'deposit.openPicker': { guard: 'hasSeveralChannels', target: 'choosingChannel' },
        'deposit.back': [
          { guard: 'hasSeveralChannels', target: 'choosingChannel' },
          { actions: 'tellLeft' },
        ],
        'deposit.shown': { target: 'checkingAccounts', actions: 'noteShown' },
      },
      states: {
        ready: {
          on: {
            'deposit.submit': [
              { guard: 'isAmountValid', target: '#deposit.requesting' },
              { actions: 'noteProblem' },
            ],
          },
        },
        pausing: {
          description: 'The last request may have been carried out; a second one waits a moment.',
          after: { doubleTriggerPause: 'ready' },
        },
      },
    },
    requesting: {
      description: 'The request is never aborted; an answer that comes late still counts.',
      tags: 'inMoneyFlow',
      initial: 'asking',
      invoke: {
        id: 'requestQr',
        src: 'requestQr',
        input: ({ context }) => qrRequestOf(context),
        onError: '.unknown',
      },
      on: {
        'qr.created': {
          target: 'awaitingPayment',
          actions: { type: 'notePayment', params: ({ event }) => event },
        },
        'qr.incomplete': 'cannotCreate',
        'qr.refused': {
          target: 'requestFailed',
          actions: { type: 'noteRefusal', params: ({ event }) => event },
        },
      },
      states: {
        asking: {
          tags: 'busy',
          meta: { screen: 'requestingQr' },
          on: { 'qr.lost': 'unknown', 'deposit.back': { actions: 'tellLeft' } },
        },
        unknown: {
          tags: 'failure',
          meta: { screen: 'requestUnknown' },
          entry: 'tellUnknown',
          on: { 'deposit.acknowledge': '#deposit.enteringAmount.pausing' },
        },
      },
    },
    requestFailed: {
      tags: 'failure',
      meta: { screen: 'requestFailed' },
      on: { 'deposit.acknowledge': 'enteringAmount' },
    },
    cannotCreate: {
      tags: 'failure',
      meta: { screen: 'cannotCreate' },
      on: { 'deposit.acknowledge': 'enteringAmount.pausing' },
    },
    awaitingPayment: {
      tags: 'inMoneyFlow',
      meta: { screen: 'awaitingPayment' },
      entry: 'rememberPayment',
      invoke: {
        id: 'qrPayment',
        systemId: 'qrPayment',
        src: 'qrPayment',
        input: ({ context }) => ({
          payment: heldPayment(context),
          isVisible: context.isVisible,
          isReuseWarned: context.isReuseWarned,
          now: context.now,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'succeeded',
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'noteEnding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'returning',
            actions: ['forgetPayment', 'tellCancelled'],
          },
          {
            guard: { type: 'isExpiryConfirmed', params: ({ event }) => event.output },
            target: 'expired.confirmed',
            actions: { type: 'noteEnding', params: ({ event }) => event.output },
          },
          { target: 'expired.unconfirmed' },
        ],
        onError: 'expired.unconfirmed',
      },
      on: {
        'deposit.back': { actions: 'askToCancel' },
        'qr.understandReuse': { actions: 'tellPayment' },
        'qr.cancel': { actions: 'tellPayment' },
        'qr.keepWaiting': { actions: 'tellPayment' },
        'qr.confirmCancel': { actions: 'tellPayment' },
        'page.hidden': { actions: ['noteUnseen', 'tellPayment'] },
        'page.resumed': {
          actions: [{ type: 'noteSeen', params: ({ event }) => event }, 'tellPayment'],
        },
        'clock.adjusted': {
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellPayment'],
        },
      },
    },
    succeeded: {
      meta: { screen: 'succeeded' },
      entry: ['forgetPayment', 'forgetDraft', 'forgetAmount', 'tellSucceeded'],
      on: {
        'deposit.again': 'checkingAccounts',
        'deposit.back': { target: 'checkingAccounts', actions: 'tellLeft' },
        'deposit.hidden': { target: 'checkingAccounts', actions: 'noteHidden' },
      },
    },
    expired: expiredState,
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      entry: 'forgetPayment',
      on: { 'deposit.acknowledge': 'returning' },
    },
    returning: {
      description: 'Back to the amount, channel and amount kept.',
      always: [
        { guard: 'hasChosenChannel', target: 'enteringAmount' },
        { target: 'checkingAccounts' },
      ],
    },
  },
})
