import { assign, type EventObject, emit, setup } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { UsdtAccount } from '../../member/profile/usdt-account.ts'
import { usdtGuideMachine } from './usdt-guide.machine.ts'
import {
  hasSeveralOptions,
  onlyOption,
  type UsdtOption,
  usableOption,
  usdtOptions,
} from './usdt-option.rules.ts'
import { balanceInterval, riseOf } from './usdt-watch.rules.ts'

export interface UsdtDepositContext {
  readonly options: readonly UsdtOption[]
  readonly chosenId: string | null
  /** The last balance that was read since the address was shown; null before the first. */
  readonly balance: Satang | null
  /** The last rise of the balance since the address was shown, or null. */
  readonly rise: Satang | null
  /** Whether the page is visible. */
  readonly isVisible: boolean
}

export type UsdtDepositInput = Pick<UsdtDepositContext, 'isVisible'>

export type UsdtDepositEvent =
  | { type: 'usdtDeposit.chooseNetwork'; id: string }
  | { type: 'usdtDeposit.showWholeAddress' }
  | { type: 'usdtDeposit.showShortAddress' }
  | { type: 'usdtDeposit.retry' }
  | { type: 'usdtDeposit.back' }
  | { type: 'balance.read'; balance: Satang }
  | { type: 'page.hidden' }
  | { type: 'page.resumed' }

export type UsdtDepositFact =
  /** The member goes back and there is no earlier step. */
  | { type: 'usdtDeposit.left' }
  /** The member's profile has no account to which USDT can be sent. */
  | { type: 'usdtDeposit.disabled' }

/** The USDT accounts in the member's profile; null when they could not be loaded. */
export type AccountsResult = { readonly accounts: readonly UsdtAccount[] | null }

export type UsdtDepositScreen = 'checking' | 'disabled' | 'choosingNetwork' | 'showingAddress'

/** A USDT deposit: the choice of a network, then the operator's address on it [USDT-03]. */
export const usdtDepositMachine = setup({
  types: {
    context: {} as UsdtDepositContext,
    events: {} as UsdtDepositEvent,
    input: {} as UsdtDepositInput,
    emitted: {} as UsdtDepositFact,
    tags: {} as 'busy' | 'failure' | 'wholeAddress',
    meta: {} as { screen: UsdtDepositScreen },
    children: {} as { usdtGuide: 'usdtGuide' },
  },
  actors: {
    loadAccounts: promiseNotProvided<AccountsResult>('loadAccounts'),
    watchBalance: callbackNotProvided<EventObject>('watchBalance'),
    usdtGuide: usdtGuideMachine,
  },
  guards: {
    isUnavailable: (_, { accounts }: AccountsResult) => accounts === null,
    isVisible: ({ context }) => context.isVisible,
    hasNoAccount: ({ context }) => context.options.length === 0,
    hasSeveralOptions: ({ context }) => hasSeveralOptions(context),
    hasChosenNetwork: ({ context }) => usableOption(context.options, context.chosenId) !== null,
    isUsable: ({ context }, { id }: { id: string }) => usableOption(context.options, id) !== null,
  },
  actions: {
    askBalance: notProvided('askBalance'),
    setVisible: assign({ isVisible: true }),
    setHidden: assign({ isVisible: false }),
    setAccounts: assign((_, { accounts }: AccountsResult) => {
      const options = usdtOptions(accounts ?? [])
      return { options, chosenId: onlyOption(options)?.id ?? null }
    }),
    setNetwork: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    clearNetwork: assign({ chosenId: null }),
    setBalance: assign(({ context }, { balance }: { balance: Satang }) => ({
      balance,
      rise: riseOf(context.balance, balance) ?? context.rise,
    })),
    clearBalance: assign({ balance: null, rise: null }),
    emitLeft: emit({ type: 'usdtDeposit.left' }),
    emitDisabled: emit({ type: 'usdtDeposit.disabled' }),
  },
  delays: {
    balanceInterval,
  },
}).createMachine({
  id: 'usdtDeposit',
  description: 'A USDT deposit: the choice of a network, then the operator’s address on it.',
  context: ({ input }) => ({
    options: [],
    chosenId: null,
    balance: null,
    rise: null,
    isVisible: input.isVisible,
  }),
  initial: 'checking',
  invoke: {
    id: 'usdtGuide',
    src: 'usdtGuide',
    onError: { description: 'The deposit continues without its guide.' },
  },
  on: {
    'usdtDeposit.back': { actions: 'emitLeft' },
    'page.hidden': { actions: 'setHidden' },
    'page.resumed': { actions: 'setVisible' },
  },
  states: {
    checking: {
      tags: 'busy',
      meta: { screen: 'checking' },
      invoke: {
        id: 'loadAccounts',
        src: 'loadAccounts',
        onDone: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.output },
            target: 'disabled.unavailable',
          },
          {
            target: 'checked',
            actions: { type: 'setAccounts', params: ({ event }) => event.output },
          },
        ],
        onError: 'disabled.unavailable',
      },
    },
    checked: {
      always: [
        { guard: 'hasNoAccount', target: 'disabled.withoutAccount' },
        { guard: 'hasChosenNetwork', target: 'showingAddress' },
        { target: 'choosingNetwork' },
      ],
    },
    disabled: {
      meta: { screen: 'disabled' },
      initial: 'withoutAccount',
      states: {
        withoutAccount: {
          description: 'Only the operator can enable USDT for a member, so the first tab is shown.',
          entry: 'emitDisabled',
        },
        unavailable: {
          tags: 'failure',
          on: { 'usdtDeposit.retry': '#usdtDeposit.checking' },
        },
      },
    },
    choosingNetwork: {
      meta: { screen: 'choosingNetwork' },
      entry: 'clearNetwork',
      on: {
        'usdtDeposit.chooseNetwork': {
          guard: { type: 'isUsable', params: ({ event }) => event },
          target: 'showingAddress',
          actions: { type: 'setNetwork', params: ({ event }) => event },
        },
      },
    },
    showingAddress: {
      description: 'No call reports the arrival of coins, so the balance is polled.',
      meta: { screen: 'showingAddress' },
      type: 'parallel',
      exit: 'clearBalance',
      invoke: {
        id: 'watchBalance',
        src: 'watchBalance',
        onError: { description: 'The header still shows the balance.' },
      },
      on: {
        'balance.read': { actions: { type: 'setBalance', params: ({ event }) => event } },
        'usdtDeposit.chooseNetwork': {
          guard: { type: 'isUsable', params: ({ event }) => event },
          target: '.address.short',
          actions: { type: 'setNetwork', params: ({ event }) => event },
        },
        'usdtDeposit.back': [
          { guard: 'hasSeveralOptions', target: 'choosingNetwork' },
          { actions: 'emitLeft' },
        ],
      },
      states: {
        address: {
          initial: 'short',
          states: {
            short: { on: { 'usdtDeposit.showWholeAddress': 'whole' } },
            whole: {
              tags: 'wholeAddress',
              on: { 'usdtDeposit.showShortAddress': 'short' },
            },
          },
        },
        watch: {
          initial: 'deciding',
          on: { 'page.hidden': { target: '.unseen', actions: 'setHidden' } },
          states: {
            deciding: { always: [{ guard: 'isVisible', target: 'seen' }, { target: 'unseen' }] },
            seen: {
              after: { balanceInterval: { target: 'seen', reenter: true, actions: 'askBalance' } },
            },
            unseen: {
              description: 'When the page resumes, the root chart reads the balance.',
              on: { 'page.resumed': { target: 'seen', actions: 'setVisible' } },
            },
          },
        },
      },
    },
  },
})
