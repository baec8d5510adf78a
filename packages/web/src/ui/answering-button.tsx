import { Check, type IconNode } from 'lucide'
import { useEffect, useState } from 'react'
import styles from './answering-button.module.css'
import { Button, type ButtonProps } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { Timers } from './toast-region.tsx'

/** Whether what a press asked for was done; `cancelled` when the member thought better of it. */
export type PressOutcome = 'done' | 'failed' | 'cancelled'

export interface AnsweringButtonProps extends Pick<ButtonProps, 'isWide' | 'size' | 'variant'> {
  readonly icon: IconNode
  /** The visible label. */
  readonly children: string
  /** The accessible name, which stays the same whatever the button answers. */
  readonly label: string
  /** Takes the place of the label for a moment. */
  readonly doneText: string
  /** Stands below the button until it is pressed again. */
  readonly failedText: string
  readonly timers: Timers
  /** Milliseconds. */
  readonly duration: number
  readonly onPress: () => Promise<PressOutcome>
}

/** A button that says by itself what became of a press, so that nothing has to cover the page to say it. */
export function AnsweringButton({
  children,
  doneText,
  failedText,
  timers,
  duration,
  icon,
  onPress,
  ...look
}: AnsweringButtonProps) {
  const [answer, setAnswer] = useState<{ outcome: PressOutcome } | null>(null)
  const isDone = answer?.outcome === 'done'
  useEffect(() => {
    if (answer?.outcome !== 'done') return
    const timer = timers.setTimeout(() => setAnswer(null), duration)
    return () => timers.clearTimeout(timer)
  }, [answer, duration, timers])
  const press = async () => {
    const outcome = await onPress().catch((): PressOutcome => 'failed')
    setAnswer({ outcome })
  }
  return (
    <>
      <Button {...look} onPress={() => void press()}>
        {/* Both labels keep their place, so that the button keeps its width. */}
        <span className={styles.labels}>
          <Label icon={icon} isHidden={isDone}>
            {children}
          </Label>
          <Label icon={Check} isHidden={!isDone}>
            {doneText}
          </Label>
        </span>
      </Button>
      <span role="status" className={classes(styles.answer, isDone && styles.spoken)}>
        {isDone && doneText}
        {answer?.outcome === 'failed' && failedText}
      </span>
    </>
  )
}

interface LabelProps {
  readonly icon: IconNode
  readonly isHidden: boolean
  readonly children: string
}

function Label({ icon, isHidden, children }: LabelProps) {
  return (
    <span className={classes(styles.label, isHidden && styles.hidden)}>
      <Icon of={icon} size="small" />
      {children}
    </span>
  )
}
