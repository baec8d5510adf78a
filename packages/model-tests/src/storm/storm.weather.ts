import { day, hour, minute, second } from '@croupier/core/time'
import fc from 'fast-check'
import { one, type Part, type StormAction } from './storm.actions.ts'
import { type MeddledCall, type Meddling, waysToMeddle } from './storm.proxy.ts'

/** Changes of the browser's cookies that this page does not make. */
const cookieActions = [
  // Somebody plants the tokens of another member beside those of this one.
  'plantTokens',
  'plantName',
  // Only the username is gone, as in a browser that expires cookies one by one.
  'loseName',
  'loseEveryCookie',
  // Another tab signs another member in, with or without a message to the tabs.
  'signInElsewhere',
  'signInElsewhereUnheard',
  // The member signs out, and another one signs in here.
  'changeMember',
] as const

export type CookieAction = (typeof cookieActions)[number]

/** Actions on the network, the cookies, the storage and a closed tab. */
export type WeatherAction =
  | ({ readonly do: 'meddle' } & Meddling)
  | { readonly do: CookieAction | 'fillStorage' | 'freeStorage' }
  /** Money arrives for an expired code. */
  | { readonly do: 'payLate'; readonly isCredited: boolean }
  /** The tab is closed while time passes, and the clocks may be set. */
  | {
      readonly do: 'stayAway'
      readonly ms: number
      readonly deviceMs: number
      readonly serverMs: number
    }

/** The proxy never holds a request for ten minutes or more. */
const holds = [20 * second, 45 * second, 2 * minute, 9 * minute]
/** Statuses of every class that a script can see, except for those that the documents define as a refusal. */
const otherStatuses = [200, 204, 304, 404, 408, 409, 425, 429, 499, 500, 502, 503, 504, 520, 599]
const undocumentedCodes = [77, -1, 500, 9999]
const clockSteps = [0, 0, -day, -7 * minute, 3 * minute, 20 * minute, 3 * day]

export const meddle = (calls: readonly MeddledCall[]): fc.Arbitrary<StormAction> =>
  fc.record({
    do: fc.constant('meddle'),
    call: fc.constantFrom(...calls),
    way: fc.constantFrom(...waysToMeddle),
    ms: fc.constantFrom(...holds),
    status: fc.constantFrom(...otherStatuses),
    code: fc.constantFrom(...undocumentedCodes),
  })

export const changeCookies = fc
  .constantFrom(...cookieActions)
  .map((name): StormAction => ({ do: name }))

/** Fills the storage for a while, or for good. */
const fillStorage: fc.Arbitrary<StormAction> = fc
  .constantFrom('fillStorage' as const, 'fillStorage' as const, 'freeStorage' as const)
  .map((name) => ({ do: name }))

export const stayAway: fc.Arbitrary<StormAction> = fc.record({
  do: fc.constant('stayAway'),
  ms: fc.constantFrom(0, 3 * minute, 16 * minute, hour, day),
  deviceMs: fc.constantFrom(...clockSteps),
  serverMs: fc.constantFrom(...clockSteps),
})

const payLate: fc.Arbitrary<StormAction> = fc.record({
  do: fc.constant('payLate'),
  isCredited: fc.boolean(),
})

/** A code expires or is cancelled, and its money arrives while the page is visible. */
const endAndPayLate = fc
  .tuple(fc.constantFrom('expire' as const, 'pay' as const), payLate)
  .map(([settled, paid]): readonly StormAction[] => [
    ...(settled === 'pay' ? ([{ do: 'cancel' }, { do: 'confirmCancel' }] as const) : []),
    { do: settled, which: 'newest' },
    { do: 'wait', ms: 5 * second },
    paid,
    { do: 'wait', ms: minute },
  ])

/** The parts that every storm has, whatever its subject. */
export const weatherParts: readonly Part[] = [
  { weight: 3, arbitrary: one(meddle(['createQr', 'sendTransfer', 'pollQr', 'getHistory'])) },
  { weight: 2, arbitrary: one(changeCookies) },
  { weight: 2, arbitrary: one(fillStorage) },
  { weight: 2, arbitrary: one(stayAway) },
  { weight: 2, arbitrary: endAndPayLate },
]
