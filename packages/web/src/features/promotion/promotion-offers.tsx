import { isFlowBroken, siteView } from '@croupier/core'
import {
  depositPromotionView,
  isAskingOffers,
  registrationPromotionView,
} from '@croupier/core/promotion'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { RegisterLink } from '../../shell/entrance-links.tsx'
import { Button } from '../../ui/button.tsx'
import { DepositTitle } from './deposit-title.tsx'
import styles from './promotion-offers.module.css'

/** What newcomers are offered for a time that begins when they take it [PROMO-19, OPEN-15]. */
export function PromotionOffers() {
  const { t } = useMessages('promotions')
  const registration = usePromotion('registrationPromotion')
  const deposit = usePromotion('depositPromotion')
  const forRegistering = useView(registration, registrationPromotionView)
  const forDepositing = useView(deposit, depositPromotionView)
  const isRegistering = forRegistering?.screen === 'offered'
  const isDepositing = forDepositing?.screen === 'offered'
  const { actor } = useSite().app
  const isMember = useView(actor, siteView)?.isMember
  const isBroken = useView(actor, areOffersBroken) ?? false
  const isAsking = useView(useFlow('promotions'), isAskingOffers) ?? true
  if (!isRegistering && !isDepositing) {
    return !isMember && isAsking && !isBroken ? <OfferShapes /> : null
  }
  return (
    <section className={styles.offers} aria-label={t('promotion.offersTitle')}>
      {isRegistering && (
        <article
          className={styles.offer}
          data-flow="registrationPromotion"
          data-screen={forRegistering.screen}
        >
          <h2 className={styles.title}>
            {t('promotion.registration.title', { credit: { satang: forRegistering.credit } })}
          </h2>
          <p className={styles.body}>
            {t('promotion.registration.offer', { minutes: forRegistering.minutes })}
          </p>
          <Button variant="primary" onPress={() => registration?.send({ type: 'promotion.take' })}>
            {t('promotion.take')}
          </Button>
        </article>
      )}
      {isDepositing && (
        <article
          className={styles.offer}
          data-flow="depositPromotion"
          data-screen={forDepositing.screen}
        >
          <h2 className={styles.title}>
            <DepositTitle credit={forDepositing.credit} deposit={forDepositing.deposit} />
          </h2>
          <p className={styles.body}>
            {t(
              forDepositing.needsRegistration
                ? 'promotion.deposit.offer'
                : 'promotion.deposit.offerMember',
              { minutes: forDepositing.minutes },
            )}
          </p>
          {forDepositing.needsRegistration ? (
            <RegisterLink />
          ) : (
            <Button variant="primary" onPress={() => deposit?.send({ type: 'promotion.take' })}>
              {t('promotion.take')}
            </Button>
          )}
        </article>
      )}
    </section>
  )
}

function areOffersBroken(snapshot: Parameters<typeof isFlowBroken>[0]): boolean {
  return isFlowBroken(snapshot, 'promotions')
}

/** The shapes of the two offers of visitors, so that nothing below them moves when they come. */
function OfferShapes() {
  return (
    <div className={styles.offers} aria-hidden="true">
      <div className={styles.shape} />
      <div className={styles.shape} />
    </div>
  )
}
