import type { CommissionEntry } from '@croupier/core/affiliate'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './affiliate.module.css'
import { Pager } from './pager.tsx'
import { UpdateNote } from './update-note.tsx'

const types = {
  commission: { name: 'affiliate.entry.commission', sign: '+' },
  withdraw: { name: 'affiliate.entry.withdraw', sign: '-' },
} as const satisfies Record<CommissionEntry['type'], { name: string; sign: string }>

interface EntryListProps {
  readonly page: { readonly rows: readonly CommissionEntry[]; readonly total: number }
  readonly number: number
}

/** Commission that came in and was withdrawn, newest first. */
export function EntryList({ page: { rows, total }, number }: EntryListProps) {
  const { t, fullDate, money, time } = useMessages('affiliate')
  return (
    <>
      <p role="status" className={styles.small}>
        {t('affiliate.entryCount', { count: total })}
      </p>
      {rows.length === 0 ? (
        <Note>{t(total === 0 ? 'affiliate.empty.history' : 'affiliate.empty.page')}</Note>
      ) : (
        <DataTable
          caption={t('route.affiliateHistory')}
          columns={[
            { name: t('affiliate.column.date') },
            { name: t('affiliate.column.type') },
            { name: t('affiliate.column.amount'), isFigure: true },
          ]}
          rows={rows.map(({ amount, at, id, type }) => ({
            key: `${type} ${id}`,
            cells: [
              `${fullDate(at)} ${time(at)}`,
              t(types[type].name),
              types[type].sign + money(amount),
            ],
          }))}
        />
      )}
      <Pager to="/affiliate/history" number={number} total={total} />
      <UpdateNote />
    </>
  )
}
