import { classes } from './classes.ts'
import styles from './reminder.module.css'
import { TimeLine } from './time-line.tsx'

export interface ReminderProps {
  readonly tone: 'positive' | 'caution'
  /** The remaining fraction of a countdown, from 1 to 0. */
  readonly fractionLeft?: number
  /** Without it the reminder leads nowhere. */
  readonly onPress?: (() => void) | undefined
  readonly children: string
}

/** A strip about something that is running: money in flight, or an offer. Pressed, it leads there. */
export function Reminder({ tone, fractionLeft, onPress, children }: ReminderProps) {
  const content = (
    <>
      <span className={classes(styles.dot, styles[tone])} />
      {children}
      {fractionLeft !== undefined && (
        <span className={styles.line}>
          <TimeLine fraction={fractionLeft} tone={tone === 'caution' ? 'caution' : 'accent'} />
        </span>
      )}
    </>
  )
  return onPress ? (
    <button type="button" className={styles.reminder} onClick={onPress}>
      {content}
    </button>
  ) : (
    <div className={styles.reminder}>{content}</div>
  )
}
