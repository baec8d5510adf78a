import { balanceView } from '@croupier/core'
import type { DepositReceipt } from '@croupier/core/deposit'
import { useLayoutEffect, useRef } from 'react'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { Result } from '../../ui/result.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** The money has arrived. */
export function SuccessStep({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { t, money } = useMessages('deposit')
  const { receipt } = view
  const heading = useRef<HTMLHeadingElement>(null)
  // Wherever the focus was: this is what the member waited for.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!receipt) return null
  return (
    <>
      <Result tone="positive" level={2} titleRef={heading} title={t('deposit.poll.success')}>
        <Money size="large" amount={`+${money(receipt.amount)}`} currency={t('format.currency')} />
      </Result>
      <BalanceReceipt receipt={receipt} />
      <ChannelReceipt receipt={receipt} bonusLabel={view.chosen?.bonusLabel ?? null} />
    </>
  )
}

function BalanceReceipt({ receipt }: { receipt: DepositReceipt }) {
  const { t, money } = useMessages('deposit')
  const balance = useView(useChild('balance'), balanceView)
  const isKnown = balance !== null && balance.balance !== null && !balance.isAsking
  return (
    <Card>
      <Receipt
        rows={[
          { label: t('deposit.receipt.deposit'), value: `+${money(receipt.amount)}` },
          {
            label: t('deposit.receipt.balanceNow'),
            value: isKnown && balance.balance !== null ? money(balance.balance) : '–',
            isMain: true,
          },
        ]}
      />
    </Card>
  )
}

interface ChannelReceiptProps {
  readonly receipt: DepositReceipt
  readonly bonusLabel: string | null
}

function ChannelReceipt({ bonusLabel, receipt: { channelName, reference } }: ChannelReceiptProps) {
  const { t } = useMessages('deposit')
  const rows = [
    ...(channelName === null ? [] : [{ label: t('deposit.receipt.channel'), value: channelName }]),
    ...(bonusLabel === null ? [] : [{ label: t('deposit.receipt.bonus'), value: bonusLabel }]),
    ...(reference === null ? [] : [{ label: t('deposit.qr.reference'), value: reference }]),
  ]
  return (
    rows.length > 0 && (
      <Card>
        <Receipt rows={rows} />
      </Card>
    )
  )
}
