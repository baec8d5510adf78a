import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { PayoutAttempt, UnclearAnswer } from './payout.attempt.ts'
import type { AttemptWait, LookResult } from './payout.outcome.ts'
import type { PayoutPassword } from './payout.password.ts'
import type { Payout } from './unanswered.payouts.ts'

export interface PayoutInput {
  /** The kind of payout, which decides the messages. */
  readonly payout: Payout
  readonly amount: Satang
  /** Whether the site asks for the member's password to confirm it. */
  readonly asksForPassword: boolean
  /** The attempt that was sent and has no answer; null for a new payout, which is reviewed first. */
  readonly attempt: PayoutAttempt | null
}

export interface PayoutContext extends Pick<PayoutInput, 'payout' | 'amount' | 'attempt'> {
  /** The state of the password that confirms it; null where the site asks for none. */
  readonly password: PayoutPassword | null
  /** How long its outcome is awaited; null unless the outcome is unknown. */
  readonly attemptWait: AttemptWait | null
  readonly look: LookResult['kind'] | null
  readonly ending: PayoutEnding
}

/** The period in which the server accepts no other payout. Epoch milliseconds. */
export interface PayoutLock {
  readonly from: number
  readonly until: number
  /** What was paid out; null where that is unknown. */
  readonly amount: Satang | null
}

/** Why nothing was paid out. */
export interface PayoutRefusal {
  readonly message: MessageRef
  /** The minimum that the server states; null if it states none. */
  readonly min: Satang | null
  /** Until when the server accepts no other payout; null if that is not the reason. */
  readonly lockedUntil: number | null
}

/** A definite answer to a payout. */
export type PayoutAnswer =
  | { type: 'payout.accepted'; amount: Satang; lock: PayoutLock | null }
  | { type: 'payout.refused'; refusal: PayoutRefusal }

/** What is reported about a payout besides its definite answer. A lost answer may still arrive later. */
export type SendingNews =
  | { type: 'payout.sent'; attempt: PayoutAttempt }
  | { type: 'payout.lost'; attempt: PayoutAttempt }
  /** Another tab has requested a payout, so this one sent nothing. */
  | { type: 'payout.claimedElsewhere'; attempt: PayoutAttempt }
  /** Another tab knows the answer. */
  | { type: 'payout.settledElsewhere' }

/** What a member does in a payout; the flow that runs it forwards these events. */
export type PayoutPress =
  | { type: 'payout.changePassword'; isFilled: boolean }
  | { type: 'payout.confirm' }
  | { type: 'payout.change' }
  | { type: 'payout.checkAgain' }
  /** Reads the history again: an answer on its way may be older than the reason to look. */
  | { type: 'payout.lookAgain' }
  | { type: 'payout.goBack' }

export type PayoutEvent =
  | PayoutPress
  /** Answers `payout.check`: the payout may be requested. */
  | { type: 'payout.allow' }
  /** The member left the page during the review. */
  | { type: 'payout.leave' }
  | { type: 'route.settled' }
  | { type: 'page.resumed' }
  | { type: 'clock.adjusted' }
  | PayoutAnswer
  | SendingNews

/** What a payout sends to the flow that runs it. */
export type PayoutNews =
  /** Asks whether the payout may still be requested: the flow answers `payout.allow` or ends the payout. */
  | { type: 'payout.check' }
  /** The history shows that the payout was made. */
  | { type: 'payout.found' }
  /** The shown balance may be outdated. */
  | { type: 'payout.balanceDoubted' }

/** How a payout ended. */
export type PayoutEnding =
  /** The member goes back to the amount; nothing was sent. */
  | { readonly kind: 'changed' }
  /** The member left for another page; nothing was sent. */
  | { readonly kind: 'left' }
  | { readonly kind: 'accepted'; readonly amount: Satang; readonly lock: PayoutLock | null }
  | { readonly kind: 'refused'; readonly refusal: PayoutRefusal }
  /** The member has read that the history shows it. */
  | { readonly kind: 'found' }
  /** The request can no longer be on its way. `unclear` is what the server answered, if anything. */
  | { readonly kind: 'over'; readonly unclear: UnclearAnswer | null }
  /** The history could not be read for a day. */
  | { readonly kind: 'givenUp' }
  /** Another tab knows the answer. */
  | { readonly kind: 'settledElsewhere' }

export type PayoutScreen = 'reviewing' | 'submitting' | 'outcomeUnknown'
