import { balanceView } from '@croupier/core'
import type { DepositReceipt } from '@croupier/core/deposit'
import { creditedOffer } from '@croupier/core/promotion'
import { useLayoutEffect, useRef } from 'react'
import { useChild } from '../../app/use-child.ts'
import { usePromotion } from '../../app/use-promotion.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { HistoryLink } from '../../shell/history-link.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { focusInSight } from '../../ui/focus.ts'
import { Money } from '../../ui/money.tsx'
import { Receipt, type ReceiptRow } from '../../ui/receipt.tsx'
import { Result } from '../../ui/result.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { SaveReceiptButton } from './save-receipt.button.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** The money has arrived. */
export function SuccessStep({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { t, money } = useMessages('deposit')
  const { receipt } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const isNews = receipt?.isNews ?? false
  // The focus moves here wherever it was, because this is what the member waited for. A page load only shows it again.
  useLayoutEffect(() => {
    if (isNews && heading.current) focusInSight(heading.current)
  }, [isNews])
  if (!receipt) return null
  return (
    <>
      <Result
        tone="positive"
        level={2}
        titleRef={heading}
        title={t('deposit.poll.success')}
        isAnnounced={isNews}
      >
        <Money size="large" amount={`+${money(receipt.amount)}`} currency={t('format.currency')} />
      </Result>
      <BalanceReceipt receipt={receipt} />
      <PaymentReceipt receipt={receipt} />
      <WaysOn />
    </>
  )
}

function BalanceReceipt({ receipt }: { receipt: DepositReceipt }) {
  const { t, money } = useMessages('deposit')
  const balance = useView(useChild('balance'), balanceView)?.settled ?? null
  const offer = useView(usePromotion('depositPromotion'), creditedOffer)
  return (
    <Card>
      <Receipt
        rows={[
          { label: t('deposit.receipt.deposit'), value: `+${money(receipt.amount)}` },
          ...(receipt.bonusLabel === null
            ? []
            : [{ label: t('deposit.receipt.bonus'), value: receipt.bonusLabel }]),
          ...(offer === null
            ? []
            : [{ label: t('deposit.receipt.offer'), value: `+${money(offer)}` }]),
          {
            label: t('deposit.receipt.balanceNow'),
            value: balance === null ? '–' : money(balance),
            isMain: true,
          },
        ]}
      />
    </Card>
  )
}

/** What a member quotes to the admin, or compares with the bank's app. */
function PaymentReceipt({ receipt }: { receipt: DepositReceipt }) {
  const { t, money } = useMessages('deposit')
  const rows = usePaymentRows(receipt)
  const { amount, bonusLabel, reference } = receipt
  return (
    <>
      {rows.length > 0 && (
        <Card>
          <Receipt rows={rows} />
        </Card>
      )}
      <PaymentFacts payee={null} reference={reference} />
      <SaveReceiptButton
        title={t('deposit.poll.success')}
        amount={`+${money(amount)} ${t('format.currency')}`}
        rows={[
          ...(bonusLabel === null
            ? []
            : [{ label: t('deposit.receipt.bonus'), value: bonusLabel }]),
          ...rows,
          ...(reference === null ? [] : [{ label: t('deposit.qr.reference'), value: reference }]),
        ]}
        reference={reference}
      />
    </>
  )
}

function usePaymentRows({ channelName, paidAt }: DepositReceipt): readonly ReceiptRow[] {
  const { t, fullDateTime } = useMessages('deposit')
  return [
    ...(channelName === null ? [] : [{ label: t('deposit.receipt.channel'), value: channelName }]),
    ...(paidAt === null ? [] : [{ label: t('deposit.receipt.time'), value: fullDateTime(paidAt) }]),
  ]
}

function WaysOn() {
  const { t } = useMessages('deposit')
  return (
    <HistoryLink className={buttonClasses({ isWide: true })}>
      {t('deposit.receipt.history')}
    </HistoryLink>
  )
}
