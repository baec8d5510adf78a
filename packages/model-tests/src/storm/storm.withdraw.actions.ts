import { minute, second } from '@croupier/core/time'
import { longestOnItsWay } from '@croupier/core/withdraw'
import fc from 'fast-check'
import { armed, faultAt, moveClock, one, type Part, type StormAction } from './storm.actions.ts'
import { depositParts } from './storm.deposit.actions.ts'
import { changeCookies, meddle, stayAway } from './storm.weather.ts'

/** The buttons of the withdrawal tab. An impatient member presses some of them twice. */
const presses = [
  'open',
  'all',
  'submit',
  'submitTwice',
  'confirm',
  'confirmTwice',
  'change',
  'checkAgain',
  'goBack',
  'retry',
  'leave',
] as const

export type WithdrawPress = (typeof presses)[number]

export type WithdrawAction =
  | { readonly do: 'withdraw'; readonly what: WithdrawPress }
  | { readonly do: 'typeWithdraw'; readonly text: string }

export const withdrawEndpoints = ['withdraw', 'getHistory', 'getMinWithdraw'] as const

const refusals = [
  'withdraw.1001',
  'withdraw.1002',
  'withdraw.1005',
  'withdraw.1009',
  'withdraw.tryAgain',
] as const

const texts = ['500', '500.25', '1,000', '๕๐๐', '99', '100', '.5', '0500', '20000', '', '1e3']

const press = (what: WithdrawPress): StormAction => ({ do: 'withdraw', what })
const type = (text: string): StormAction => ({ do: 'typeWithdraw', text })
const wait = (ms: number): StormAction => ({ do: 'wait', ms })
const sleep = (ms: number): StormAction => ({ do: 'sleep', ms })

/** The steps to a withdraw call, so that a storm does more than press missing buttons. */
const withdraw = fc
  .oneof({ weight: 3, arbitrary: fc.constant('500') }, fc.constantFrom(...texts))
  .map((text) => [press('open'), type(text), press('submit'), press('confirm'), wait(0)])

const goBackAndAsk: readonly StormAction[] = [
  sleep(longestOnItsWay),
  wait(0),
  press('goBack'),
  press('submit'),
  press('confirm'),
  wait(0),
]

/** The answer is lost or held, with or without a payout, and the member does what is possible then. */
const loseAnswer = fc
  .tuple(
    fc.oneof(faultAt(['withdraw']), meddle(['withdraw'])),
    fc.constantFrom(0, 31 * second, 3 * minute),
    fc.option(fc.oneof(moveClock, changeCookies, stayAway), { freq: 2 }),
    fc.boolean(),
  )
  .map(([trouble, ms, meanwhile, isBack]): readonly StormAction[] => [
    trouble,
    press('open'),
    type('500'),
    press('submit'),
    press('confirm'),
    wait(ms),
    ...(meanwhile ? [meanwhile, wait(5 * second)] : []),
    ...(isBack ? goBackAndAsk : []),
  ])

/** Another tab sends a withdrawal while an answer is under way or missing. */
const askInOtherTab: fc.Arbitrary<readonly StormAction[]> = fc
  .constantFrom('openTab' as const, 'turnToOtherWindow' as const)
  .map((turn) => [
    press('open'),
    type('300'),
    press('submit'),
    press('confirm'),
    { do: turn },
    press('open'),
    type('300'),
    press('submitTwice'),
    press('confirmTwice'),
    wait(0),
  ])

/** The parts of a storm over withdrawals and deposits. */
export const withdrawParts: readonly Part[] = [
  { weight: 12, arbitrary: withdraw },
  { weight: 8, arbitrary: loseAnswer },
  { weight: 4, arbitrary: askInOtherTab },
  { weight: 14, arbitrary: one(fc.constantFrom(...presses).map(press)) },
  { weight: 3, arbitrary: one(fc.constantFrom(...texts).map(type)) },
  { weight: 9, arbitrary: one(fc.constantFrom(minute, 10 * minute, 11 * minute).map(sleep)) },
  { weight: 5, arbitrary: one(faultAt(withdrawEndpoints)) },
  { weight: 3, arbitrary: one(armed(refusals, ['withdraw'])) },
  { weight: 2, arbitrary: one(armed(['session.7003.call', 'session.7002'], ['withdraw'])) },
  ...depositParts,
]
