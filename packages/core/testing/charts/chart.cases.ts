import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'
import type { Refusal } from '../../src/api/answer.ts'
import { appMachine } from '../../src/app/app.machine.ts'
import { balanceMachine } from '../../src/balance/balance.machine.ts'
import { depositMachine } from '../../src/deposit/deposit.machine.ts'
import type { ChannelsResult } from '../../src/deposit/deposit.types.ts'
import { qrPaymentMachine } from '../../src/deposit/qr-payment.machine.ts'
import type { PaymentEnding, PollResult } from '../../src/deposit/qr-payment.rules.ts'
import { loginMachine } from '../../src/login/login.machine.ts'
import type { LoginResult } from '../../src/login/login.rules.ts'
import {
  type MaintenanceResult,
  maintenanceMachine,
} from '../../src/maintenance/maintenance.machine.ts'
import { type ProfileResult, profileMachine } from '../../src/profile/profile.machine.ts'
import { type RefreshResult, sessionMachine } from '../../src/session/session.machine.ts'
import { twoChannels, waitingPayment } from '../deposit.harness.ts'
import { testEpoch } from '../virtual-clock.ts'

/** What may happen to a chart: one representative of each kind that it tells apart. */
export interface ChartCases<Chart extends AnyStateMachine = AnyStateMachine> {
  readonly chart: Chart
  readonly inputs: readonly InputFrom<Chart>[]
  readonly events: readonly EventFrom<Chart>[]
  /** What invoked actors answer, by the id of the invoke. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  /** What of the context makes two states different; all of it unless something only counts on. */
  readonly tellApart?: (context: ContextFrom<Chart>) => unknown
  /** Guards that ask the world. */
  readonly guards?: Readonly<Record<string, () => boolean>>
}

/** Checks the cases of one chart against its own types. */
function casesOf<Chart extends AnyStateMachine>(cases: ChartCases<Chart>): ChartCases {
  return cases
}

const tooManyAttempts: Refusal<'login'> = {
  context: 'login',
  code: 3000,
  meaning: 'waitOneMinute',
  message: null,
}
const unasked: PollResult = { kind: 'failed', retryAfterMs: null }
const stillWaiting: PollResult = { kind: 'answered', news: { kind: 'waiting' } }

/** The cases of every chart that invokes actors. */
export const chartCases: readonly ChartCases[] = [
  casesOf({
    chart: appMachine,
    inputs: [
      {
        isClosed: false,
        isOnline: true,
        hasSession: false,
        username: '',
        address: '/',
        deviceClass: 'desktop',
        isUnderMaintenance: false,
        interruptedAddress: null,
      },
    ],
    events: [{ type: 'session.started', username: 'demo' }],
    answers: {},
    guards: { hasWaitingPayment: () => false },
  }),
  casesOf({
    chart: sessionMachine,
    inputs: [{ hasSession: true, username: 'demo' }],
    events: [
      {
        type: 'session.tokenExpired',
        sessionVersion: 1,
        now: testEpoch,
        purpose: 'foreground',
      },
    ],
    answers: {
      refreshTokens: [
        { kind: 'renewed', sessionVersion: 2, now: testEpoch },
        { kind: 'ended', reason: 'expired' },
        { kind: 'failed', now: testEpoch },
      ] satisfies RefreshResult[],
    },
  }),
  casesOf({
    chart: loginMachine,
    inputs: [undefined],
    events: [
      { type: 'login.changeUsername', text: 'demo' },
      { type: 'login.changePassword', isFilled: true },
      { type: 'login.submit' },
    ],
    answers: {
      logIn: [
        { kind: 'accepted', username: 'demo' },
        { kind: 'refused', refusal: tooManyAttempts, now: testEpoch },
        { kind: 'failed', failure: 'unreachable' },
      ] satisfies LoginResult[],
    },
  }),
  casesOf({
    chart: profileMachine,
    inputs: [undefined],
    events: [{ type: 'profile.request', now: testEpoch }],
    answers: { getProfile: [{ profile: null, now: testEpoch }] satisfies ProfileResult[] },
  }),
  casesOf({
    chart: balanceMachine,
    inputs: [undefined],
    events: [{ type: 'balance.refetch' }],
    answers: { getCredit: [{ balance: null }] },
  }),
  casesOf({
    chart: maintenanceMachine,
    inputs: [{ isDown: false }],
    events: [{ type: 'page.hidden' }, { type: 'page.resumed' }],
    answers: {
      checkMaintenance: [{ answer: 'up', now: testEpoch }] satisfies MaintenanceResult[],
    },
  }),
  casesOf({
    chart: depositMachine,
    inputs: [{ storedPayment: null, draft: null, isVisible: true, now: testEpoch }],
    events: [
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'qr.created', payment: waitingPayment },
      { type: 'deposit.checkAgain' },
    ],
    answers: {
      loadChannels: [{ channels: twoChannels }] satisfies ChannelsResult[],
      qrPayment: [{ kind: 'expired', word: 'none' }] satisfies PaymentEnding[],
      pollPayment: [unasked, stillWaiting],
    },
  }),
  casesOf({
    chart: qrPaymentMachine,
    inputs: [{ payment: waitingPayment, isVisible: true, isReuseWarned: false, now: testEpoch }],
    events: [{ type: 'poll.now' }, { type: 'page.hidden' }],
    tellApart: ({ failures, ...rest }) => ({ ...rest, isFailing: failures > 0 }),
    answers: { pollPayment: [unasked, stillWaiting] },
  }),
]
