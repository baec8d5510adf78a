import { balanceAfter, balanceView } from '@croupier/core'
import type { Satang } from '@croupier/core/money'
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

/** The balance after the deposit, as far as both are known, without the bonus of the channel. */
export function AmountReceipt({ amount, bonusLabel }: AmountReceiptProps) {
  const { t, money } = useMessages('deposit')
  const balance = useView(useChild('balance'), balanceView)?.balance ?? null
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
          {
            label: t('deposit.receipt.balanceAfter'),
            value: shown(balanceAfter(balance, amount)),
            isMain: true,
          },
          ...(bonusLabel === null
            ? []
            : [{ label: t('deposit.receipt.bonusNotIncluded'), value: bonusLabel }]),
        ]}
      />
    </Card>
  )
}
