import { minute, second } from '@croupier/core/time'
import fc from 'fast-check'
import {
  arm,
  armed,
  fault,
  happen,
  moveClock,
  one,
  type Part,
  paymentActions,
  pickAmount,
  press,
  refreshCases,
  type StormAction,
  settlePayment,
  skewNode,
  sleep,
  texts,
  tokenEndpoints,
  type,
  wait,
} from './storm.actions.ts'
import { meddle, weatherParts } from './storm.weather.ts'

/** The steps to a waiting code, so that a storm does more than press missing buttons. */
const requestQr = fc
  .tuple(
    fc.constantFrom(
      'chooseChannel' as const,
      'chooseOtherChannel' as const,
      'chooseWallet' as const,
    ),
    fc.oneof({ weight: 2, arbitrary: fc.constant('500') }, fc.constantFrom(...texts)),
  )
  .map(([channel, text]): readonly StormAction[] => [
    { do: 'open' },
    { do: 'acknowledge' },
    { do: 'again' },
    { do: channel },
    { do: 'type', text },
    { do: 'submit' },
    { do: 'wait', ms: 0 },
  ])

/** The steps to a reported transfer. */
const reportTransfer = fc
  .oneof({ weight: 2, arbitrary: fc.constant('500') }, fc.constantFrom(...texts))
  .map((text): readonly StormAction[] => [
    { do: 'open' },
    { do: 'acknowledge' },
    { do: 'again' },
    { do: 'back' },
    { do: 'chooseAccount' },
    { do: 'openReport' },
    { do: 'type', text },
    { do: 'submit' },
    { do: 'wait', ms: 0 },
  ])

/** Slows down the next polls, while something else happens. */
const slowPolls: StormAction = {
  do: 'fault',
  endpoint: 'pollQr',
  kind: 'slow',
  applied: true,
  times: 2,
  status: 500,
  delayMs: 2 * second,
}

/** Cancels a code while the server answers, is slow or is unreachable. */
const giveUp = fc.constantFrom<readonly StormAction[]>(
  [{ do: 'cancel' }, { do: 'confirmCancel' }],
  [
    slowPolls,
    { do: 'wait', ms: 2 * second },
    { do: 'cancel' },
    { do: 'confirmCancel' },
    { do: 'wait', ms: 5 * second },
  ],
  [
    { do: 'cutNetwork' },
    { do: 'cancel' },
    { do: 'confirmCancel' },
    { do: 'wait', ms: 5 * second },
    { do: 'confirmCancel' },
  ],
)

/** The bank acts on a payment shortly before its deadline, while answers are slow. */
const nearDeadline = fc
  .tuple(fc.constantFrom(-10 * second, -4 * second, 0), fc.constantFrom(...paymentActions))
  .map(([ms, settled]): readonly StormAction[] => [
    { do: 'moveToDeadline', ms },
    { do: 'wait', ms: 2 * second },
    slowPolls,
    { do: 'wait', ms: second },
    { do: settled, which: 'newest' },
  ])

/** Expires tokens, and disturbs their renewal. */
const refreshTrouble = fc
  .tuple(
    armed(['session.7003.call'], tokenEndpoints),
    fc.oneof(
      armed(refreshCases, ['refresh']),
      fault.map((one) => ({ ...one, endpoint: 'refresh' as const })),
    ),
  )
  .map((both): readonly StormAction[] => both)

/** The proxy disturbs a request for a code or a report, and the member waits for the outcome. */
const meddledRequest = fc
  .tuple(
    fc.oneof(
      fc.tuple(meddle(['createQr']), requestQr),
      fc.tuple(meddle(['sendTransfer']), reportTransfer),
    ),
    fc.constantFrom(0, 31 * second, 2 * minute),
  )
  .map(([[meddling, request], ms]): readonly StormAction[] => [
    meddling,
    ...request,
    { do: 'wait', ms },
  ])

/** The parts of a storm over a deposit. */
export const depositParts: readonly Part[] = [
  { weight: 8, arbitrary: requestQr },
  { weight: 3, arbitrary: reportTransfer },
  { weight: 8, arbitrary: one(press) },
  { weight: 6, arbitrary: one(happen) },
  { weight: 5, arbitrary: one(settlePayment) },
  { weight: 2, arbitrary: one(fc.oneof(type, pickAmount)) },
  { weight: 6, arbitrary: one(wait) },
  { weight: 1, arbitrary: one(sleep) },
  { weight: 2, arbitrary: one(moveClock) },
  { weight: 1, arbitrary: one(skewNode) },
  { weight: 2, arbitrary: meddledRequest },
  ...weatherParts,
  { weight: 3, arbitrary: one(fault) },
  { weight: 1, arbitrary: one(arm) },
  { weight: 1, arbitrary: giveUp },
  { weight: 1, arbitrary: nearDeadline },
  { weight: 1, arbitrary: refreshTrouble },
]
