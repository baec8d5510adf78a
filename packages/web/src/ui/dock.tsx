import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import styles from './dock.module.css'

/** The element of the frame around a flow that a dock is rendered into. */
export const DockSlot = createContext<HTMLElement | null>(null)

export interface DockProps {
  /** Whether the action must not be pressed by accident, and is less prominent therefore. */
  readonly isQuiet?: boolean
  /** Whether the action has to wait, so that a message may lie over it. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
}

/** The primary action, at the bottom edge of the flow's frame, within reach of the thumb. */
export function Dock({ isQuiet = false, isWaiting = false, children }: DockProps) {
  const slot = use(DockSlot)
  const dock = (
    <div
      className={classes(styles.dock, isQuiet && styles.quiet)}
      data-free-edge={isQuiet || isWaiting || undefined}
    >
      {children}
    </div>
  )
  return slot && createPortal(dock, slot)
}
