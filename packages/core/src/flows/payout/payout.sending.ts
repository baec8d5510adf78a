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
  /** What was sent already and is only waited for; null where it is to be sent. */
  readonly attempt: PayoutAttempt | null
}

/** An answer that may be a failure. */
export type FailingAnswer =
  | { readonly kind: 'accepted' | 'refused' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** What sending needs to know of one kind of payout. */
export interface Sending<Answer> {
  readonly facts: AttemptFacts
  readonly services: Pick<Services, 'clock' | 'locks' | 'random'>
  /** Of two tabs that hold it, one waits for the other. */
  readonly lockName: string
  /** Makes the call under the key of the attempt. A late answer counts as well. */
  readonly send: (attempt: PayoutAttempt, onLateAnswer: (answer: Answer) => void) => Promise<Answer>
  /** The definite answer, or null when nobody knows what became of the payout. */
  readonly read: (answer: Answer, attempt: PayoutAttempt, now: number) => PayoutAnswer | null
  /** Keeps what all tabs have to know of a definite answer. */
  readonly keep?: (told: PayoutAnswer, now: number) => void
  /** Told in place of sending what the browser cannot remember. */
  readonly notKept: PayoutAnswer
}

/** For how long another tab may keep this one from asking; frozen tabs must not keep it for ever. */
const longestWait = 2 * second

/**
 * Sends a payout, once, unless any tab has one without an answer, and sends what becomes of it. Every
 * definite answer is kept for all tabs, also one that comes when nobody here waits for it any more.
 */
export function createSending<Answer extends FailingAnswer>(sending: Sending<Answer>) {
  const { facts, keep, notKept, read, services } = sending
  return createMoneyWrite<SendingInput, PayoutAnswer | SendingNews>((input, write) => {
    const { isAwaited, tell } = write
    let held = input.attempt
    const seen = new Set(held ? [held.key] : [])
    const send = async ({ amount }: SendingInput) => {
      const { attempt, isKept, isOurs } = await claim(sending, amount)
      // The member left while it waited for its turn: by now the tokens may be somebody else's.
      if (!isAwaited()) return isOurs ? facts.forgetAttempt(attempt) : undefined
      // Of what no page could remember a reload would make a second payout.
      if (!isKept) return tell(notKept)
      held = attempt
      const { clock } = services
      if (!isOurs) {
        tell({ type: 'payout.heldElsewhere', attempt })
        return look(facts.readAttempt())
      }
      seen.add(attempt.key)
      tell({ type: 'payout.sent', attempt })
      const settle = (answer: Answer) => {
        const now = clock.now()
        const told = read(answer, attempt, now)
        if (told === null) {
          const doubted = { ...attempt, unclear: unclearAnswer(answer, clock) }
          facts.rememberDoubt(doubted)
          return tell({ type: 'payout.lost', attempt: doubted })
        }
        // Before what is kept: that an attempt is forgotten says that somebody knows the answer.
        tell(told)
        keep?.(told, now)
        facts.forgetAttempt(attempt)
      }
      await sendOnce<Answer>((onLateAnswer) => sending.send(attempt, onLateAnswer), settle)
    }
    const look = (kept: PayoutAttempt | null) => {
      if (kept) seen.add(kept.key)
      // Storage may not show yet what another tab keeps: what was never seen is not over.
      if (held === null || kept?.key === held.key || !seen.has(held.key)) return
      tell({ type: 'payout.settledElsewhere' })
    }
    if (input.attempt === null) void send(input)
    return facts.watch(look)
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

/** Notes that a payout is asked for, unless another is on its way: of two tabs one succeeds. */
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
