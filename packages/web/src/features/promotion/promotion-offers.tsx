import { isFlowBroken, siteView } from '@croupier/core'
import {
  depositPromotionView,
  isAskingOffers,
  registrationPromotionView,
} from '@croupier/core/promotion'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useFlow } from '../../app/use-child.ts'
import { usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { RegisterLink } from '../../shell/entrance-links.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { DepositTitle } from './deposit-title.tsx'
import styles from './promotion-offers.module.css'
import { RegistrationTitle } from './registration-title.tsx'

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
  const count = Number(isRegistering) + Number(isDepositing)
  if (count === 0 && isMember) return null
  if (count === 0 && isAsking && !isBroken) return <OfferShapes />
  const offers = count > 0 && (
    <section className={styles.group} aria-label={t('promotion.offersTitle')}>
      {isRegistering && (
        <article
          className={styles.offer}
          data-flow="registrationPromotion"
          data-screen={forRegistering.screen}
        >
          <h2 className={styles.title}>
            <RegistrationTitle
              credit={forRegistering.credit}
              isClaimSent={forRegistering.isClaimSent}
            />
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
  return (
    <div className={styles.offers}>
      {offers}
      {!isMember && waysOn.slice(count).map((way) => <WayOn key={way.to} {...way} />)}
    </div>
  )
}

/** What takes the place of each offer that visitors do not get, so that nothing moves where none comes. */
const waysOn = [
  { to: '/promotion', title: 'route.promotion', about: 'promotion.wayOn.promotion' },
  { to: '/vip', title: 'route.vip', about: 'promotion.wayOn.vip' },
] as const

function WayOn({ about, title, to }: (typeof waysOn)[number]) {
  const { t } = useMessages('promotions')
  const name = t(title)
  return (
    <article className={styles.offer}>
      <h2 className={styles.title}>{name}</h2>
      <p className={styles.body}>{t(about)}</p>
      <PageLink
        to={to}
        className={buttonClasses()}
        label={t('promotion.wayOn.readAbout', { name })}
      >
        {t('promotion.wayOn.read')}
      </PageLink>
    </article>
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
