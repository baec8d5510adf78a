import { isFlowBroken, siteView } from '@croupier/core'
import {
  depositPromotionView,
  isAskingOffers,
  type PromotionView,
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

/** The offers for newcomers; the time of an offer begins when it is taken [PROMO-19, OPEN-15]. */
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
          <div className={styles.ways}>
            <Button
              variant="primary"
              onPress={() => registration?.send({ type: 'promotion.take' })}
            >
              {t('promotion.take')}
            </Button>
            <Conditions of={forRegistering} label={t('promotion.registration.conditions')} />
          </div>
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
          <div className={styles.ways}>
            {forDepositing.needsRegistration ? (
              <RegisterLink />
            ) : (
              <Button variant="primary" onPress={() => deposit?.send({ type: 'promotion.take' })}>
                {t('promotion.take')}
              </Button>
            )}
            <Conditions of={forDepositing} label={t('promotion.deposit.conditions')} />
          </div>
        </article>
      )}
    </section>
  )
  return (
    <div className={styles.offers}>
      {offers}
      {!isMember && substitutes.slice(count).map((way) => <Substitute key={way.to} {...way} />)}
    </div>
  )
}

interface ConditionsProps {
  readonly of: PromotionView
  /** Says of which offer. */
  readonly label: string
}

/** Where the conditions of an offer are; nothing if the server does not say. */
function Conditions({ of: { conditions }, label }: ConditionsProps) {
  const { t } = useMessages('promotions')
  if (conditions === null) return null
  return (
    <PageLink to={conditions} className={buttonClasses({ variant: 'quiet' })} label={label}>
      {t('promotion.conditions')}
    </PageLink>
  )
}

/** A link replaces each offer that a visitor does not get, so that nothing moves when there is none. */
const substitutes = [
  { to: '/promotion', title: 'route.promotion', about: 'promotion.wayOn.promotion' },
  { to: '/vip', title: 'route.vip', about: 'promotion.wayOn.vip' },
] as const

function Substitute({ about, title, to }: (typeof substitutes)[number]) {
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

/** Placeholders of a visitor's two offers, so that nothing below them moves when they load. */
function OfferShapes() {
  return (
    <div className={styles.offers} aria-hidden="true">
      <div className={styles.shape} />
      <div className={styles.shape} />
    </div>
  )
}
