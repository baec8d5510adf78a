import type { IconNode } from 'lucide'
import { type MouseEvent, type ReactNode, useId } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'link'
  /** 36, 44 (default) or 52 px high; money and log-in use 52. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly isWide?: boolean
}

/** The look of a button, for a link that should look like one. */
export function buttonClasses({ variant = 'secondary', size = 'medium', isWide }: ButtonLook = {}) {
  return classes(styles.button, styles[variant], styles[size], isWide && styles.wide)
}

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode
  readonly type?: 'button' | 'submit'
  /** The id of the form that it submits, if it stands outside of the form. */
  readonly form?: string
  readonly icon?: IconNode
  /** Shown above the button, which then does nothing but can still get the focus. */
  readonly disabledReason?: string | undefined
  /** The button does nothing and its own label says why. */
  readonly isDisabled?: boolean | undefined
  /** The button waits for an answer; its label says for what. */
  readonly isBusy?: boolean | undefined
  /** The accessible name, if the visible label alone would not say enough. */
  readonly label?: string
  readonly onPress?: (() => void) | undefined
}

/** A button that never leaves the tab order: while it cannot be used, it says why. */
export function Button({
  children,
  type = 'button',
  form,
  icon,
  disabledReason,
  isDisabled = false,
  isBusy = false,
  label,
  onPress,
  ...look
}: ButtonProps) {
  const reasonId = useId()
  const isInert = isBusy || isDisabled || disabledReason !== undefined
  const press = (event: MouseEvent) => {
    // This also keeps Enter in a field from submitting the form of this button.
    if (isInert) event.preventDefault()
    else onPress?.()
  }
  return (
    <>
      {disabledReason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {disabledReason}
        </p>
      )}
      <button
        type={type}
        form={form}
        className={buttonClasses(look)}
        aria-label={label}
        aria-disabled={isInert || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        onClick={press}
      >
        {isBusy ? <Spinner /> : icon && <Icon of={icon} size={iconSize(look.size)} />}
        {children}
      </button>
    </>
  )
}

function iconSize(size: ButtonLook['size']): 'small' | 'medium' {
  return size === 'large' ? 'medium' : 'small'
}
