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
  registrationPromotion: {
    missed: {
      title: 'promotion.registration.sorryTitle',
      body: 'promotion.registration.timeUp',
    },
    won: { title: 'promotion.registration.wonTitle', body: 'promotion.registration.won' },
  },
  depositPromotion: {
    missed: { title: 'promotion.deposit.missedTitle', body: 'promotion.deposit.timeUp' },
    won: { title: 'promotion.deposit.successTitle', body: 'promotion.deposit.success' },
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
        onRead={() => deposit?.send({ type: 'promotion.acknowledge' })}
      />
    )
  }
  if (!forRegistering || !isEnded(forRegistering)) return null
  return (
    <Ending
      key="registration"
      flow="registrationPromotion"
      promotion={forRegistering}
      onRead={() => registration?.send({ type: 'promotion.acknowledge' })}
    />
  )
}

type EndedPromotion = PromotionView & { readonly screen: 'missed' | 'won' }

function isEnded(promotion: PromotionView): promotion is EndedPromotion {
  return promotion.screen === 'missed' || promotion.screen === 'won'
}

interface EndingProps {
  readonly flow: keyof typeof words
  readonly promotion: EndedPromotion
  readonly onRead: () => void
}

function Ending({ flow, promotion: { credit, screen }, onRead }: EndingProps) {
  const { t } = useMessages('promotions', 'member')
  const { body, title } = words[flow][screen]
  return (
    <FlowMark flow={flow} screen={screen}>
      <Dialog
        isUnasked
        title={t(title)}
        onClose={onRead}
        actions={
          <Button variant="primary" size="large" isWide onPress={onRead}>
            {t('action.ok')}
          </Button>
        }
      >
        <p>{t(body, { credit: { satang: credit } })}</p>
        {body === 'promotion.registration.won' && <ContactLink />}
      </Dialog>
    </FlowMark>
  )
}
