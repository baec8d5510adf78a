import type { DepositContext, DepositInput, StoredEnding } from './deposit.types.ts'

/** The channel and amount after a page load: those of the waiting payment, or else the last that the member chose. */
export function restoredChoice({
  storedPayment,
  storedEnding,
  draft,
  report,
}: DepositInput): Pick<DepositContext, 'channelKey' | 'amountText'> {
  return {
    channelKey: (storedPayment ?? report ?? draft ?? storedEnding)?.channelKey ?? null,
    amountText: (storedPayment ?? draft ?? storedEnding)?.amountText ?? '',
  }
}

type RestoredPayment = Pick<
  DepositContext,
  | 'payment'
  | 'paymentChannel'
  | 'isReuseWarned'
  | 'isPictureAwaited'
  | 'isPaymentKept'
  | 'rejection'
  | 'ending'
  | 'isEndingNews'
  | 'isFoundInHistory'
  | 'endedAt'
>

/** What another tab has told about the last payment; without an ending once its member has left that. */
export function knownEnding(
  stored: StoredEnding | null,
): Pick<DepositContext, 'ending' | 'endedAt' | 'isEndingNews' | 'rejection'> {
  const { ending = null, endedAt = null, rejection = null } = stored ?? {}
  return { ending, endedAt, rejection, isEndingNews: false }
}

/** The last payment after a page load: it waits, it has ended, or there is none. */
export function restoredPayment({ storedPayment, storedEnding }: DepositInput): RestoredPayment {
  const ended = storedPayment === null ? storedEnding : null
  return {
    payment: storedPayment?.payment ?? ended?.payment ?? null,
    paymentChannel: (storedPayment ?? ended)?.paymentChannel ?? null,
    isReuseWarned: storedPayment?.isReuseWarned ?? false,
    isPictureAwaited: storedPayment?.isPictureAwaited ?? false,
    isPaymentKept: storedPayment !== null,
    isFoundInHistory: false,
    ...knownEnding(ended),
  }
}
