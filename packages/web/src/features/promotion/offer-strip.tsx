import { flowScreen, openTransferTab } from '@croupier/core'
import {
  depositPromotionView,
  type PromotionView,
  type RegistrationPromotionView,
  registrationPromotionView,
} from '@croupier/core/promotion'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useChild, useFlow } from '../../app/use-child.ts'
import { usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { useOfferPlace } from '../../shell/use-offer-place.ts'
import { Reminder } from '../../ui/reminder.tsx'
import styles from './offer-strip.module.css'

/**
 * The countdown of a running offer in the header, where its box would be in the way and no code waits, whose own
 * countdown matters more. It leads members to the deposit.
 */
export function OfferReminder() {
  const navigation = useChild('navigation')
  const place = useOfferPlace()
  const isMoneyShown = useView(navigation, openTransferTab) !== null
  const isPaying = useView(useFlow('deposit'), flowScreen) === 'awaitingPayment'
  if (place === 'box' || isMoneyShown || isPaying) return null
  return <OfferStrip onPress={() => navigation?.send({ type: 'navigation.openDeposit' })} />
}

/** The same above a deposit or a withdrawal, where it leads nowhere. */
export function OfferStatus() {
  return (
    <div className={styles.status}>
      <OfferStrip />
    </div>
  )
}

function OfferStrip({ onPress }: { onPress?: () => void }) {
  const deposit = useView(usePromotion('depositPromotion'), depositPromotionView)
  const registration = useView(usePromotion('registrationPromotion'), registrationPromotionView)
  if (deposit?.screen === 'running') {
    return (
      <FlowMark flow="depositPromotion" screen="running">
        <DepositStrip offer={deposit} onPress={deposit.needsRegistration ? undefined : onPress} />
      </FlowMark>
    )
  }
  return (
    registration?.screen === 'running' && (
      <FlowMark flow="registrationPromotion" screen="running">
        <RegistrationStrip offer={registration} />
      </FlowMark>
    )
  )
}

function DepositStrip({
  offer: { credit, deposit, time },
  onPress,
}: {
  offer: PromotionView
  onPress: (() => void) | undefined
}) {
  const { t } = useMessages('runningOffer')
  const values = { time: time.countdown, credit: { satang: credit } }
  return (
    <Reminder tone="positive" fractionLeft={time.fractionLeft} onPress={onPress}>
      {deposit === null
        ? t('promotion.strip.depositAny', values)
        : t('promotion.strip.deposit', { ...values, deposit: { satang: deposit } })}
    </Reminder>
  )
}

const registrationWords = {
  claimed: 'promotion.strip.registration',
  asked: 'promotion.strip.registrationAsk',
} as const

function RegistrationStrip({
  offer: { credit, isClaimSent, time },
}: {
  offer: RegistrationPromotionView
}) {
  const { t } = useMessages('runningOffer')
  return (
    <Reminder tone="positive" fractionLeft={time.fractionLeft}>
      {t(registrationWords[isClaimSent ? 'claimed' : 'asked'], {
        time: time.countdown,
        credit: { satang: credit },
      })}
    </Reminder>
  )
}
