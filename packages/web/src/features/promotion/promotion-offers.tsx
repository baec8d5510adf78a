import { depositPromotionView, registrationPromotionView } from '@croupier/core/promotion'
import { usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { RegisterLink } from '../../shell/entrance-links.tsx'
import { Button } from '../../ui/button.tsx'
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
  if (!isRegistering && !isDepositing) return null
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
            {t('promotion.deposit.title', {
              deposit: { satang: forDepositing.deposit ?? forDepositing.credit },
              credit: { satang: forDepositing.credit },
            })}
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
