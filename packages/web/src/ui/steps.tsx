import { classes } from './classes.ts'
import styles from './steps.module.css'

export interface StepsProps {
  /** What the steps are of, for screen readers. */
  readonly label: string
  readonly steps: readonly string[]
  /** The index of the current step. */
  readonly current: number
}

/** Shows the progress through a few steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes(
            styles.step,
            index < current && styles.done,
            index === current && styles.current,
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
