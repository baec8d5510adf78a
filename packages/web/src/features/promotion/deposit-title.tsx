import type { PromotionView } from '@croupier/core/promotion'
import { useMessages } from '../../i18n/messages.provider.tsx'

/** What a deposit offer gives for which deposit; without amounts if the operator names none. */
export function DepositTitle({ credit, deposit }: Pick<PromotionView, 'credit' | 'deposit'>) {
  const { t } = useMessages('promotions')
  return deposit === null
    ? t('promotion.deposit.titleAny', { credit: { satang: credit } })
    : t('promotion.deposit.title', { deposit: { satang: deposit }, credit: { satang: credit } })
}
