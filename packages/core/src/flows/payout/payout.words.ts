import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { Payout } from './unanswered.payouts.ts'

/** The messages about one kind of payout. */
export interface PayoutWords {
  /** The label of what is left afterwards, in the review. */
  readonly left: MessageRef
  readonly title: MessageRef
  readonly foundTitle: MessageRef
  readonly body: (amount: Satang) => MessageRef
  readonly checking: MessageRef
  readonly found: (amount: Satang) => MessageRef
  readonly notFound: MessageRef
  readonly cannotCheck: MessageRef
  readonly patience: (endsAt: number) => MessageRef
  readonly beforeReturn: MessageRef
  readonly checkAgain: MessageRef
  readonly goBack: MessageRef
  /** The reminder on other pages. */
  readonly reminder: MessageRef
  readonly foundReminder: MessageRef
}

/** The messages about every kind of payout. */
export const payoutWords: Readonly<Record<Payout, PayoutWords>> = {
  withdraw: {
    left: { id: 'withdraw.review.left' },
    title: { id: 'withdraw.unknown.title' },
    foundTitle: { id: 'withdraw.unknown.foundTitle' },
    body: () => ({ id: 'withdraw.unknown.body' }),
    checking: { id: 'withdraw.unknown.checking' },
    found: (satang) => ({ id: 'withdraw.unknown.found', values: { amount: { satang } } }),
    notFound: { id: 'withdraw.unknown.notFound' },
    cannotCheck: { id: 'withdraw.unknown.cannotCheck' },
    patience: (timeOfDay) => ({
      id: 'withdraw.unknown.patience',
      values: { time: { timeOfDay } },
    }),
    beforeReturn: { id: 'withdraw.unknown.beforeReturn' },
    checkAgain: { id: 'withdraw.unknown.checkAgain' },
    goBack: { id: 'withdraw.unknown.goBack' },
    reminder: { id: 'header.withdrawalUnknown' },
    foundReminder: { id: 'header.withdrawalFound' },
  },
  affiliate: {
    left: { id: 'affiliate.withdraw.review.left' },
    title: { id: 'affiliate.withdraw.unknown.title' },
    foundTitle: { id: 'affiliate.withdraw.unknown.foundTitle' },
    body: (satang) => ({ id: 'affiliate.withdraw.unknown.body', values: { amount: { satang } } }),
    checking: { id: 'affiliate.withdraw.unknown.checking' },
    found: (satang) => ({ id: 'affiliate.withdraw.unknown.found', values: { amount: { satang } } }),
    notFound: { id: 'affiliate.withdraw.unknown.notFound' },
    cannotCheck: { id: 'affiliate.withdraw.unknown.cannotCheck' },
    patience: (timeOfDay) => ({
      id: 'affiliate.withdraw.unknown.patience',
      values: { time: { timeOfDay } },
    }),
    beforeReturn: { id: 'affiliate.withdraw.unknown.beforeReturn' },
    checkAgain: { id: 'affiliate.withdraw.unknown.checkAgain' },
    goBack: { id: 'affiliate.withdraw.unknown.goBack' },
    reminder: { id: 'header.commissionUnknown' },
    foundReminder: { id: 'header.commissionFound' },
  },
}
