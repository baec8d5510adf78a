import type { ReportView } from '@croupier/core/deposit'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { Card } from '../../ui/card.tsx'
import { Receipt, type ReceiptRow } from '../../ui/receipt.tsx'
import { SaveReceiptButton } from './save-receipt.button.tsx'

interface TransferReceiptProps {
  readonly report: ReportView
}

/** What is known of a reported transfer, for the member to compare with the bank's app and to show to the admin. */
export function TransferReceipt({ report }: TransferReceiptProps) {
  const { t, money } = useMessages('deposit')
  const { balanceAfter } = report
  const rows = [
    ...useTransferRows(report),
    ...(balanceAfter === null
      ? []
      : [{ label: t('deposit.receipt.balanceAfter'), value: money(balanceAfter), isMain: true }]),
  ]
  return (
    rows.length > 0 && (
      <Card>
        <Receipt rows={rows} />
      </Card>
    )
  )
}

/** Saves the receipt of a transfer that has arrived as a picture, which is shown to others: without the balance. */
export function SaveTransferButton({ report }: TransferReceiptProps) {
  const { t, money } = useMessages('deposit')
  return (
    <SaveReceiptButton
      title={t('deposit.poll.success')}
      amount={`+${money(report.amount)} ${t('format.currency')}`}
      rows={useTransferRows(report)}
      reference={null}
    />
  )
}

function useTransferRows(report: ReportView): readonly ReceiptRow[] {
  const { t, fullDateTime } = useMessages('deposit')
  const bankName = useBankName()
  const { account, lookedAt, reportedAt, state } = report
  return [
    ...(account === null
      ? []
      : [
          { label: t('deposit.bank.toBank'), value: bankName(account.bankId, account.bankName) },
          { label: t('deposit.bank.toAccount'), value: account.groupedNumber },
          { label: t('deposit.bank.accountName'), value: account.accountName },
        ]),
    ...(reportedAt === null
      ? []
      : [{ label: t('deposit.bank.reportedAt'), value: fullDateTime(reportedAt) }]),
    ...(lookedAt === null
      ? []
      : [
          {
            label: t(state === 'arrived' ? 'deposit.bank.seenAt' : 'deposit.bank.checkedAt'),
            value: fullDateTime(lookedAt),
          },
        ]),
  ]
}
