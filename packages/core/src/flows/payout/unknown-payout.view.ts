import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { payoutMachine } from './payout.machine.ts'
import { type LookResult, unclearMessage } from './payout.outcome.ts'
import { type PayoutWords, payoutWords } from './payout.words.ts'

/** What is known of a payout whose answer was lost. */
export interface UnknownPayout {
  readonly amount: Satang | null
  /** What the server answered, while nobody knows whether that was a yes or a no. */
  readonly answer: MessageRef | null
  /** Until when it may still become known, epoch milliseconds; null when that is over. */
  readonly endsAt: number | null
  /** What the history says, or null before it was looked at. */
  readonly look: LookResult['kind'] | null
  readonly isLooking: boolean
  readonly canCheckAgain: boolean
  readonly canGoBack: boolean
  readonly said: UnknownPayoutWords
}

/** What is said of it; null where that does not apply. */
export interface UnknownPayoutWords {
  readonly isFound: boolean
  readonly title: MessageRef
  readonly body: MessageRef | null
  readonly look: LookNote | null
  readonly patience: MessageRef | null
  readonly beforeReturn: MessageRef | null
  readonly checkAgain: MessageRef | null
  readonly goBack: MessageRef | null
  /** What leads to it from other pages. */
  readonly reminder: MessageRef
}

/** What the history says. */
export interface LookNote {
  readonly tone: 'info' | 'positive' | 'caution'
  readonly message: MessageRef
}

export function unknownPayout(snapshot: SnapshotFrom<typeof payoutMachine>): UnknownPayout {
  const { attempt, attemptWait, look, payout } = snapshot.context
  const isOver = look === 'found' || snapshot.hasTag('attemptOver')
  const known = {
    amount: attempt?.amount ?? null,
    answer: attempt && look !== 'found' ? unclearMessage(attempt) : null,
    endsAt: isOver || attemptWait === null ? null : attemptWait.endsAt,
    look,
    isLooking: snapshot.hasTag('looking'),
    canCheckAgain: snapshot.can({ type: 'payout.checkAgain' }),
    canGoBack: snapshot.can({ type: 'payout.goBack' }),
  }
  return { ...known, said: wordsOf(known, payoutWords[payout]) }
}

type Known = Omit<UnknownPayout, 'said'>

function wordsOf(known: Known, words: PayoutWords): UnknownPayoutWords {
  const { amount, canGoBack, endsAt, isLooking } = known
  const isFound = known.look === 'found'
  return {
    isFound,
    title: isFound ? words.foundTitle : words.title,
    body: isFound ? null : words.body(amount ?? satang(0)),
    look: lookNote(known, words),
    patience: endsAt === null ? null : words.patience(endsAt),
    beforeReturn: !isFound && canGoBack ? words.beforeReturn : null,
    checkAgain: isFound ? null : isLooking ? { id: 'status.checking' } : words.checkAgain,
    goBack: canGoBack ? words.goBack : null,
    reminder: isFound ? words.foundReminder : words.reminder,
  }
}

function lookNote({ amount, isLooking, look }: Known, words: PayoutWords): LookNote | null {
  if (isLooking) return { tone: 'info', message: words.checking }
  switch (look) {
    case 'found':
      if (amount === null) return null
      return { tone: 'positive', message: words.found(amount) }
    case 'notFound':
      return { tone: 'caution', message: words.notFound }
    default:
      return { tone: 'caution', message: words.cannotCheck }
  }
}
