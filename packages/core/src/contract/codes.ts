import { depositPollCodes, depositQrCodes } from './deposit.codes.ts'
import { globalCodes } from './global.codes.ts'
import { loginCodes } from './login.codes.ts'
import type { CodeTable, GlobalMeaning } from './meaning.ts'

/**
 * What each code means, by the context of the call that answered it. The row of a call carries the
 * codes of its context, so that a page loads those of its own calls; this is the table of all.
 */
export const codes = {
  global: globalCodes,
  login: loginCodes,
  refresh: {},
  balance: {},
  profile: {},
  depositQr: depositQrCodes,
  depositPoll: depositPollCodes,
  maintenance: {},
} as const satisfies Record<string, CodeTable>

export type CodeContext = Exclude<keyof typeof codes, 'global'>

type Meanings<Context extends CodeContext> = Extract<
  (typeof codes)[Context][keyof (typeof codes)[Context]],
  string
>

/** What a refusal in this context can mean; `other` is a code that nobody documented. */
export type Meaning<Context extends CodeContext> = Meanings<Context> | GlobalMeaning | 'other'
