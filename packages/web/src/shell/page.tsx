import type { ReactNode } from 'react'
import styles from './page.module.css'
import { PageBar } from './page-bar.tsx'

export interface PageProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** The frame of a page of text: a link back, its heading, a link home, and its content. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <>
      <PageBar title={title} />
      <div className={styles.page}>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </>
  )
}
