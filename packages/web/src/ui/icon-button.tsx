import type { IconNode } from 'lucide'
import type { Ref } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps {
  /** The accessible name; also shown when the pointer rests on it. */
  readonly label: string
  readonly icon: IconNode
  readonly onPress: () => void
  /** For a button that switches something on and off. */
  readonly isPressed?: boolean
  /** For a button that opens and closes something. */
  readonly isExpanded?: boolean
  /** The button does nothing, but stays where it is. */
  readonly isDisabled?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A 44 px button with a picture only: back, close, menu, show password. */
export function IconButton({
  label,
  icon,
  onPress,
  isPressed,
  isExpanded,
  isDisabled = false,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      title={label}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon of={icon} />
    </button>
  )
}
