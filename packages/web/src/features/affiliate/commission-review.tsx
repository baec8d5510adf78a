import type { FlowRefs } from '@croupier/core'
import type { AffiliateView } from '@croupier/core/affiliate'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PayoutReviewDialog } from '../../shell/payout-review.dialog.tsx'

interface CommissionReviewProps {
  readonly review: NonNullable<AffiliateView['review']>
  readonly password: AffiliateView['password']
  readonly flow: FlowRefs['affiliate']
}

/** The commission that is asked for, where it goes and what is left, before it is asked for. */
export function CommissionReview({ review, password, flow }: CommissionReviewProps) {
  const { t, money } = useMessages('affiliate', 'withdraw')
  const baht = (amount: typeof review.amount) => `${money(amount)} ${t('format.currency')}`
  return (
    <PayoutReviewDialog
      rows={[
        { label: t('payout.review.amount'), value: baht(review.amount), isMain: true },
        { label: t('affiliate.withdraw.review.to'), value: t('affiliate.withdraw.review.balance') },
        ...(review.left === null
          ? []
          : [{ label: t('affiliate.withdraw.review.left'), value: baht(review.left) }]),
      ]}
      password={password}
      onPassword={(isFilled) => flow.send({ type: 'withdraw.changePassword', isFilled })}
      onChange={() => flow.send({ type: 'withdraw.change' })}
      onConfirm={() => flow.send({ type: 'withdraw.confirm' })}
    />
  )
}
