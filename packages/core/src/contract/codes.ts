/**
 * What each documented code means, by the context of the call that answered it. A code is looked up in
 * the context of its call first and only then among the global ones, because the same number means
 * different things in different places [OPEN-25].
 */
export const codes = {
  global: { 7003: 'tokenExpired', 7002: 'sessionInvalid', 9998: 'maintenance' },
  login: {
    1007: 'uplineLocked',
    1008: 'passwordLocked',
    3000: 'waitOneMinute',
    5000: 'wrongCredentials',
    5001: 'accountBlocked',
  },
  refresh: {},
  balance: {},
  profile: {},
  depositQr: { 98: 'requestFailed' },
  depositPoll: { 98: 'expired' },
  maintenance: {},
} as const satisfies Record<string, Record<number, string>>

export type CodeContext = Exclude<keyof typeof codes, 'global'>

type Meanings<Context extends keyof typeof codes> = Extract<
  (typeof codes)[Context][keyof (typeof codes)[Context]],
  string
>

/** What a refusal in this context can mean; `other` is a code that nobody documented. */
export type Meaning<Context extends CodeContext> = Meanings<Context> | Meanings<'global'> | 'other'

const meanings: {
  readonly [Context in keyof typeof codes]: Readonly<Record<number, Meanings<Context>>>
} = codes

/** Looks a code up in its context, then among the global codes. */
export function meaningOf<Context extends CodeContext>(
  context: Context,
  code: number,
): Meaning<Context> {
  return meanings[context][code] ?? meanings.global[code] ?? 'other'
}
