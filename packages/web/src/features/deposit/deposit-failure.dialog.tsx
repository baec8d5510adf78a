import type { DepositFailure } from '@croupier/core/deposit'
import { CopyButton } from '../../app/copy-button.tsx'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLinkFor } from '../../shell/contact-link.tsx'
import { useOverlay } from '../../shell/use-overlay.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './deposit-failure.module.css'
import { type RunningDeposit, useDeposit } from './use-deposit.ts'
import { useIsDepositShown } from './use-is-deposit-shown.ts'

/** Reports a failed deposit on any page, also when its panel is closed. */
export function DepositFailureDialog() {
  const deposit = useDeposit()
  const isShown = useIsDepositShown()
  const overlay = useOverlay()
  const failure = deposit?.view.failure
  if (!deposit || !failure) return null
  if (overlay !== 'lostDeposit' && overlay !== 'refusedDeposit') return null
  // The title is the key: the result of another check is a new dialog, and screen readers must announce it as one.
  const dialog = <Failure key={failure.title.id} failure={failure} send={deposit.send} />
  if (isShown) return dialog
  return (
    <FlowMark flow="deposit" screen={deposit.view.screen}>
      {dialog}
    </FlowMark>
  )
}

interface FailureProps {
  readonly failure: DepositFailure
  readonly send: RunningDeposit['send']
}

function Failure({ failure, send }: FailureProps) {
  const { t, ref } = useMessages('deposit', 'member')
  const { canCheckAgain, isCheckingAgain, reference } = failure
  const canCheck = canCheckAgain || isCheckingAgain
  return (
    <Dialog
      isUnasked
      title={ref(failure.title)}
      actions={
        <>
          {canCheck && (
            <Button
              variant="primary"
              size="large"
              isWide
              isBusy={isCheckingAgain}
              onPress={() => send({ type: 'deposit.checkAgain' })}
            >
              {isCheckingAgain ? t('status.checking') : t('deposit.poll.checkAgain')}
            </Button>
          )}
          {!isCheckingAgain && (
            <Button
              variant={canCheck ? 'quiet' : 'primary'}
              size={canCheck ? 'medium' : 'large'}
              isWide
              onPress={() => send({ type: 'deposit.acknowledge' })}
            >
              {t('action.ok')}
            </Button>
          )}
          <div className={styles.contact}>
            <ContactLinkFor message={failure.message} reference={reference} />
          </div>
        </>
      }
    >
      <p>{ref(failure.message)}</p>
      {reference !== null && <Reference reference={reference} />}
    </Dialog>
  )
}

/** The reference that the admin asks for. */
function Reference({ reference }: { reference: string }) {
  const { t } = useMessages('deposit')
  return (
    <div className={styles.reference}>
      <span>
        {t('deposit.qr.reference')} <b>{reference}</b>
      </span>
      <CopyButton size="small" text={reference} label={t('deposit.qr.copyReference')}>
        {t('deposit.qr.copy')}
      </CopyButton>
    </div>
  )
}
