import { classes } from './classes.ts'
import styles from './tag.module.css'
import type { Tone } from './tone.ts'

export interface TagProps {
  readonly tone?: Tone | 'brand'
  readonly className?: string | undefined
  readonly children: string
}

/** One or two words about what stands beside it. */
export function Tag({ tone = 'neutral', className, children }: TagProps) {
  return <span className={classes(styles.tag, styles[tone], className)}>{children}</span>
}
