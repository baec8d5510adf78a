import { Lock } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { type RunningWithdraw, useWithdrawLock } from './use-withdraw.ts'
import styles from './withdraw-dock.module.css'
import { withdrawFormId } from './withdraw-form.tsx'

/** The action at the thumb. During the wait it can be pressed, and says how long the wait is. */
export function WithdrawDock({ withdraw: { view } }: { withdraw: RunningWithdraw }) {
  const { t } = useMessages('withdraw')
  const lock = useWithdrawLock()
  return (
    <Dock>
      {lock && <p className={styles.reason}>{t('withdraw.lockReason')}</p>}
      <Button
        type="submit"
        form={withdrawFormId}
        variant={lock ? 'secondary' : 'primary'}
        size="large"
        isWide
        isBusy={view.isSubmitting}
        {...(lock ? { icon: Lock } : {})}
      >
        {lock && t('withdraw.lockButton', { time: lock.countdown })}
        {!lock && (view.isSubmitting ? t('withdraw.submitting') : t('withdraw.submit'))}
      </Button>
    </Dock>
  )
}
