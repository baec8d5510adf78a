import { classes } from './classes.ts'
import styles from './skeleton.module.css'

export type SkeletonShape =
  | 'line'
  | 'heading'
  | 'button'
  | 'row'
  | 'card'
  | 'figure'
  | 'artwork'
  | 'whole'

/** A placeholder for content that is loading; visible only if that takes longer than 200 ms. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <div className={classes(styles.skeleton, styles[shape])} aria-hidden="true" />
}
