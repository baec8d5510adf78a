import { statusOf, type Transaction } from '@croupier/core/history'
import { ChevronRight } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { looks, nameOf, statusNames, useAmount } from './transaction.looks.ts'
import styles from './transaction-row.module.css'

interface TransactionRowProps {
  readonly transaction: Transaction
  readonly onOpen: () => void
}

/** One transaction: its type by word and icon, its amount by sign, its state by word and colour. */
export function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const { t, time } = useMessages('history', 'member')
  const { at, note, type } = transaction
  const status = statusOf(transaction)
  const { icon } = looks[type]
  return (
    <li className={classes(styles.row, status !== 'done' && styles[status])}>
      <button type="button" className={styles.press} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.picture}>
          <Icon of={icon} size="small" />
        </span>
        <span className={styles.words}>
          <span className={styles.what}>
            <span className={styles.name}>{t(nameOf(transaction))}</span>
            <span className={styles.when}>
              <span className={styles.time}>{time(at)}</span>
              {/* The name of a cancelled one says so already. */}
              {status !== 'cancelled' && (
                <>
                  {' · '}
                  {t(statusNames[status])}
                </>
              )}
            </span>
          </span>
          <span className={styles.amount}>
            <Money {...useAmount(transaction)} />
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <Icon of={ChevronRight} size="small" className={styles.more} />
      </button>
    </li>
  )
}
