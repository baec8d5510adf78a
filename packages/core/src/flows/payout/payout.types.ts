import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { PayoutAttempt, UnclearAnswer } from './payout.attempt.ts'
import type { AttemptWait, LookResult } from './payout.outcome.ts'
import type { PayoutPassword } from './payout.password.ts'
import type { Payout } from './unanswered.payouts.ts'

export interface PayoutInput {
  /** Which money is paid out: it chooses the words. */
  readonly payout: Payout
  readonly amount: Satang
  /** Whether the site has it confirmed with the member's password. */
  readonly asksForPassword: boolean
  /** What was sent already and nobody has an answer to; null where the look comes first. */
  readonly attempt: PayoutAttempt | null
}

export interface PayoutContext extends Pick<PayoutInput, 'payout' | 'amount' | 'attempt'> {
  /** What is known of the password that confirms it; null where the site asks for none. */
  readonly password: PayoutPassword | null
  /** For how long what became of it is waited for; null before nobody knows. */
  readonly attemptWait: AttemptWait | null
  readonly look: LookResult['kind'] | null
  readonly ending: PayoutEnding
}

/** Until when the server takes no other payout. Epoch milliseconds. */
export interface PayoutLock {
  readonly from: number
  readonly until: number
  /** What was paid out; null where that is not known. */
  readonly amount: Satang | null
}

/** Why nothing was paid out. */
export interface PayoutRefusal {
  readonly message: MessageRef
  /** The minimum that the server names; null when it does not. */
  readonly min: Satang | null
  /** Until when the server allows no other; null when it is not about that. */
  readonly lockedUntil: number | null
}

/** A definite answer to a payout. */
export type PayoutAnswer =
  | { type: 'payout.accepted'; amount: Satang; lock: PayoutLock | null }
  | { type: 'payout.refused'; refusal: PayoutRefusal }

/** What is reported about a payout besides its definite answer. A lost answer may still come later. */
export type SendingNews =
  | { type: 'payout.sent'; attempt: PayoutAttempt }
  | { type: 'payout.lost'; attempt: PayoutAttempt }
  /** Another tab has asked for one: this one sent nothing. */
  | { type: 'payout.heldElsewhere'; attempt: PayoutAttempt }
  /** Another tab knows the answer. */
  | { type: 'payout.settledElsewhere' }

/** What a member does in a payout; the flow that runs it hands it on. */
export type PayoutPress =
  | { type: 'payout.changePassword'; isFilled: boolean }
  | { type: 'payout.confirm' }
  | { type: 'payout.change' }
  | { type: 'payout.checkAgain' }
  | { type: 'payout.goBack' }

export type PayoutEvent =
  | PayoutPress
  /** What `payout.check` asked about may be asked for. */
  | { type: 'payout.allow' }
  /** The member left the page while they were asked to confirm. */
  | { type: 'payout.leave' }
  | { type: 'route.settled' }
  | { type: 'page.resumed' }
  | { type: 'clock.adjusted' }
  | PayoutAnswer
  | SendingNews

/** What a payout sends to the flow that runs it. */
export type PayoutNews =
  /** Asks whether it may still be asked for: the flow answers `payout.allow`, or ends it. */
  | { type: 'payout.check' }
  /** The history says that it was made. */
  | { type: 'payout.found' }
  /** The balance may be another than the one that is shown. */
  | { type: 'payout.balanceDoubted' }

/** How a payout ended. */
export type PayoutEnding =
  /** The member goes back to the amount, and nothing was sent. */
  | { readonly kind: 'changed' }
  /** The same, by leaving for another page. */
  | { readonly kind: 'left' }
  | { readonly kind: 'accepted'; readonly amount: Satang; readonly lock: PayoutLock | null }
  | { readonly kind: 'refused'; readonly refusal: PayoutRefusal }
  /** The member has read that the history has it. */
  | { readonly kind: 'found' }
  /** Nothing of it can be on its way any more; and what the server said of it, if anything. */
  | { readonly kind: 'over'; readonly unclear: UnclearAnswer | null }
  /** No history could be read for a day. */
  | { readonly kind: 'givenUp' }
  /** Another tab knows the answer. */
  | { readonly kind: 'settledElsewhere' }

export type PayoutScreen = 'reviewing' | 'submitting' | 'outcomeUnknown'
