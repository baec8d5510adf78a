import { useMessages } from '../../i18n/messages.provider.tsx'
import { PayoutReviewDialog } from '../../shell/payout-review.dialog.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import type { RunningWithdraw } from './use-withdraw.ts'

/** What is asked for, where it goes and what is left, before it is asked for. */
export function WithdrawReview({ withdraw: { view, send } }: { withdraw: RunningWithdraw }) {
  const { t, money } = useMessages('withdraw')
  const bankName = useBankName()
  const { account, password, review } = view
  if (!review) return null
  const baht = (amount: typeof review.amount) => `${money(amount)} ${t('format.currency')}`
  return (
    <PayoutReviewDialog
      rows={[
        { label: t('payout.review.amount'), value: baht(review.amount), isMain: true },
        ...(account
          ? [
              { label: t('withdraw.toAccount'), value: account.number },
              { label: t('withdraw.review.bank'), value: bankName(account.bankId) },
              { label: t('withdraw.review.holder'), value: account.holder },
            ]
          : []),
        ...(review.left === null
          ? []
          : [{ label: t('withdraw.review.left'), value: baht(review.left) }]),
      ]}
      password={password}
      onPassword={(isFilled) => send({ type: 'withdraw.changePassword', isFilled })}
      onChange={() => send({ type: 'withdraw.change' })}
      onConfirm={() => send({ type: 'withdraw.confirm' })}
    />
  )
}
