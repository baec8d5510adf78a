import { useMessages } from '../../i18n/messages.provider.tsx'
import { PayoutReviewDialog } from '../../shell/payout-review.dialog.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import type { RunningWithdraw } from './use-withdraw.ts'

/** The review before money goes to the member's own account. */
export function WithdrawReview({ withdraw }: { withdraw: RunningWithdraw }) {
  const { t } = useMessages('withdraw')
  const bankName = useBankName()
  const { payout, send, view } = withdraw
  const { account } = view
  if (!payout) return null
  const destination = account && [
    { label: t('withdraw.toAccount'), value: account.number },
    { label: t('withdraw.review.bank'), value: bankName(account.bankId) },
    { label: t('withdraw.review.holder'), value: account.holder },
  ]
  return <PayoutReviewDialog payout={payout} send={send} destination={destination ?? []} />
}
