import { type ReactNode, useId, useRef } from 'react'
import styles from './drawer.module.css'
import { FlowFrame } from './flow-frame.tsx'
import { useModal } from './use-modal.ts'

export interface DrawerProps {
  /** The accessible name, and the title in its head. */
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal panel of 440 px at the right, over a darkened page. It is open while it is mounted. */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const modal = useModal({ onClose, closesOnBackdrop: true, initialFocus: heading })
  return (
    <dialog {...modal} className={styles.drawer} aria-labelledby={titleId} data-drawer>
      <FlowFrame
        title={title}
        level={2}
        titleId={titleId}
        titleRef={heading}
        close={{ label: closeLabel, onPress: onClose }}
        isPanel
      >
        {children}
      </FlowFrame>
    </dialog>
  )
}
