import { useMessages } from '../../i18n/messages.provider.tsx'
import { WithoutAccounts } from '../../shell/without-accounts.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { UnknownWithdrawal } from './unknown-withdrawal.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawDock } from './withdraw-dock.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawReview } from './withdraw-review.tsx'
import styles from './withdraw-tab.module.css'

/** The current screen of the withdrawal. */
export function WithdrawTab() {
  return (
    <div className={styles.body}>
      <Screen />
    </div>
  )
}

function Screen() {
  const withdraw = useWithdraw()
  switch (withdraw?.payout?.screen ?? withdraw?.view.screen) {
    case undefined:
    case 'loading':
      return <Loading />
    case 'unavailable':
      return <Unavailable onRetry={() => withdraw?.send({ type: 'withdraw.retry' })} />
    case 'withoutAccount':
      return <WithoutAccount />
    case 'outcomeUnknown':
      return withdraw && <UnknownWithdrawal withdraw={withdraw} />
    default:
      return (
        withdraw && (
          <>
            <WithdrawForm withdraw={withdraw} />
            <WithdrawDock withdraw={withdraw} />
            <WithdrawReview withdraw={withdraw} />
          </>
        )
      )
  }
}

function Loading() {
  const { t } = useMessages('withdraw')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('withdraw.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </>
  )
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('withdraw')
  return (
    <>
      <Note tone="caution" role="alert">
        {t('withdraw.unavailable')}
      </Note>
      <Button variant="primary" size="large" isWide onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </>
  )
}

function WithoutAccount() {
  const { t } = useMessages('withdraw')
  return <WithoutAccounts>{t('withdraw.error.noAccount')}</WithoutAccounts>
}
