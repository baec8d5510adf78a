import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'
import { type ModalOptions, useModal } from './use-modal.ts'

export interface SheetProps extends Omit<ModalOptions, 'closesOnBackdrop'> {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal list to choose from, at the bottom edge: of the window, or of the panel that it belongs to
 * [DEP-08]. It is open while it is mounted.
 */
export function Sheet({ title, closeLabel, children, ...options }: SheetProps) {
  const id = useId()
  const modal = useModal({ ...options, closesOnBackdrop: true })
  return (
    <dialog {...modal} className={styles.sheet} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.grip} aria-hidden="true" />
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={X} onPress={options.onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
