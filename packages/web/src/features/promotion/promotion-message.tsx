import {
  depositPromotionView,
  type PromotionView,
  type RegistrationPromotionView,
  registrationPromotionView,
} from '@croupier/core/promotion'
import { FlowMark } from '../../app/flow-mark.tsx'
import { isPromotionEnd, usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const words = {
  registrationMissed: {
    title: 'promotion.registration.sorryTitle',
    body: 'promotion.registration.timeUp',
    isForAdmin: false,
  },
  registrationWon: {
    title: 'promotion.registration.wonTitle',
    body: 'promotion.registration.won',
    isForAdmin: true,
  },
  registrationUnclaimed: {
    title: 'promotion.registration.wonTitle',
    body: 'promotion.registration.wonAsk',
    isForAdmin: true,
  },
  registrationUnknown: {
    title: 'promotion.registration.unknownTitle',
    body: 'promotion.registration.unknown',
    isForAdmin: true,
  },
  depositMissed: {
    title: 'promotion.deposit.missedTitle',
    body: 'promotion.deposit.timeUp',
    isForAdmin: true,
  },
  depositUnknown: {
    title: 'promotion.deposit.unknownTitle',
    body: 'promotion.deposit.unknown',
    isForAdmin: true,
  },
  depositWon: {
    title: 'promotion.deposit.successTitle',
    body: 'promotion.deposit.success',
    isForAdmin: false,
  },
} as const

/** How an offer ended, in plain words [PROMO-05, PROMO-08, PROMO-12]. */
export function PromotionMessage() {
  const registration = usePromotion('registrationPromotion')
  const deposit = usePromotion('depositPromotion')
  const forRegistering = useView(registration, registrationPromotionView)
  const forDepositing = useView(deposit, depositPromotionView)
  if (forDepositing && isPromotionEnd(forDepositing.screen)) {
    return (
      <Ending
        key="deposit"
        flow="depositPromotion"
        promotion={forDepositing}
        said={words[depositEnd(forDepositing)]}
        onRead={() => deposit?.send({ type: 'promotion.acknowledge' })}
      />
    )
  }
  if (!forRegistering || !isPromotionEnd(forRegistering.screen)) return null
  return (
    <Ending
      key="registration"
      flow="registrationPromotion"
      promotion={forRegistering}
      said={words[registrationEnd(forRegistering)]}
      onRead={() => registration?.send({ type: 'promotion.acknowledge' })}
    />
  )
}

function depositEnd({ screen }: PromotionView): keyof typeof words {
  if (screen === 'unknown') return 'depositUnknown'
  return screen === 'won' ? 'depositWon' : 'depositMissed'
}

function registrationEnd({ isClaimSent, screen }: RegistrationPromotionView): keyof typeof words {
  if (screen === 'unknown') return 'registrationUnknown'
  if (screen === 'missed') return 'registrationMissed'
  return isClaimSent ? 'registrationWon' : 'registrationUnclaimed'
}

interface EndingProps {
  readonly flow: 'depositPromotion' | 'registrationPromotion'
  readonly promotion: PromotionView
  readonly said: (typeof words)[keyof typeof words]
  readonly onRead: () => void
}

function Ending({ flow, promotion: { credit, screen }, said, onRead }: EndingProps) {
  const { t } = useMessages('promotions', 'member')
  return (
    <FlowMark flow={flow} screen={screen}>
      <Dialog
        isUnasked
        title={t(said.title)}
        onClose={onRead}
        actions={
          <Button variant="primary" size="large" isWide onPress={onRead}>
            {t('action.ok')}
          </Button>
        }
      >
        <p>{t(said.body, { credit: { satang: credit } })}</p>
        {said.isForAdmin && <ContactLink />}
      </Dialog>
    </FlowMark>
  )
}
