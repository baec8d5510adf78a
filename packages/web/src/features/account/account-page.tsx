import type { ReactNode } from 'react'
import { LanguageLinks } from '../../app/language-links.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-page.module.css'

export interface AccountPageProps {
  readonly title: string
  readonly intro?: ReactNode
  /** Shown above the title: how far the member has come. */
  readonly steps?: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages for signing in, registering and passwords. */
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

/** A placeholder for a form of about so many rows that is still loading. */
export function FormSkeleton({ rows = 3 }: { rows?: number }) {
  const names = Array.from({ length: rows }, (_, row) => `row ${row}`)
  return names.map((name) => <Skeleton key={name} shape="button" />)
}
