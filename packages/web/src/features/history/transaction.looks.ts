import {
  isTransactionChannel,
  statusOf,
  type Transaction,
  type TransactionChannel,
  type TransactionType,
} from '@croupier/core/history'
import { ArrowDownLeft, ArrowUpRight, type IconNode, X } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'

/** The word, the picture and the sign of each type. */
export const looks = {
  deposit: { name: 'history.type.deposit', icon: ArrowDownLeft, sign: '+' },
  withdraw: { name: 'history.type.withdraw', icon: ArrowUpRight, sign: '-' },
  cancel: { name: 'history.type.cancel', icon: X, sign: '' },
} as const satisfies Record<TransactionType, { name: string; icon: IconNode; sign: string }>

/** What a transaction is called. One that is still being cancelled is not cancelled yet [HIST-04]. */
export function nameOf(transaction: Pick<Transaction, 'isPending' | 'type'>) {
  const { type } = transaction
  return type === 'cancel' && statusOf(transaction) === 'pending'
    ? 'history.type.cancelling'
    : looks[type].name
}

/** The words of each status. */
export const statusNames = {
  pending: 'history.status.pending',
  done: 'history.status.done',
  cancelled: 'history.type.cancel',
} as const

/** The words of each channel, for what came in and for what went out. */
export const channelNames = {
  bank: 'history.channel.bank',
  payment: 'history.channel.payment',
  truewallet: 'history.channel.truewallet',
  usdt: 'history.channel.usdt',
} as const satisfies Record<TransactionChannel, string>

/** The amount of a transaction with its sign, and its currency in words. */
export function useAmount({ amount, currency, type }: Transaction) {
  const { t, money } = useMessages()
  return {
    amount: looks[type].sign + money(amount),
    currency: currency === 'THB' ? t('format.currency') : currency,
  }
}

/** The name of a transaction's channel in the page's language, or as the server wrote it; null without one. */
export function useChannelName(): (transaction: Transaction) => string | null {
  const { t } = useMessages('history')
  return ({ channel, type }) => {
    if (channel === null || !isTransactionChannel(channel)) return channel
    return channel === 'bank' && type !== 'deposit'
      ? t('history.channel.account')
      : t(channelNames[channel])
  }
}
