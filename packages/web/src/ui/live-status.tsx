import { classes } from './classes.ts'
import styles from './live-status.module.css'

/** A dot and a text for something that is in progress. */
export function LiveStatus({ tone, children }: { tone: 'positive' | 'caution'; children: string }) {
  return (
    <span className={styles.status}>
      <span className={classes(styles.dot, styles[tone])} aria-hidden="true" />
      {children}
    </span>
  )
}
