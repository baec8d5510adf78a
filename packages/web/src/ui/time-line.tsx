import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './time-line.module.css'

export interface TimeLineProps {
  /** How much is left, from 1 down to 0. */
  readonly fraction: number
  readonly tone?: 'accent' | 'caution'
}

/** The 2 px rule of every countdown. The figure stands beside it as text. */
export function TimeLine({ fraction, tone = 'accent' }: TimeLineProps) {
  const left: CSSProperties & { '--left': number } = { '--left': clamp(fraction) }
  return (
    <div className={classes(styles.line, styles[tone])} style={left} aria-hidden="true">
      <div className={styles.left} />
    </div>
  )
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction))
}
