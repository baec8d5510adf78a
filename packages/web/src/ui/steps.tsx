import { classes } from './classes.ts'
import styles from './steps.module.css'

export interface StepsProps {
  /** What the steps are of, for screen readers. */
  readonly label: string
  readonly steps: readonly string[]
  /** The index of the step that is being taken. */
  readonly current: number
}

/** How far one has come on a way of few steps. */
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
