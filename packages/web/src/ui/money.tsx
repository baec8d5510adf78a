import { classes } from './classes.ts'
import styles from './money.module.css'

export interface MoneyProps {
  /** Two decimals, as in `1,234.50`, with a sign where one is meant. */
  readonly amount: string
  readonly currency: string
  /** Colours the satang, if they must be paid exactly. */
  readonly stressesSatang?: boolean
  readonly size?: 'text' | 'large'
}

/** An amount with its currency, as text that can be copied, never broken across lines. */
export function Money({ amount, currency, stressesSatang = false, size = 'text' }: MoneyProps) {
  const point = amount.lastIndexOf('.')
  return (
    <span className={classes(styles.money, styles[size])}>
      {stressesSatang ? amount.slice(0, point) : amount}
      {stressesSatang && <span className={styles.satang}>{amount.slice(point)}</span>}
      <span className={styles.currency}> {currency}</span>
    </span>
  )
}
