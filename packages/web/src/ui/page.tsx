import type { ReactNode } from 'react'
import styles from './page.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface PageProps {
  /** Seen in the line above the page; here it is the heading for those who listen. */
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** The frame of a page to be read: its heading, what it is about and what it says. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{title}</h1>
      </VisuallyHidden>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
