import { day, hour, minute, second } from '@croupier/core/time'
import fc from 'fast-check'
import type { WeatherAction } from './storm.weather.ts'
import type { WithdrawAction, withdrawEndpoints } from './storm.withdraw.actions.ts'

const faultKinds = [
  'reset',
  'empty',
  'truncated',
  'malformed',
  'missingFields',
  'hang',
  'slow',
  'http',
] as const
const faultyEndpoints = [
  'createQr',
  'sendTransfer',
  'pollQr',
  'getCredit',
  'getProfile',
  'refresh',
  'checkMaintenance',
] as const
const errorStatuses = [
  400, 401, 403, 404, 408, 409, 425, 429, 499, 500, 502, 503, 504, 520,
] as const
const tokenCases = ['session.7003.call', 'session.7002', 'global.9998'] as const
export const tokenEndpoints = [
  'pollQr',
  'createQr',
  'sendTransfer',
  'getCredit',
  'getProfile',
] as const
export const refreshCases = [
  'session.7003.refresh',
  'session.7002.refresh',
  'session.refresh.noTokens',
] as const
const requestCases = ['deposit-qr.98', 'deposit-qr.tryAgain', 'deposit-qr.MISSING_FIELDS'] as const

type FaultKind = (typeof faultKinds)[number]
type FaultyEndpoint = (typeof faultyEndpoints | typeof withdrawEndpoints)[number]

/** Buttons of the deposit. */
const buttons = [
  'back',
  'showCode',
  'chooseChannel',
  'chooseOtherChannel',
  'chooseWallet',
  'chooseAccount',
  'openReport',
  'openPicker',
  'submit',
  'submitTwice',
  'understandReuse',
  'cancel',
  'keepWaiting',
  'confirmCancel',
  'confirmCancelTwice',
  'acknowledge',
  'acknowledgeTwice',
  'checkAgain',
  'again',
] as const

/** What the bank does with a payment. */
export const paymentActions = ['pay', 'payPart', 'reject', 'expire'] as const

/** What happens to the page, its tab, the session and the network. */
const pageActions = [
  'open',
  'close',
  'reload',
  'hide',
  'show',
  'restore',
  'goOffline',
  'goOnline',
  'openTab',
  'closeTab',
  'turnToOtherTab',
  'turnToOtherWindow',
  'signOut',
  'loseCookies',
  'cutNetwork',
  'mendNetwork',
  'resetConnections',
] as const

export type Button = (typeof buttons)[number]
export type PaymentAction = (typeof paymentActions)[number]
type PageAction = (typeof pageActions)[number]

/** One thing that happens in a storm. */
export type StormAction =
  | WithdrawAction
  | WeatherAction
  | { readonly do: Button | PageAction }
  | { readonly do: PaymentAction; readonly which: 'newest' | 'oldest' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'pickAmount'; readonly index: number }
  | {
      readonly do: 'wait' | 'sleep' | 'moveServerClock' | 'moveDeviceClock' | 'moveToDeadline'
      readonly ms: number
    }
  /** One in every few answers has a wrong date, as from a node whose clock is wrong. */
  | { readonly do: 'skewNode'; readonly every: number; readonly byMs: number }
  | {
      readonly do: 'fault'
      readonly endpoint: FaultyEndpoint
      readonly kind: FaultKind
      readonly applied: boolean
      readonly times: number
      /** Of a fault of kind `http`. */
      readonly status: number
      /** Of a fault of kind `slow`. */
      readonly delayMs: number
    }
  | {
      readonly do: 'arm'
      readonly case: string
      readonly endpoint: FaultyEndpoint
      readonly times: number
    }

export const texts = [
  '500',
  '1,234',
  '๕๐๐',
  '฿ 2 000',
  '50',
  '99',
  '100',
  '45000',
  '50000',
  '50001',
  '0',
  '0500',
  '500.50',
  '',
  '-5',
  '1e3',
]
const waits = [0, 300, second, 2 * second, 5 * second, 20 * second, minute, 4 * minute]
const delays = [2 * second, 5 * second, minute]
const clockSteps = [
  -2 * day,
  -24 * hour,
  -7 * minute,
  -minute,
  -5 * second,
  5 * second,
  minute,
  4 * minute,
  16 * minute,
  24 * hour,
  5 * day,
]
const times = fc.integer({ min: 1, max: 3 })

export const press = fc.constantFrom(...buttons).map((one): StormAction => ({ do: one }))
export const happen = fc.constantFrom(...pageActions).map((one): StormAction => ({ do: one }))
export const settlePayment: fc.Arbitrary<StormAction> = fc.record({
  do: fc.constantFrom(...paymentActions),
  which: fc.constantFrom('newest' as const, 'oldest' as const),
})
export const type = fc.constantFrom(...texts).map((text): StormAction => ({ do: 'type', text }))
export const pickAmount = fc
  .nat({ max: 7 })
  .map((index): StormAction => ({ do: 'pickAmount', index }))
export const wait = fc.constantFrom(...waits).map((ms): StormAction => ({ do: 'wait', ms }))
export const sleep = fc.constantFrom(...waits).map((ms): StormAction => ({ do: 'sleep', ms }))
export const moveClock: fc.Arbitrary<StormAction> = fc.record({
  do: fc.constantFrom('moveServerClock' as const, 'moveDeviceClock' as const),
  ms: fc.constantFrom(...clockSteps),
})

export const skewNode: fc.Arbitrary<StormAction> = fc.record({
  do: fc.constant('skewNode'),
  every: fc.constantFrom(2, 3),
  byMs: fc.constantFrom(-day, -20 * minute, -4 * minute, 4 * minute, 20 * minute, day),
})

/** One of these endpoints fails in some way. */
export const faultAt = (endpoints: readonly FaultyEndpoint[]): fc.Arbitrary<StormAction> =>
  fc.record({
    do: fc.constant('fault'),
    endpoint: fc.constantFrom(...endpoints),
    kind: fc.constantFrom(...faultKinds),
    applied: fc.boolean(),
    times: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(...errorStatuses),
    delayMs: fc.constantFrom(...delays),
  })
export const fault = faultAt(faultyEndpoints)

/** One of these answers is armed for one of these endpoints. */
export const armed = (
  cases: readonly string[],
  endpoints: readonly FaultyEndpoint[],
): fc.Arbitrary<StormAction> =>
  fc.record({
    do: fc.constant('arm'),
    case: fc.constantFrom(...cases),
    endpoint: fc.constantFrom(...endpoints),
    times,
  })
export const arm = fc.oneof(armed(tokenCases, tokenEndpoints), armed(requestCases, ['createQr']))

export type Part = fc.MaybeWeightedArbitrary<readonly StormAction[]>

export const one = (action: fc.Arbitrary<StormAction>): fc.Arbitrary<readonly StormAction[]> =>
  action.map((single) => [single])

/** A storm: a sequence of what a member, a bank, a phone and a network do. */
export function stormsOf(parts: readonly Part[]): fc.Arbitrary<readonly StormAction[]> {
  return fc
    .array(fc.oneof(...parts), { minLength: 1, maxLength: 40, size: 'max' })
    .map((taken) => taken.flat())
}

/** An action in words. */
export function describeAction(action: StormAction): string {
  const { do: name, ...details } = action
  return [name, ...Object.entries(details).map(([key, value]) => `${key}=${value}`)].join(' ')
}
