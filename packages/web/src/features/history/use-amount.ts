import type { Transaction } from '@croupier/core/history'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { looks } from './transaction.looks.ts'

/** The amount of a transaction with its sign, and its currency in words. */
export function useAmount({ amount, currency, type }: Transaction) {
  const { t, money } = useMessages()
  return {
    amount: looks[type].sign + money(amount),
    currency: currency === 'THB' ? t('format.currency') : currency,
  }
}
