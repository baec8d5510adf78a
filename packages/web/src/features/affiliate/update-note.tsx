import { figuresAt } from '@croupier/core/affiliate'
import { startOfBangkokDay } from '@croupier/core/time'
import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './affiliate.module.css'

/** The update of the figures on an arbitrary day: only its time of day is used. */
const anyUpdate = startOfBangkokDay('2026-01-01') + figuresAt

/** The time of day at which figures are updated, as text. */
export function useUpdateTime(): string {
  return useMessages().time(anyUpdate)
}

/** Says that the figures are not live [AFF-13]. */
export function UpdateNote({ updatedAt = null }: { updatedAt?: number | null }) {
  const { t, dateTime } = useMessages('affiliate')
  const time = useUpdateTime()
  return (
    <p className={styles.small}>
      {t('affiliate.updateNote', { time })}{' '}
      {updatedAt !== null && t('affiliate.updatedAt', { time: dateTime(updatedAt) })}
    </p>
  )
}
