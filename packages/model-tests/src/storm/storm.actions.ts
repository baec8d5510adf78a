import { hour, minute, second } from '@croupier/core/time'
import fc from 'fast-check'

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
  'pollQr',
  'getCredit',
  'getProfile',
  'refresh',
  'checkMaintenance',
] as const
const armedCases = [
  ['session.7003.call', 'pollQr'],
  ['session.7003.call', 'createQr'],
  ['session.7003.call', 'getCredit'],
  ['deposit-qr.98', 'createQr'],
  ['deposit-qr.tryAgain', 'createQr'],
  ['deposit-qr.MISSING_FIELDS', 'createQr'],
  ['deposit-poll.98', 'pollQr'],
  ['deposit-poll.alert', 'pollQr'],
] as const

type FaultKind = (typeof faultKinds)[number]
type FaultyEndpoint = (typeof faultyEndpoints)[number]

/** Buttons of the deposit. */
const buttons = [
  'back',
  'chooseChannel',
  'openPicker',
  'submit',
  'submitTwice',
  'understandReuse',
  'cancel',
  'keepWaiting',
  'confirmCancel',
  'confirmCancelTwice',
  'acknowledge',
  'checkAgain',
  'again',
] as const

/** What becomes of a payment at the bank. */
const paymentActions = ['pay', 'payPart', 'reject', 'expire'] as const

/** What happens to the page. */
const pageActions = [
  'open',
  'close',
  'reload',
  'hide',
  'show',
  'restore',
  'goOffline',
  'goOnline',
] as const

export type Button = (typeof buttons)[number]
export type PaymentAction = (typeof paymentActions)[number]

/** One thing that happens in a storm. */
export type StormAction =
  | { readonly do: Button | PaymentAction | (typeof pageActions)[number] }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'wait' | 'sleep' | 'moveServerClock'; readonly ms: number }
  | {
      readonly do: 'fault'
      readonly endpoint: FaultyEndpoint
      readonly kind: FaultKind
      readonly applied: boolean
      readonly times: number
    }
  | { readonly do: 'arm'; readonly case: string; readonly endpoint: FaultyEndpoint }

const texts = ['500', '1,234', '๕๐๐', '50000', '99', '0500', '500.50', '', '-5', '1e3']
const waits = [0, 300, second, 2 * second, 5 * second, 20 * second, minute, 4 * minute]
const clockSteps = [-24 * hour, -minute, -5 * second, 5 * second, minute, 16 * minute, 24 * hour]

const press = fc.constantFrom(...buttons).map((one): StormAction => ({ do: one }))
const happen = fc
  .constantFrom(...paymentActions, ...pageActions)
  .map((one): StormAction => ({ do: one }))
const type = fc.constantFrom(...texts).map((text): StormAction => ({ do: 'type', text }))
const wait = fc.constantFrom(...waits).map((ms): StormAction => ({ do: 'wait', ms }))
const sleep = fc.constantFrom(...waits).map((ms): StormAction => ({ do: 'sleep', ms }))
const moveServerClock = fc
  .constantFrom(...clockSteps)
  .map((ms): StormAction => ({ do: 'moveServerClock', ms }))
const fault: fc.Arbitrary<StormAction> = fc.record({
  do: fc.constant('fault'),
  endpoint: fc.constantFrom(...faultyEndpoints),
  kind: fc.constantFrom(...faultKinds),
  applied: fc.boolean(),
  times: fc.integer({ min: 1, max: 4 }),
})
const arm = fc
  .constantFrom(...armedCases)
  .map(([id, endpoint]): StormAction => ({ do: 'arm', case: id, endpoint }))

/** The usual way to a waiting code, so that a storm does not only beat at closed doors. */
const requestQr: readonly StormAction[] = [
  { do: 'open' },
  { do: 'chooseChannel' },
  { do: 'type', text: '500' },
  { do: 'submit' },
  { do: 'wait', ms: 0 },
]

/** A storm: what a member, a bank, a phone and a network do in a row. */
export const storms: fc.Arbitrary<readonly StormAction[]> = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(requestQr) },
      { weight: 8, arbitrary: press.map((one) => [one]) },
      { weight: 6, arbitrary: happen.map((one) => [one]) },
      { weight: 1, arbitrary: type.map((one) => [one]) },
      { weight: 6, arbitrary: wait.map((one) => [one]) },
      { weight: 1, arbitrary: sleep.map((one) => [one]) },
      { weight: 1, arbitrary: moveServerClock.map((one) => [one]) },
      { weight: 3, arbitrary: fault.map((one) => [one]) },
      { weight: 1, arbitrary: arm.map((one) => [one]) },
    ),
    { minLength: 1, maxLength: 40, size: 'max' },
  )
  .map((parts) => parts.flat())

/** An action in words. */
export function tellAction(action: StormAction): string {
  const { do: name, ...details } = action
  return [name, ...Object.entries(details).map(([key, value]) => `${key}=${value}`)].join(' ')
}
