import { assign } from 'xstate'
import { appMachine } from '../../../src/app/app.machine.ts'
import type { AppEvent, AppInput } from '../../../src/app/app.types.ts'
import type { FlowName } from '../../../src/app/flows/flows.ts'
import { toastDuration } from '../../../src/base/messages/toast.duration.ts'
import { satang } from '../../../src/base/money/satang.ts'
import type { DepositFact } from '../../../src/flows/deposit/deposit.types.ts'
import { pathOf } from '../../../src/kernel/routing/address.ts'
import type { RouteName } from '../../../src/kernel/routing/routes.ts'
import { settledAt } from '../../settled.route.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const visitor: AppInput = {
  isRegistrationOpen: true,
  isClosed: false,
  isOnline: true,
  hasSession: false,
  username: '',
  address: '/',
  deviceClass: 'desktop',
  hasForgotTicket: false,
  isUnderMaintenance: false,
  interruptedAddress: null,
  leftFlows: [],
}

const settled = (route: RouteName): AppEvent => settledAt(pathOf(route))
const succeeded = (isShown: boolean): DepositFact => ({
  type: 'deposit.succeeded',
  amount: satang(50_000),
  isShown,
})

/**
 * The events that decide what the root does next. A withdrawal is loaded like a deposit, and would only triple the
 * walks.
 */
const turns: readonly AppEvent[] = [
  { type: 'session.started', username: 'demo' },
  { type: 'session.started', username: 'waiting' },
  { type: 'session.ended', reason: 'signedOut', message: { id: 'session.loggedOut' } },
  settled('index'),
  settled('login'),
  settled('deposit'),
  { type: 'flow.loaded', name: 'login' },
  { type: 'flow.loaded', name: 'deposit' },
  { type: 'flow.loadFailed', name: 'login' },
  { type: 'content.retried' },
  { type: 'flow.changed', name: 'deposit' },
]

/** The events that the root only forwards. */
const carried: readonly AppEvent[] = [
  { type: 'navigation.requested', to: '/', how: 'push' },
  { type: 'visitor.keptOut', keptFrom: 'deposit' },
  { type: 'maintenance.changed', isUnderMaintenance: true },
  { type: 'closure.changed', isClosed: true },
  {
    type: 'call.reported',
    report: {
      endpoint: 'getCredit',
      purpose: 'background',
      isExempt: false,
      outcome: 'accepted',
    },
  },
  {
    type: 'call.reported',
    report: {
      endpoint: 'getCredit',
      purpose: 'pressed',
      isExempt: false,
      outcome: 'postponed',
      retryAfterMs: 60_000,
    },
  },
  { type: 'session.ended', reason: 'expired', message: { id: 'session.error.sessionExpired' } },
  { type: 'login.succeeded', username: 'demo' },
  { type: 'registration.succeeded', username: 'demo', isOfferClaimed: false },
  { type: 'registration.unanswered' },
  { type: 'page.requested', page: 'login' },
  {
    type: 'toast.requested',
    toast: { tone: 'positive', message: { id: 'reset.success' }, durationMs: toastDuration },
  },
  { type: 'flow.progressed', name: 'deposit', progress: { step: 1, canStepBack: true } },
  { type: 'transferPanel.tabSelected', tab: 'deposit-tab' },
  { type: 'transferPanel.closed' },
  { type: 'transferPanel.backRequested', tab: 'deposit-tab' },
  { type: 'transferPanel.backRequested', tab: 'deposit-usdt-tab' },
  { type: 'transferPanel.backRequested', tab: 'withdraw-tab' },
  { type: 'withdraw.left' },
  { type: 'withdraw.balanceDoubted' },
  { type: 'withdraw.succeeded', amount: satang(50_000) },
  { type: 'affiliate.balanceDoubted' },
  { type: 'affiliate.withdrawn', amount: satang(50_000) },
  { type: 'affiliate.refused', message: { id: 'affiliate.withdraw.error.zeroAmount' } },
  { type: 'deposit.left' },
  { type: 'usdtDeposit.left' },
  { type: 'usdtDeposit.disabled' },
  { type: 'deposit.cancelled' },
  { type: 'deposit.cancelledUnseen' },
  { type: 'deposit.outcomeUnknown' },
  { type: 'deposit.ended' },
  { type: 'latePayment.arrived', id: 'pay-1', amount: satang(50_000) },
  succeeded(true),
  succeeded(false),
  { type: 'write.sent', endpoint: 'withdraw' },
  { type: 'write.dropped' },
  { type: 'chunk.missing', beside: null },
  { type: 'page.missing' },
  { type: 'game.shown', names: { th: 'บัวทอง', en: 'Golden Lotus' } },
  { type: 'favourites.played', gameId: 'g-1' },
  { type: 'favourites.listed', asOf: 1, games: [] },
  { type: 'storage.changed' },
  { type: 'chatLink.requested' },
  { type: 'game.moneyMoved' },
  { type: 'page.hidden' },
  { type: 'page.offline' },
  { type: 'page.resumed', cause: 'visible', now: testEpoch, isOnline: true },
  { type: 'clock.adjusted', now: testEpoch, isConfirmed: true, movedBy: 0 },
]

export const appCases = casesOf({
  chart: appMachine,
  inputs: [visitor, { ...visitor, isClosed: true }],
  events: [...turns, ...carried],
  distinguish: ({ flows, memberFlows, pageFlows }) => ({
    flows,
    memberFlows,
    pageFlows,
  }),
  untaken: {
    'app flow.loadFailed #1': 'would double the walk; app.flows.test.ts shows it',
    'app analytics.requested #1': 'would double the walk; analytics.flow.test.ts shows it',
    'app gameRails.requested #1': 'would double the walk; game-rails.flow.test.ts shows it',
    'app gameSearch.requested #1': 'would double the walk; game-search.flow.test.ts shows it',
    'app liveChat.requested #1': 'would double the walk; live-chat.flow.test.ts shows it',
    'app xstate.error.actor.* #1': 'no actor dies here; app.flows.test.ts shows a flow that does',
    'app xstate.error.actor.* #2': 'no actor dies here; app.flows.test.ts shows a flow that does',
  },
  guards: {
    hasLeftForChat: ({ context }) => context.username === 'waiting',
    hasUnsettledMoney: ({ context }) => context.username === 'waiting',
    hasWaitingPayment: ({ context }) => context.username === 'waiting',
  },
  actions: {
    addUnsettledFlows: assign(({ context: { memberFlows, username } }) => ({
      memberFlows:
        username === 'waiting' ? [...new Set<FlowName>([...memberFlows, 'withdraw'])] : memberFlows,
    })),
    spawnFlow: assign(({ spawn }, { name }: { name: FlowName }) => {
      spawn('loadFlow', { id: name, input: { name } })
      return {}
    }),
  },
})
