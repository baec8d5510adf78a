import { classes } from './classes.ts'
import styles from './rating.module.css'

export interface RatingProps {
  readonly points: number
  /** The text alternative of the star. */
  readonly label: string
  readonly className?: string | undefined
}

/** Points of a rating beside a star. */
export function Rating({ points, label, className }: RatingProps) {
  return (
    <span role="img" aria-label={label} className={classes(styles.rating, className)}>
      {points}
    </span>
  )
}
