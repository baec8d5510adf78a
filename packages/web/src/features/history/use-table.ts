import { type HistoryDay, statusOf } from '@croupier/core/history'
import { formatSatang, type Satang } from '@croupier/core/money'
import { bangkokTime } from '@croupier/core/time'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { nameOf, statusNames, useChannelName } from './transaction.looks.ts'

/** The transactions of some days as a table for spreadsheet programs, with its head. */
export function useTable(days: readonly HistoryDay[]): readonly (readonly string[])[] {
  const { t } = useMessages('history')
  const channelName = useChannelName()
  const head = [
    t('history.fact.date'),
    t('history.fact.time'),
    t('history.fact.type'),
    t('history.fact.status'),
    t('history.fact.amount'),
    t('history.fact.currency'),
    t('history.fact.channel'),
    t('history.fact.bonus'),
    t('history.fact.balanceAfter'),
    t('history.fact.reference'),
    t('history.fact.id'),
    t('history.fact.note'),
  ]
  const rows = days.flatMap(({ day, transactions }) =>
    transactions.map((transaction) => {
      const { amount, at, balanceAfter, bonus, currency, id, note, reference, type } = transaction
      return [
        day,
        bangkokTime(at),
        t(nameOf(transaction)),
        t(statusNames[statusOf(transaction)]),
        (type === 'withdraw' ? '-' : '') + plain(amount),
        currency,
        channelName(transaction) ?? '',
        bonus === null ? '' : plain(bonus),
        balanceAfter === null ? '' : plain(balanceAfter),
        reference ?? '',
        id,
        note ?? '',
      ]
    }),
  )
  return [head, ...rows]
}

/** Money as a plain number. */
function plain(amount: Satang): string {
  return formatSatang(amount).replaceAll(',', '')
}
