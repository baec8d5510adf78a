import {
  depositPromotionView,
  type PromotionView,
  registrationPromotionView,
} from '@croupier/core/promotion'
import { FlowMark } from '../../app/flow-mark.tsx'
import { usePromotion } from '../../app/use-promotion.ts'
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
  depositMissed: {
    title: 'promotion.deposit.missedTitle',
    body: 'promotion.deposit.timeUp',
    isForAdmin: false,
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
  if (forDepositing && isEnded(forDepositing)) {
    return (
      <Ending
        key="deposit"
        flow="depositPromotion"
        promotion={forDepositing}
        said={words[forDepositing.screen === 'won' ? 'depositWon' : 'depositMissed']}
        onRead={() => deposit?.send({ type: 'promotion.acknowledge' })}
      />
    )
  }
  if (!forRegistering || !isEnded(forRegistering)) return null
  const won = forRegistering.isClaimSent ? 'registrationWon' : 'registrationUnclaimed'
  return (
    <Ending
      key="registration"
      flow="registrationPromotion"
      promotion={forRegistering}
      said={words[forRegistering.screen === 'won' ? won : 'registrationMissed']}
      onRead={() => registration?.send({ type: 'promotion.acknowledge' })}
    />
  )
}

function isEnded({ screen }: PromotionView): boolean {
  return screen === 'missed' || screen === 'won'
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
