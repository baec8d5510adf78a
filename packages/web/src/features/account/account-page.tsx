import type { ReactNode } from 'react'
import { LanguageLinks } from '../../app/language-links.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-page.module.css'

export interface AccountPageProps {
  readonly title: string
  readonly intro?: ReactNode
  /** Above the title: how far one has come. */
  readonly steps?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page where somebody says who they are. */
export function AccountPage({ title, intro, steps, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      {steps}
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
      <div className={styles.languages}>
        <LanguageLinks />
      </div>
    </div>
  )
}

/** Stands on such a page where a form will be, of about as many rows. */
export function FormSkeleton({ rows = 3 }: { rows?: number }) {
  const names = Array.from({ length: rows }, (_, row) => `row ${row}`)
  return names.map((name) => <Skeleton key={name} shape="button" />)
}
