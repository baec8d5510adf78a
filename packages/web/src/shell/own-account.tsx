import type { WithdrawView } from '@croupier/core/withdraw'
import { Lock } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { OptionRow } from '../ui/option-row.tsx'
import { BankTile } from './bank-tile.tsx'
import styles from './own-account.module.css'
import { useBankName } from './use-bank-name.ts'

interface OwnAccountProps {
  readonly title: string
  readonly account: NonNullable<WithdrawView['account']>
}

/** Where withdrawals go: the one account that the member registered. */
export function OwnAccount({ title, account }: OwnAccountProps) {
  const bankName = useBankName()
  const { bankId, holder, number } = account
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <OptionRow
        tile={<BankTile id={bankId} />}
        name={holder}
        description={`${bankName(bankId)} · ${number}`}
        trailing={<Icon of={Lock} size="small" />}
      />
    </section>
  )
}
