import { classes } from './classes.ts'
import styles from './reminder-button.module.css'
import { TimeLine } from './time-line.tsx'

export interface ReminderButtonProps {
  readonly tone: 'positive' | 'caution'
  /** The remaining fraction of a countdown, from 1 to 0. */
  readonly fractionLeft?: number
  readonly onPress: () => void
  readonly children: string
}

/** A button in the banner that leads back to money in flight while the member is elsewhere. */
export function ReminderButton({ tone, fractionLeft, onPress, children }: ReminderButtonProps) {
  return (
    <button type="button" className={styles.reminder} onClick={onPress}>
      <span className={classes(styles.dot, styles[tone])} />
      {children}
      {fractionLeft !== undefined && (
        <span className={styles.line}>
          <TimeLine fraction={fractionLeft} tone={tone === 'caution' ? 'caution' : 'accent'} />
        </span>
      )}
    </button>
  )
}
