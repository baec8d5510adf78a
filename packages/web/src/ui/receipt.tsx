import { classes } from './classes.ts'
import styles from './receipt.module.css'

export interface ReceiptRow {
  readonly label: string
  readonly value: string
  /** Whether it is the result of the other rows, or the most important one; it is larger. */
  readonly isMain?: boolean
}

/** Names and figures joined by dotted leaders. */
export function Receipt({ rows }: { rows: readonly ReceiptRow[] }) {
  return (
    <dl>
      {rows.map(({ label, value, isMain }) => (
        <div key={label} className={classes(styles.row, isMain && styles.main)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
