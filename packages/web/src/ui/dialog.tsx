import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { type ModalOptions, useModal } from './use-modal.ts'

export interface DialogProps extends ModalOptions {
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the primary one first. */
  readonly actions?: ReactNode
}

/** A modal question or message, at most 384 px wide. It is open while it is mounted. */
export function Dialog({ title, children, actions, ...options }: DialogProps) {
  const id = useId()
  const modal = useModal(options)
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
    >
      <div className={styles.content}>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}body`} className={styles.body}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
