import type { WithdrawLockView, WithdrawView } from '@croupier/core/withdraw'
import { useRef } from 'react'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import styles from './lock-card.module.css'
import { useWithdrawLock } from './use-withdraw.ts'
import { WithdrawTracker } from './withdraw-tracker.tsx'

interface LockCardProps {
  /** Where the withdrawal goes; null until it is known. */
  readonly account: WithdrawView['account']
}

/** The withdrawal that was made, as far as the history tells of it, and how long the next one has to wait. */
export function LockCard({ account }: LockCardProps) {
  const lock = useWithdrawLock()
  return (
    <FlowMark flow="withdrawLock" screen={lock ? 'locked' : 'unlocked'}>
      <LiveRegion announcement={useAnnouncement(useSpokenWait(lock), false)} />
      {lock && (
        <div className={styles.lock}>
          {lock.made && <WithdrawTracker made={lock.made} account={account} />}
          {lock.form === 'counted' ? <TimeLeft lock={lock} /> : <LastDay lock={lock} />}
        </div>
      )}
    </FlowMark>
  )
}

function TimeLeft({ lock }: { lock: WithdrawLockView }) {
  const { t, fullDateTime, time } = useMessages('withdraw')
  const until = lock.isUntilToday ? time(lock.until) : fullDateTime(lock.until)
  return (
    <p className={styles.wait}>
      {t('withdraw.lockTitle')}{' '}
      <time
        role="timer"
        aria-label={t('withdraw.lockTimer')}
        dateTime={lock.duration}
        className={styles.time}
      >
        {lock.countdown}
      </time>
      {' · '}
      <span>{t('withdraw.lockUntil', { time: until })}</span>
    </p>
  )
}

function LastDay({ lock }: { lock: WithdrawLockView }) {
  const { t, fullDateTime } = useMessages('withdraw')
  return (
    <p className={styles.wait}>
      <span>{t('withdraw.lockTitleDate')}</span>{' '}
      <time dateTime={new Date(lock.until).toISOString()} className={styles.time}>
        {fullDateTime(lock.until)}
      </time>
    </p>
  )
}

/** What screen readers announce of the wait: its milestones, and its end. */
function useSpokenWait(lock: WithdrawLockView | null): string {
  const { t } = useMessages('withdraw')
  const wasLocked = useRef(false)
  if (lock) wasLocked.current = true
  if (!lock) return wasLocked.current ? t('withdraw.unlocked') : ''
  const { milestone } = lock
  if (milestone === null) return ''
  return milestone.unit === 'minutes'
    ? t('withdraw.announceMinutes', { minutes: milestone.left })
    : t('withdraw.announceSeconds', { seconds: milestone.left })
}
