import { classes } from './classes.ts'
import styles from './receipt.module.css'

export interface ReceiptRow {
  readonly label: string
  readonly value: string
  /** The last line of a sum, larger. */
  readonly isSum?: boolean
}

/** Names and figures joined by dotted leaders. */
export function Receipt({ rows }: { rows: readonly ReceiptRow[] }) {
  return (
    <dl>
      {rows.map(({ label, value, isSum }) => (
        <div key={label} className={classes(styles.row, isSum && styles.sum)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
