import type { RegistrationPromotionView } from '@croupier/core/promotion'
import { useMessages } from '../../i18n/messages.provider.tsx'

const titles = {
  claimed: 'promotion.registration.title',
  asked: 'promotion.registration.titleAsk',
} as const

/** What registering in time gives, or whom to ask for it if the site does not claim it by itself. */
export function RegistrationTitle({
  credit,
  isClaimSent,
}: Pick<RegistrationPromotionView, 'credit' | 'isClaimSent'>) {
  const { t } = useMessages('promotions')
  return t(titles[isClaimSent ? 'claimed' : 'asked'], { credit: { satang: credit } })
}
