import { classes } from './classes.ts'
import styles from './tag.module.css'
import type { Tone } from './tone.ts'

/** One or two words about the thing beside it. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone | 'brand'; children: string }) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>
}
