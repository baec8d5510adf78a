import type { InvitedMember } from '@croupier/core/affiliate'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './affiliate.module.css'
import { Pager } from './pager.tsx'
import { UpdateNote } from './update-note.tsx'

interface MemberListProps {
  readonly page: { readonly rows: readonly InvitedMember[]; readonly total: number }
  readonly number: number
}

/** Who came by the member's invitation, newest first. */
export function MemberList({ page: { rows, total }, number }: MemberListProps) {
  const { t, fullDate, money } = useMessages('affiliate')
  return (
    <>
      <p role="status" className={styles.small}>
        {t('affiliate.memberCount', { count: total })}
      </p>
      {rows.length === 0 ? (
        <Note>{t(total === 0 ? 'affiliate.empty.members' : 'affiliate.empty.page')}</Note>
      ) : (
        <DataTable
          caption={t('route.affiliateMember')}
          columns={[
            { name: t('affiliate.column.member') },
            { name: t('affiliate.column.joined') },
            { name: t('affiliate.column.turnover'), isFigure: true },
            { name: t('affiliate.column.commission'), isFigure: true },
          ]}
          rows={rows.map(({ commission, joinedAt, name, turnover }, index) => ({
            // Two friends may have the same shortened name.
            key: String(index),
            cells: [name, fullDate(joinedAt), money(turnover), money(commission)],
          }))}
        />
      )}
      <Pager to="/affiliate/member" number={number} total={total} />
      <UpdateNote />
    </>
  )
}
