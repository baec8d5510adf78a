import type { ReactNode } from 'react'
import styles from './scroll-area.module.css'

export interface ScrollAreaProps {
  /** What it holds; for screen readers, not shown. */
  readonly label: string
  readonly children: ReactNode
}

/** Scrolls sideways what may be wider than its card. Safari lets keyboards scroll only what can get the focus. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus is what lets a keyboard scroll it
      tabIndex={0}
      className={styles.area}
    >
      {children}
    </section>
  )
}
