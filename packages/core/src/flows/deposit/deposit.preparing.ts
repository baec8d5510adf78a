import { otherTabsWatch } from './deposit.other-tabs.ts'
import { depositSetup } from './deposit.setup.ts'

/** Everything before a QR code is requested: this tab has no deposit in flight. */
export const preparingState = depositSetup.createStateConfig({
  description: 'No deposit is in flight: a payment that another tab created is taken over.',
  initial: 'checkingAccounts',
  ...otherTabsWatch,
  states: {
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
            actions: { type: 'setChannels', params: ({ event }) => event.output },
          },
        ],
        onError: 'unavailable',
      },
      on: {
        'deposit.back': { actions: 'emitLeft' },
        'deposit.hidden': {
          actions: ['markHidden', 'tellCancelled'],
        },
        'deposit.covered': {
          actions: ['markCovered', 'tellCancelled'],
        },
      },
    },
    checkedAccounts: {
      always: [
        { guard: 'hasNoChannels', target: 'withoutAccounts' },
        { guard: 'hasChosenAccount', target: '#deposit.transferring' },
        { guard: 'hasChosenChannel', target: 'enteringAmount' },
        { target: 'choosingChannel' },
      ],
    },
    unavailable: {
      tags: 'failure',
      meta: { screen: 'unavailable' },
      entry: 'tellCancelled',
      on: {
        'deposit.checkAgain': 'checkingAccounts',
        'deposit.acknowledge': { actions: 'emitLeft' },
        'deposit.back': { actions: 'emitLeft' },
        'deposit.shown': { target: 'checkingAccounts', actions: 'markShown' },
      },
    },
    withoutAccounts: {
      meta: { screen: 'withoutAccounts' },
      entry: 'tellCancelled',
      on: {
        'deposit.back': { actions: 'emitLeft' },
        'deposit.shown': { target: 'checkingAccounts', actions: 'markShown' },
      },
    },
    choosingChannel: {
      meta: { screen: 'choosingChannel' },
      entry: 'tellCancelled',
      initial: 'picking',
      on: {
        'deposit.chooseChannel': {
          guard: { type: 'isUsableChannel', params: ({ event }) => event },
          target: 'checkedAccounts',
          actions: { type: 'setChannel', params: ({ event }) => event },
        },
        'deposit.back': { actions: 'emitLeft' },
        'deposit.shown': { target: 'checkingAccounts', actions: 'markShown' },
      },
      states: {
        picking: { tags: 'pickerOpen', on: { 'deposit.closePicker': 'resting' } },
        resting: { on: { 'deposit.openPicker': 'picking' } },
      },
    },
    enteringAmount: {
      meta: { screen: 'enteringAmount' },
      entry: 'rememberDraft',
      exit: 'markEndingTold',
      on: {
        'deposit.changeAmount': {
          actions: [{ type: 'setAmountText', params: ({ event }) => event }, 'rememberDraft'],
        },
        'deposit.pickAmount': {
          actions: [{ type: 'setAmount', params: ({ event }) => event }, 'rememberDraft'],
        },
        'deposit.openPicker': { guard: 'hasSeveralChannels', target: 'choosingChannel' },
        'deposit.submit': [
          { guard: 'isPausing' },
          { guard: 'isAmountValid', target: '#deposit.requesting' },
          { actions: 'setProblem' },
        ],
        'deposit.back': [
          { guard: 'hasSeveralChannels', target: 'choosingChannel' },
          { actions: 'emitLeft' },
        ],
        'deposit.shown': { target: 'checkingAccounts', actions: 'markShown' },
        'deposit.hidden': { actions: ['markEndingTold', 'markHidden'] },
        'deposit.covered': { actions: ['markEndingTold', 'markCovered'] },
      },
    },
  },
})
