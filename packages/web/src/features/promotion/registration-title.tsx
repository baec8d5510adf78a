import type { RegistrationPromotionView } from '@croupier/core/promotion'
import { useMessages } from '../../i18n/messages.provider.tsx'

const titles = {
  claimed: 'promotion.registration.title',
  asked: 'promotion.registration.titleAsk',
} as const

/** What registering in time gives; where the site claims nothing, from whom it is to be had. */
export function RegistrationTitle({
  credit,
  isClaimSent,
}: Pick<RegistrationPromotionView, 'credit' | 'isClaimSent'>) {
  const { t } = useMessages('promotions')
  return t(titles[isClaimSent ? 'claimed' : 'asked'], { credit: { satang: credit } })
}
