import { type ReactNode, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { type ModalOptions, useModal } from './use-modal.ts'

export interface DialogProps extends Omit<ModalOptions, 'initialFocus'> {
  readonly title: string
  /**
   * It opens by itself, not by a press: its title gets the focus, so that an Enter that was meant for something
   * else does not answer it unread.
   */
  readonly isUnasked?: boolean
  /** Shown above the title, from edge to edge. */
  readonly banner?: ReactNode
  readonly children: ReactNode
  /** The buttons, the primary one first. */
  readonly actions?: ReactNode
}

/** A modal question or message, 384 px wide at most. It is open while it is mounted. */
export function Dialog({ title, isUnasked, banner, children, actions, ...options }: DialogProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const modal = useModal({ ...options, initialFocus: isUnasked ? heading : undefined })
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
    >
      {banner}
      <div className={styles.content}>
        <h2
          ref={heading}
          id={`${id}title`}
          tabIndex={isUnasked ? -1 : undefined}
          className={styles.title}
        >
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
