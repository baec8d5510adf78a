import { classes } from './classes.ts'
import styles from './live-status.module.css'

/** A dot and the words of what is going on just now. */
export function LiveStatus({ tone, children }: { tone: 'positive' | 'caution'; children: string }) {
  return (
    <span className={styles.status}>
      <span className={classes(styles.dot, styles[tone])} aria-hidden="true" />
      {children}
    </span>
  )
}
