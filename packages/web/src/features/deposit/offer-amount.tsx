import { depositPromotionView, offerProgress } from '@croupier/core/promotion'
import { usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { classes } from '../../ui/classes.ts'
import { TimeLine } from '../../ui/time-line.tsx'
import styles from './offer-amount.module.css'
import { type RunningDeposit, useDeposit } from './use-deposit.ts'

/** What the amount means for a running offer, and the amount that earns it, to press. */
export function OfferAmount() {
  const deposit = useDeposit()
  const offer = useView(usePromotion('depositPromotion'), depositPromotionView)
  return offer?.screen === 'running' && deposit && <Progress deposit={deposit} offer={offer} />
}

interface ProgressProps {
  readonly deposit: RunningDeposit
  readonly offer: Parameters<typeof offerProgress>[0]
}

function Progress({ deposit: { send, view }, offer }: ProgressProps) {
  const { t } = useMessages('runningOffer')
  const progress = view.chosen && offerProgress(offer, view.amount, view.chosen.limits)
  if (!progress) return null
  const { fraction, isEnough, quickAmount } = progress
  const credit = { satang: progress.credit }
  return (
    <div className={styles.offer} data-offer={isEnough ? 'enough' : 'short'}>
      {quickAmount !== null && (
        <button
          type="button"
          className={classes(styles.chip, view.amount === quickAmount && styles.chosen)}
          aria-pressed={view.amount === quickAmount}
          onClick={() => send({ type: 'deposit.pickAmount', amount: quickAmount })}
        >
          {t('promotion.amount.chip', { amount: { satang: quickAmount }, credit })}
        </button>
      )}
      <p className={styles.words} role="status">
        {isEnough
          ? t('promotion.amount.enough', { credit })
          : t('promotion.amount.short', { deposit: { satang: progress.deposit }, credit })}
      </p>
      <TimeLine fraction={fraction} />
    </div>
  )
}
