import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import styles from './dock.module.css'

/** Where the frame around a flow has the place for a dock. */
export const DockSlot = createContext<HTMLElement | null>(null)

export interface DockProps {
  /** The action is one that nobody should press by the way: it stands back. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** Stays at the bottom edge of the flow's frame, at the thumb: the primary action. */
export function Dock({ isQuiet = false, children }: DockProps) {
  const slot = use(DockSlot)
  const dock = <div className={classes(styles.dock, isQuiet && styles.quiet)}>{children}</div>
  return slot && createPortal(dock, slot)
}
