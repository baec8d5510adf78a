import { useMessages } from '../../i18n/messages.provider.tsx'
import { AmountForm } from './amount-form.tsx'
import { AmountReceipt } from './amount-receipt.tsx'
import { ChosenChannel } from './chosen-channel.tsx'
import { EndedPayment } from './ended-payment.tsx'
import { StepBeginning } from './step-beginning.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** How much to deposit by the chosen channel. */
export function AmountStep({ deposit }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  return (
    <>
      <StepBeginning hasNews={deposit.view.ending?.isNews ?? false}>
        {t('field.amount')}
      </StepBeginning>
      {deposit.view.ending && <EndedPayment ending={deposit.view.ending} deposit={deposit} />}
      <ChosenChannel deposit={deposit} />
      <AmountForm deposit={deposit} />
      <AmountReceipt
        amount={deposit.view.acceptedAmount}
        bonusLabel={deposit.view.chosen?.bonusLabel ?? null}
      />
    </>
  )
}
