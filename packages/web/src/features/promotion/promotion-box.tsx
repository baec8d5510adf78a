import { flowScreen } from '@croupier/core'
import {
  depositPromotionView,
  offeredRegistration,
  type PromotionView,
  type RegistrationPromotionView,
  registrationPromotionView,
} from '@croupier/core/promotion'
import { Minus, Timer } from 'lucide'
import { useEffect, useRef } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useChild, useFlow } from '../../app/use-child.ts'
import { usePromotion } from '../../app/use-promotion.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { DepositTitle } from './deposit-title.tsx'
import styles from './promotion-box.module.css'
import { RegistrationTitle } from './registration-title.tsx'

/**
 * How long an offer still runs, beside any page. When small it shows only the time, which shifts no layout and
 * is never announced by itself [PROMO-14…17].
 */
export function PromotionBox() {
  const { t } = useMessages('promotions')
  const box = usePromotion('promotionBox')
  const screen = useView(box, flowScreen)
  const registration = useView(usePromotion('registrationPromotion'), registrationPromotionView)
  const deposit = useView(usePromotion('depositPromotion'), depositPromotionView)
  const isDeposit = deposit?.screen === 'running'
  const promotion = isDeposit ? deposit : registration
  const frame = useRef<HTMLElement>(null)
  const lastScreen = useRef(screen)
  useEffect(() => {
    // The pressed button is gone, so the focus goes to the one that undoes it, the first in its place.
    if (lastScreen.current !== null && lastScreen.current !== screen) {
      frame.current?.querySelector('button')?.focus()
    }
    lastScreen.current = screen
  }, [screen])
  if (!box || !promotion) return null
  if (screen === 'collapsed') {
    return (
      <aside
        ref={frame}
        className={styles.small}
        aria-label={t('promotion.box.label')}
        data-flow="promotionBox"
        data-screen="collapsed"
      >
        <TimeLeft time={promotion.time} className={styles.smallTime} />
        <Button size="small" icon={Timer} onPress={() => box.send({ type: 'promotionBox.show' })}>
          {t('promotion.box.show')}
        </Button>
      </aside>
    )
  }
  return (
    <aside
      ref={frame}
      className={styles.box}
      aria-label={t('promotion.box.label')}
      data-flow="promotionBox"
      data-screen="expanded"
    >
      <div
        data-flow={isDeposit ? 'depositPromotion' : 'registrationPromotion'}
        data-screen={promotion.screen}
      >
        <Countdown
          promotion={promotion}
          onMinimise={() => box.send({ type: 'promotionBox.minimise' })}
        />
        <div className={styles.words}>
          {isDeposit ? (
            <DepositWords promotion={promotion} />
          ) : (
            registration && <RegistrationWords promotion={registration} />
          )}
        </div>
      </div>
    </aside>
  )
}

function Countdown({
  promotion: { time },
  onMinimise,
}: {
  promotion: PromotionView
  onMinimise: () => void
}) {
  const { t } = useMessages('promotions')
  const { milestone } = time
  const spoken =
    milestone === null
      ? ''
      : milestone.unit === 'minutes'
        ? t('promotion.announceMinutes', { minutes: milestone.left })
        : t('promotion.announceSeconds', { seconds: milestone.left })
  return (
    <>
      <LiveRegion announcement={useAnnouncement(spoken, false)} />
      <div className={styles.head}>
        <span className={styles.label}>{t('promotion.timeLeft')}</span>
        <TimeLeft time={time} className={styles.time} />
        <IconButton label={t('promotion.box.minimise')} icon={Minus} onPress={onMinimise} />
      </div>
      <TimeLine fraction={time.fractionLeft} />
    </>
  )
}

/** A timer that changes each second: screen readers read it on request, and never by itself. */
function TimeLeft({
  className,
  time,
}: Pick<PromotionView, 'time'> & { className: string | undefined }) {
  const { t } = useMessages('promotions')
  return (
    <time
      role="timer"
      aria-label={t('promotion.timeLeft')}
      dateTime={time.duration}
      className={className}
    >
      {time.countdown}
    </time>
  )
}

function RegistrationWords({
  promotion: { credit, isClaimSent },
}: {
  promotion: RegistrationPromotionView
}) {
  const { t } = useMessages('promotions')
  const { path, query } = offeredRegistration(useSite().app.services.site)
  const isThere = useShownPage()?.address.path === path
  return (
    <>
      <p className={styles.title}>
        <RegistrationTitle credit={credit} isClaimSent={isClaimSent} />
      </p>
      <p className={styles.body}>{t('promotion.registration.body')}</p>
      {!isThere && (
        <PageLink
          to={path}
          query={query}
          className={buttonClasses({ variant: 'primary', isWide: true })}
        >
          {t('promotion.registration.register')}
        </PageLink>
      )}
      <AlreadyRegistered />
    </>
  )
}

function DepositWords({ promotion }: { promotion: PromotionView }) {
  const { t } = useMessages('promotions')
  const navigation = useChild('navigation')
  const { check, needsRegistration } = promotion
  return (
    <>
      <p className={styles.title}>
        <DepositTitle credit={promotion.credit} deposit={promotion.deposit} />
      </p>
      <p className={styles.body} role="status">
        {t(checkWords[check ?? 'none'])}
      </p>
      {needsRegistration ? (
        <AlreadyRegistered />
      ) : (
        <Button
          variant="primary"
          isWide
          onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
        >
          {t('promotion.deposit.deposit')}
        </Button>
      )}
    </>
  )
}

const checkWords = {
  none: 'promotion.deposit.body',
  notYet: 'promotion.deposit.notYet',
  cannotCheck: 'promotion.deposit.cannotCheck',
} as const

function AlreadyRegistered() {
  const { t } = useMessages('promotions')
  const promotions = useFlow('promotions')
  return (
    <Button
      variant="quiet"
      isWide
      onPress={() => promotions?.send({ type: 'promotions.alreadyRegistered' })}
    >
      {t('promotion.box.alreadyRegistered')}
    </Button>
  )
}
