import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'

export interface EmptyStateProps {
  readonly icon: IconNode
  /** What there is none of, and how it comes here; announced when it appears. */
  readonly words: string
  /** Links and buttons that lead on. */
  readonly children: ReactNode
}

/** In the place of a list without entries: what is missing, and where to go on. */
export function EmptyState({ icon, words, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} size="large" className={styles.icon} />
      <p role="status" className={styles.words}>
        {words}
      </p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
