import type { FlowRefs } from '@croupier/core'
import type { PayoutPress, PayoutView } from '@croupier/core/payout'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PayoutReviewDialog } from '../../shell/payout-review.dialog.tsx'
import { UnknownPayout, type UnknownPayoutFrameProps } from '../../shell/unknown-payout.tsx'
import styles from './affiliate.module.css'

interface CommissionPayoutProps {
  readonly payout: PayoutView
  readonly flow: FlowRefs['affiliate']
}

/** The review before commission is requested, and what is known about the payout if its answer was lost. */
export function CommissionPayout({ payout, flow }: CommissionPayoutProps) {
  const { t } = useMessages('affiliate', 'withdraw')
  const to = {
    label: t('affiliate.withdraw.review.to'),
    value: t('affiliate.withdraw.review.balance'),
  }
  const send = (press: PayoutPress) => flow.send(press)
  return (
    <>
      {payout.unknown && (
        <UnknownPayout
          unknown={payout.unknown}
          send={send}
          frame={Frame}
          history={<PageLink to="/affiliate/history">{t('route.affiliateHistory')}</PageLink>}
        />
      )}
      <PayoutReviewDialog payout={payout} send={send} destination={[to]} />
    </>
  )
}

function Frame({ titleId, said, actions }: UnknownPayoutFrameProps) {
  return (
    <section aria-labelledby={titleId} className={styles.withdraw}>
      {said}
      {actions}
    </section>
  )
}
