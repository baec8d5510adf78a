import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { payoutMachine } from './payout.machine.ts'
import { type LookResult, unclearMessage } from './payout.outcome.ts'
import { type PayoutWords, payoutWords } from './payout.words.ts'

/** What is known about a payout whose outcome is unknown. */
export interface UnknownPayout {
  readonly amount: Satang | null
  /** The server's answer, if it means neither yes nor no. */
  readonly answer: MessageRef | null
  /** Until when the outcome may still become known, epoch milliseconds; null after that. */
  readonly endsAt: number | null
  /** The result of the search in the history, or null before there is one. */
  readonly look: LookResult['kind'] | null
  readonly isLooking: boolean
  readonly canCheckAgain: boolean
  readonly canGoBack: boolean
  readonly said: UnknownPayoutWords
}

/** The messages of the screen; null where one does not apply. */
export interface UnknownPayoutWords {
  readonly isFound: boolean
  readonly title: MessageRef
  readonly body: MessageRef | null
  readonly look: LookNote | null
  readonly patience: MessageRef | null
  readonly beforeReturn: MessageRef | null
  readonly checkAgain: MessageRef | null
  readonly goBack: MessageRef | null
  /** The reminder on other pages, which leads to this screen. */
  readonly reminder: MessageRef
}

/** What the history shows. */
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

type KnownPayout = Omit<UnknownPayout, 'said'>

function wordsOf(known: KnownPayout, words: PayoutWords): UnknownPayoutWords {
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

function lookNote({ amount, isLooking, look }: KnownPayout, words: PayoutWords): LookNote | null {
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
