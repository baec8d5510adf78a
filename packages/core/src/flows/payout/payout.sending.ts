import type { Satang } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'
import { createMoneyWrite, sendOnce } from '../../kernel/flow/money.write.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { Failure } from '../../wire/api/answer.ts'
import { createWriteKey } from '../../wire/api/write.key.ts'
import type { AttemptFacts, PayoutAttempt } from './payout.attempt.ts'
import { answerIn } from './payout.outcome.ts'
import type { PayoutAnswer, SendingNews } from './payout.types.ts'

export interface SendingInput {
  readonly amount: Satang
  /** The attempt that was already sent and whose answer is awaited; null if the payout is still to be sent. */
  readonly attempt: PayoutAttempt | null
}

/** An answer that may be a failure. */
export type FailingAnswer =
  | { readonly kind: 'accepted' | 'refused' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** What `createSending` needs to know about one kind of payout. */
export interface Sending<Answer> {
  readonly facts: AttemptFacts
  readonly services: Pick<Services, 'clock' | 'locks' | 'random'>
  /** The name of the lock that only one tab at a time can hold. */
  readonly lockName: string
  /** Makes the call under the key of the attempt. A late answer counts too. */
  readonly send: (attempt: PayoutAttempt, onLateAnswer: (answer: Answer) => void) => Promise<Answer>
  /** Reads the definite answer; null when the outcome is unknown. */
  readonly read: (answer: Answer, attempt: PayoutAttempt, now: number) => PayoutAnswer | null
  /** Stores what all tabs have to know about a definite answer. */
  readonly keep?: (answer: PayoutAnswer, now: number) => void
  /** The answer given instead of sending a payout that the browser has no room to store. */
  readonly notKept: PayoutAnswer
}

/** How long this tab waits for the lock of another one: a frozen tab would hold it for ever. */
const longestWait = 2 * second

/**
 * Sends a payout once, unless any tab has one without an answer, and reports its outcome to the chart. Every definite
 * answer is stored for all tabs, even one that arrives when this chart no longer waits for it.
 */
export function createSending<Answer extends FailingAnswer>(sending: Sending<Answer>) {
  const { facts, keep, notKept, read, services } = sending
  return createMoneyWrite<SendingInput, PayoutAnswer | SendingNews>((input, write) => {
    const { isAwaited, sendBack } = write
    let current = input.attempt
    const seen = new Set(current ? [current.key] : [])
    const send = async ({ amount }: SendingInput) => {
      const { attempt, isKept, isOurs } = await claim(sending, amount)
      // The member left while the lock was awaited: by now the tokens may be somebody else's.
      if (!isAwaited()) return isOurs ? facts.forgetAttempt(attempt) : undefined
      // After a reload, an attempt that is not stored could be requested a second time.
      if (!isKept) return sendBack(notKept)
      current = attempt
      const { clock } = services
      if (!isOurs) {
        sendBack({ type: 'payout.claimedElsewhere', attempt })
        return check(facts.readAttempt())
      }
      seen.add(attempt.key)
      sendBack({ type: 'payout.sent', attempt })
      const settle = (received: Answer) => {
        const now = clock.now()
        const answer = read(received, attempt, now)
        if (answer === null) {
          const unclear = { ...attempt, unclear: unclearAnswer(received, clock) }
          facts.rememberDoubt(unclear)
          return sendBack({ type: 'payout.lost', attempt: unclear })
        }
        // The answer is reported before the attempt is removed: a removed one means that another tab has its answer.
        sendBack(answer)
        keep?.(answer, now)
        facts.forgetAttempt(attempt)
      }
      await sendOnce<Answer>((onLateAnswer) => sending.send(attempt, onLateAnswer), settle)
    }
    const check = (stored: PayoutAttempt | null) => {
      if (stored) seen.add(stored.key)
      // Storage may not show yet what another tab has stored: an attempt that never appeared there is not settled.
      if (current === null || stored?.key === current.key || !seen.has(current.key)) return
      sendBack({ type: 'payout.settledElsewhere' })
    }
    if (input.attempt === null) void send(input)
    return facts.watch(check)
  })
}

function unclearAnswer(answer: FailingAnswer, clock: Services['clock']): PayoutAttempt['unclear'] {
  const said = answer.kind === 'failed' ? answerIn(answer.failure) : null
  return said && { ...said, at: clock.now(), atHost: clock.hostNow() }
}

interface Claim {
  readonly isOurs: boolean
  readonly isKept: boolean
  readonly attempt: PayoutAttempt
}

/** Claims and stores an attempt, unless another one is in flight. Of two tabs, one succeeds. */
function claim<Answer>(
  { facts, lockName, services: { clock, locks, random } }: Sending<Answer>,
  amount: Satang,
): Promise<Claim> {
  return locks.run(lockName, longestWait, async () => {
    const other = facts.readAttempt()
    if (other) return { isOurs: false, isKept: true, attempt: other }
    const attempt: PayoutAttempt = {
      key: createWriteKey(random),
      amount,
      askedAt: clock.now(),
      askedAtHost: clock.hostNow(),
      unclear: null,
    }
    const holder = await facts.claimAttempt(attempt)
    if (holder.key !== attempt.key) return { isOurs: false, isKept: true, attempt: holder }
    const isKept = facts.rememberAttempt(attempt)
    if (!isKept) facts.forgetAttempt(attempt)
    return { isOurs: true, isKept, attempt }
  })
}
