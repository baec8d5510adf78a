import { ChevronRight } from 'lucide'
import { type ReactNode, type Ref, useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './option-row.module.css'

export interface OptionRowProps {
  readonly tile?: ReactNode
  /** The accessible name begins with it. */
  readonly name: string
  readonly description?: ReactNode
  readonly tag?: ReactNode
  /** At the right; an arrow unless given. */
  readonly trailing?: ReactNode
  /** Replaces the description; the row then does nothing but can still get the focus. */
  readonly disabledReason?: string | undefined
  /** Whether it lies in a sheet rather than on a page. */
  readonly isRaised?: boolean
  /** Without it the row is no control: there is nothing to choose. */
  readonly onPress?: (() => void) | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

/** A row to choose: an option of a picker, and afterwards the chosen option. */
export function OptionRow({
  tile,
  name,
  description,
  tag,
  trailing,
  disabledReason,
  isRaised = false,
  onPress,
  ref,
}: OptionRowProps) {
  const id = useId()
  const isDisabled = disabledReason !== undefined
  const detail = disabledReason ?? description
  const content = (
    <>
      {tile}
      <span className={styles.text}>
        <span className={styles.name}>
          {name} {tag}
        </span>
        {detail && (
          <span id={id} className={styles.description}>
            {detail}
          </span>
        )}
      </span>
    </>
  )
  if (!onPress) {
    return (
      <div className={styles.row}>
        {content}
        {trailing}
      </div>
    )
  }
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.row, isRaised && styles.raised)}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? id : undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {content}
      {trailing ?? <Icon of={ChevronRight} size="small" className={styles.arrow} />}
    </button>
  )
}
