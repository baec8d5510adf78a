import { gameBefore } from '@croupier/core'
import { PageLink } from '../../app/page-link.tsx'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { amountFormId } from './amount-form.tsx'
import type { RunningDeposit } from './use-deposit.ts'
import { useQrPayment } from './use-qr-payment.ts'

/** The action at the bottom edge of a step, within reach of the thumb; nothing if there is no action. */
export function DepositDock({ deposit }: { deposit: RunningDeposit }) {
  switch (deposit.view.screen) {
    case 'awaitingPayment':
      return (
        <Dock isQuiet>
          <CancelButton deposit={deposit} />
        </Dock>
      )
    case 'waitingAtAmount':
      return (
        <Dock>
          <ShowCodeButton deposit={deposit} />
          <CancelButton deposit={deposit} />
        </Dock>
      )
    case 'succeeded':
    case 'transferReported':
      return (
        <Dock>
          <DoneButtons deposit={deposit} />
        </Dock>
      )
    case 'choosingChannel':
      return null
    case 'showingAccount':
    case 'reportingTransfer':
    case 'reportFailed':
    case 'reportUnknown':
      return (
        deposit.view.chosen && (
          <Dock>
            <TransferButton deposit={deposit} />
          </Dock>
        )
      )
    default:
      return (
        deposit.view.chosen && (
          <Dock>
            <ConfirmButton deposit={deposit} />
          </Dock>
        )
      )
  }
}

function ConfirmButton({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit', 'member')
  const isPausing = !view.canSubmit && !view.isRequesting && view.screen === 'enteringAmount'
  return (
    <Button
      type="submit"
      form={amountFormId}
      variant="primary"
      size="large"
      isWide
      isBusy={view.isRequesting}
      disabledReason={isPausing ? t('deposit.amount.pause') : undefined}
    >
      {view.isRequesting ? t('deposit.qr.requesting') : t('deposit.amount.submit')}
    </Button>
  )
}

function TransferButton({ deposit: { view, send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit', 'member')
  const { isReportOpen } = view.transfer
  if (!isReportOpen && !view.isRequesting) {
    return (
      // It must not share its element with the next button: a press that makes a submit button also submits.
      <Button
        key="open"
        variant="primary"
        size="large"
        isWide
        onPress={() => send({ type: 'transfer.openReport' })}
      >
        {t('deposit.bank.reportSubmit')}
      </Button>
    )
  }
  const isPausing = !view.canSubmit && !view.isRequesting
  return (
    <Button
      key="send"
      type="submit"
      form={amountFormId}
      variant="primary"
      size="large"
      isWide
      isBusy={view.isRequesting}
      disabledReason={isPausing ? t('deposit.amount.pause') : undefined}
    >
      {view.isRequesting ? t('deposit.bank.reporting') : t('deposit.bank.reportSend')}
    </Button>
  )
}

function ShowCodeButton({ deposit: { send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit', 'member')
  return (
    <Button
      variant="primary"
      size="large"
      isWide
      onPress={() => send({ type: 'deposit.showCode' })}
    >
      {t('deposit.waiting.show')}
    </Button>
  )
}

function CancelButton({ deposit: { send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit', 'member')
  const isCancelling = useQrPayment()?.isCancelling ?? false
  return (
    <Button
      variant="quiet"
      isWide
      isBusy={isCancelling}
      onPress={() => send({ type: 'qr.cancel' })}
    >
      {isCancelling ? t('status.checking') : t('action.cancel')}
    </Button>
  )
}

function DoneButtons({ deposit: { send } }: { deposit: RunningDeposit }) {
  const { locale, t } = useMessages('deposit', 'member')
  const navigation = useChild('navigation')
  const game = useView(navigation, (snapshot) => gameBefore(snapshot, locale))
  return (
    <>
      {game ? (
        <PageLink
          to={game.path}
          query={game.query}
          className={buttonClasses({ variant: 'primary', size: 'large', isWide: true })}
        >
          {game.name === null
            ? t('deposit.result.backToGame')
            : t('deposit.result.backToNamedGame', { game: game.name })}
        </PageLink>
      ) : (
        <Button
          variant="primary"
          size="large"
          isWide
          onPress={() => send({ type: 'deposit.back' })}
        >
          {t('deposit.result.done')}
        </Button>
      )}
      <Button variant="quiet" isWide onPress={() => send({ type: 'deposit.again' })}>
        {t('deposit.result.again')}
      </Button>
    </>
  )
}
