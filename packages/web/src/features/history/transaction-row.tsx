import type { Transaction, TransactionType } from '@croupier/core/history'
import { ArrowDownLeft, ArrowUpRight, Copy, type IconNode, X } from 'lucide'
import { useCopy } from '../../app/copying.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './transaction-row.module.css'

const looks = {
  deposit: { name: 'history.type.deposit', icon: ArrowDownLeft, sign: '+' },
  withdraw: { name: 'history.type.withdraw', icon: ArrowUpRight, sign: '-' },
  cancel: { name: 'history.type.cancel', icon: X, sign: '+' },
} as const satisfies Record<TransactionType, { name: string; icon: IconNode; sign: string }>

/** One transaction: its type by word and icon, its amount by sign, its state by word and colour. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { t, money, time } = useMessages('history', 'member')
  const copy = useCopy()
  const { amount, at, currency, id, isPending, note, type } = transaction
  const { icon, name, sign } = looks[type]
  return (
    <li tabIndex={-1} className={classes(styles.row, isPending && styles.pending)}>
      <span className={styles.picture}>
        <Icon of={icon} size="small" />
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{t(name)}</span>
        <span className={styles.when}>
          {time(at)}
          {isPending && (
            <>
              {' · '}
              <span className={styles.state}>{t('history.status.pending')}</span>
            </>
          )}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.sum}>
        <span className={styles.amount}>
          <Money
            amount={sign + money(amount)}
            currency={currency === 'THB' ? t('format.currency') : currency}
          />
        </span>
        <button
          type="button"
          className={styles.id}
          aria-label={t('history.copyId', { id })}
          onClick={() => copy(id)}
        >
          {id}
          <Icon of={Copy} size="small" />
        </button>
      </span>
    </li>
  )
}
