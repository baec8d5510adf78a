import { balanceView } from '@croupier/core'
import { type Satang, satang } from '@croupier/core/money'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Receipt } from '../../ui/receipt.tsx'

interface AmountReceiptProps {
  readonly amount: Satang | null
  /** What the server says of the bonus of the channel. */
  readonly bonusLabel: string | null
}

/**
 * The balance after the deposit, as far as both are known. It leaves out the bonus, because only the server,
 * which credits it, knows how much it is.
 */
export function AmountReceipt({ amount, bonusLabel }: AmountReceiptProps) {
  const { t, money } = useMessages('deposit')
  const balance = useView(useChild('balance'), balanceView)?.balance ?? null
  const after = balance !== null && amount !== null ? satang(balance + amount) : null
  const shown = (value: Satang | null) => (value === null ? '–' : money(value))
  return (
    <Card>
      <Receipt
        rows={[
          { label: t('deposit.receipt.balanceNow'), value: shown(balance) },
          {
            label: t('deposit.receipt.deposit'),
            value: amount === null ? '–' : `+${money(amount)}`,
          },
          { label: t('deposit.receipt.balanceAfter'), value: shown(after), isMain: true },
          ...(bonusLabel === null
            ? []
            : [{ label: t('deposit.receipt.bonusNotIncluded'), value: bonusLabel }]),
        ]}
      />
    </Card>
  )
}
