import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { WithoutAccounts } from '../../shell/without-accounts.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountStep } from './amount-step.tsx'
import { BankAccountStep } from './bank-account-step.tsx'
import { ChannelStep } from './channel-step.tsx'
import { AmountShape, CheckingStep } from './checking-step.tsx'
import { DepositDock } from './deposit-dock.tsx'
import styles from './deposit-tab.module.css'
import { QrStep } from './qr-step.tsx'
import { SuccessStep } from './success-step.tsx'
import { TransferReportedStep } from './transfer-reported-step.tsx'
import { type RunningDeposit, useDeposit } from './use-deposit.ts'
import { WaitingStep } from './waiting-step.tsx'

type Step =
  | 'checking'
  | 'withoutAccounts'
  | 'channel'
  | 'amountShape'
  | 'amount'
  | 'account'
  | 'reported'
  | 'payment'
  | 'waiting'
  | 'success'

/**
 * The current step of the deposit. Beneath a failure's dialog lies the step that it leads back to, or its shape
 * while the channels still have to be loaded.
 */
export function DepositTab() {
  const deposit = useDeposit()
  const step = useHasArrived() ? stepOf(deposit) : 'checking'
  return (
    <>
      <div className={classes(styles.body, step === 'payment' && styles.payment)}>
        {drawStep(step, deposit)}
      </div>
      {deposit && <DepositDock deposit={deposit} />}
    </>
  )
}

/**
 * False on the first render, in which panel and page take the focus: a sheet or dialog that a step opens
 * earlier could not give the focus back to them.
 */
function useHasArrived(): boolean {
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return hasArrived
}

function stepOf(deposit: RunningDeposit | null): Step {
  switch (deposit?.view.screen) {
    case undefined:
    case 'checking':
      return 'checking'
    case 'withoutAccounts':
      return 'withoutAccounts'
    case 'choosingChannel':
      return 'channel'
    case 'awaitingPayment':
      return 'payment'
    case 'waitingAtAmount':
      return 'waiting'
    case 'succeeded':
      return 'success'
    case 'transferReported':
      return 'reported'
    case 'showingAccount':
    case 'reportingTransfer':
    case 'reportFailed':
    case 'reportUnknown':
      return deposit?.view.transfer.account ? 'account' : 'amountShape'
    default:
      return deposit?.view.chosen ? 'amount' : 'amountShape'
  }
}

function drawStep(step: Step, deposit: RunningDeposit | null): ReactNode {
  if (!deposit) return <CheckingStep />
  switch (step) {
    case 'checking':
      return <CheckingStep />
    case 'withoutAccounts':
      return <NoAccounts />
    case 'channel':
      return <ChannelStep deposit={deposit} />
    case 'amountShape':
      return <AmountShape />
    case 'amount':
      return <AmountStep deposit={deposit} />
    case 'payment':
      return <QrStep deposit={deposit} />
    case 'waiting':
      return <WaitingStep deposit={deposit} />
    case 'account':
      return <BankAccountStep deposit={deposit} />
    case 'reported':
      return <TransferReportedStep deposit={deposit} />
    case 'success':
      return <SuccessStep deposit={deposit} />
  }
}

function NoAccounts() {
  const { t } = useMessages('deposit')
  return <WithoutAccounts>{t('deposit.error.noAccounts')}</WithoutAccounts>
}
