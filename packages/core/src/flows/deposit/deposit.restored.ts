import type { DepositContext, DepositInput, StoredEnding } from './deposit.types.ts'

/** The channel and amount after a page load: those of the waiting payment, or else what the member chose last in this tab, or else those of what another page has left. */
export function restoredChoice({
  storedPayment,
  storedEnding,
  draft,
  report,
}: DepositInput): Pick<DepositContext, 'channelKey' | 'amountText'> {
  return {
    channelKey: (storedPayment ?? draft ?? report ?? storedEnding)?.channelKey ?? null,
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

/** What has been told about the last payment. */
export function knownEnding(
  told: Pick<StoredEnding, 'ending' | 'endedAt' | 'rejection'> | null,
): Pick<DepositContext, 'ending' | 'endedAt' | 'isEndingNews' | 'rejection'> {
  const { ending = null, endedAt = null, rejection = null } = told ?? {}
  return { ending, endedAt, rejection, isEndingNews: false }
}

/** The ending that another tab has told, as this tab learns it: here nothing but its card tells a rejection. */
export function endingToldElsewhere(told: Pick<StoredEnding, 'ending' | 'endedAt' | 'rejection'>) {
  return { ...knownEnding(told), isEndingNews: told.ending === 'rejected' }
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
