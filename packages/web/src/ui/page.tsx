import type { ReactNode } from 'react'
import styles from './page.module.css'

export interface PageProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** The frame of a page to be read: its heading, what it is about and what it says. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </div>
  )
}
