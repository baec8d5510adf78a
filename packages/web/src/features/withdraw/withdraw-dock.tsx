import { hour } from '@croupier/core/time'
import { longestLock, type WithdrawLockView } from '@croupier/core/withdraw'
import { Lock } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { type RunningWithdraw, useWithdrawLock } from './use-withdraw.ts'
import styles from './withdraw-dock.module.css'
import { withdrawFormId } from './withdraw-form.tsx'

/** The action within reach of the thumb. During the wait it can still be pressed, and says how long the wait is. */
export function WithdrawDock({ withdraw: { payout } }: { withdraw: RunningWithdraw }) {
  const { t } = useMessages('withdraw')
  const lock = useWithdrawLock()
  const isSubmitting = payout?.isSubmitting ?? false
  const lockedButton = useLockedButton(lock)
  return (
    <Dock isWaiting={lock !== null}>
      {lock && (
        <p className={styles.reason}>
          {lock.form === 'dated'
            ? t('withdraw.lockReasonDate', { hours: longestLock / hour })
            : t('withdraw.lockReason')}
        </p>
      )}
      <Button
        type="submit"
        form={withdrawFormId}
        variant={lock ? 'secondary' : 'primary'}
        size="large"
        isWide
        isBusy={isSubmitting}
        {...(lock ? { icon: Lock } : {})}
      >
        {lockedButton ?? t(isSubmitting ? 'withdraw.submitting' : 'withdraw.submit')}
      </Button>
    </Dock>
  )
}

/** What the button says during the wait, or null. */
function useLockedButton(lock: WithdrawLockView | null): string | null {
  const { t, fullDate } = useMessages('withdraw')
  if (!lock) return null
  return lock.form === 'dated'
    ? t('withdraw.lockButtonDate', { date: fullDate(lock.until) })
    : t('withdraw.lockButton', { time: lock.countdown })
}
