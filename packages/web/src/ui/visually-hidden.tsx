import type { ReactNode, Ref } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers that is not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

interface HiddenHeadingProps {
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** A heading for screen readers that is not shown and can get the focus. */
export function HiddenHeading({ headingRef, children }: HiddenHeadingProps) {
  return (
    <h2 ref={headingRef} tabIndex={-1} className={styles.hidden}>
      {children}
    </h2>
  )
}
