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
  readonly ref?: Ref<HTMLButtonElement>
}

/** A 44 px button with a picture only: back, close, menu, show password. */
export function IconButton({ label, icon, onPress, isPressed, isExpanded, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      title={label}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}
