import { isTransactionChannel, type Transaction } from '@croupier/core/history'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { channelNames } from './transaction.looks.ts'

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
