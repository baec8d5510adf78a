import { figuresAt } from '@croupier/core/affiliate'
import { startOfBangkokDay } from '@croupier/core/time'
import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './affiliate.module.css'

/** An instant of any day at which figures come. */
const anyUpdate = startOfBangkokDay('2026-01-01') + figuresAt

/** At what time of the day figures come, as it is shown. */
export function useUpdateTime(): string {
  return useMessages().time(anyUpdate)
}

/** That figures are not those of this moment [AFF-13]. */
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
