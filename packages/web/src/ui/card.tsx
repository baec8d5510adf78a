import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

/** A raised surface that groups related content. Do not nest cards. */
export function Card({ isPadded = true, children }: { isPadded?: boolean; children: ReactNode }) {
  return <div className={classes(styles.card, isPadded && styles.padded)}>{children}</div>
}
