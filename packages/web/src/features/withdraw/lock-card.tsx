import type { WithdrawLockView } from '@croupier/core/withdraw'
import { ArrowUpRight } from 'lucide'
import { useRef } from 'react'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import styles from './lock-card.module.css'
import { useWithdrawLock } from './use-withdraw.ts'

/** How long the next withdrawal has to wait, and what was withdrawn. */
export function LockCard() {
  const lock = useWithdrawLock()
  return (
    <FlowMark flow="withdrawLock" screen={lock ? 'locked' : 'unlocked'}>
      <LiveRegion announcement={useAnnouncement(useSpokenWait(lock), false)} />
      {lock && <Wait lock={lock} />}
    </FlowMark>
  )
}

function Wait({ lock }: { lock: WithdrawLockView }) {
  return (
    <Card isPadded={false}>
      <TimeLine fraction={lock.fractionLeft} />
      <div className={styles.wait}>
        {lock.form === 'counted' ? <TimeLeft lock={lock} /> : <LastDay lock={lock} />}
      </div>
      {lock.made && <Made made={lock.made} />}
    </Card>
  )
}

function TimeLeft({ lock }: { lock: WithdrawLockView }) {
  const { t, fullDateTime, time } = useMessages('withdraw')
  const until = lock.isUntilToday ? time(lock.until) : fullDateTime(lock.until)
  return (
    <>
      <div>
        <p className={styles.title}>{t('withdraw.lockTitle')}</p>
        <time
          role="timer"
          aria-label={t('withdraw.lockTimer')}
          dateTime={lock.duration}
          className={styles.time}
        >
          {lock.countdown}
        </time>
      </div>
      <Tag>{t('withdraw.lockUntil', { time: until })}</Tag>
    </>
  )
}

function LastDay({ lock }: { lock: WithdrawLockView }) {
  const { t, fullDateTime } = useMessages('withdraw')
  return (
    <div>
      <p className={styles.title}>{t('withdraw.lockTitleDate')}</p>
      <time dateTime={new Date(lock.until).toISOString()} className={styles.date}>
        {fullDateTime(lock.until)}
      </time>
    </div>
  )
}

function Made({ made }: { made: NonNullable<WithdrawLockView['made']> }) {
  const { t, money, time } = useMessages('withdraw')
  return (
    <div className={styles.made}>
      <span className={styles.seal}>
        <Icon of={ArrowUpRight} size="small" />
      </span>
      <span>
        <b className={styles.amount}>
          −{money(made.amount)} {t('format.currency')}
        </b>
        <span className={styles.sent}>{t('withdraw.lockSent', { time: time(made.at) })}</span>
      </span>
    </div>
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
