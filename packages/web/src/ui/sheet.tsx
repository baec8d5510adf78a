import { X } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'
import { type ModalOptions, useModal } from './use-modal.ts'

export interface SheetProps extends Omit<ModalOptions, 'closesOnBackdrop' | 'initialFocus'> {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal list to choose from, at the bottom edge: of the window, or of the panel that it belongs to
 * [DEP-08]. It is open while it is mounted. Its title gets the focus, so that screen readers begin with what it is.
 */
export function Sheet({ title, closeLabel, children, ...options }: SheetProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const modal = useModal({ ...options, closesOnBackdrop: true, initialFocus: heading })
  return (
    <dialog {...modal} className={styles.sheet} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.grip} aria-hidden="true" />
        <div className={styles.head}>
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={X} onPress={options.onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
