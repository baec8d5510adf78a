import { affiliateWithdrawCodes } from './affiliate.codes.ts'
import { chatLinkCodes, chatSignInCodes } from './chat-account.codes.ts'
import { depositPollCodes, depositQrCodes } from './deposit.codes.ts'
import { depositPromotionCodes } from './deposit-promotion.codes.ts'
import { gameLaunchCodes } from './game-launch.codes.ts'
import { globalCodes } from './global.codes.ts'
import { loginCodes } from './login.codes.ts'
import type { CodeTable, GlobalMeaning } from './meaning.ts'
import { passwordCodes, passwordConfirmationCodes, recoveryCodes } from './password.codes.ts'
import { registrationCodes } from './registration.codes.ts'
import { transferCodes } from './transfer.codes.ts'
import { withdrawCodes } from './withdraw.codes.ts'

/**
 * The meanings of all codes, by the context of the call. Each call's row carries the codes of its own context, so that
 * a page loads only those of its calls.
 */
export const codes = {
  global: globalCodes,
  login: loginCodes,
  chatSignIn: chatSignInCodes,
  register: registrationCodes,
  recovery: recoveryCodes,
  password: passwordCodes,
  passwordConfirmation: passwordConfirmationCodes,
  refresh: {},
  member: {},
  chatLink: chatLinkCodes,
  balance: {},
  profile: {},
  depositQr: depositQrCodes,
  depositPoll: depositPollCodes,
  trueWallet: {},
  transfer: transferCodes,
  withdraw: withdrawCodes,
  minimumWithdraw: {},
  history: {},
  upgrade: {},
  promotion: {},
  depositPromotion: depositPromotionCodes,
  chatContact: {},
  game: {},
  gameLaunch: gameLaunchCodes,
  notice: {},
  affiliate: {},
  affiliateWithdraw: affiliateWithdrawCodes,
  maintenance: {},
} as const satisfies Record<string, CodeTable>

export type CodeContext = Exclude<keyof typeof codes, 'global'>

type Meanings = {
  readonly [Context in CodeContext]: Extract<
    (typeof codes)[Context][keyof (typeof codes)[Context]],
    string
  >
}

/** What a refusal in this context can mean; `other` is an undocumented code. */
export type Meaning<Context extends CodeContext> = Meanings[Context] | GlobalMeaning | 'other'
