import type { WithdrawView } from '@croupier/core/withdraw'
import { Lock } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { OptionRow } from '../ui/option-row.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BankTile } from './bank-tile.tsx'
import styles from './own-account.module.css'
import { useBankName } from './use-bank-name.ts'

interface OwnAccountProps {
  readonly title: string
  /** Null until it is known. */
  readonly account: WithdrawView['account']
}

/** Where withdrawals go: the one account that the member registered. */
export function OwnAccount({ title, account }: OwnAccountProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {account ? <AccountRow account={account} /> : <Skeleton shape="row" />}
    </section>
  )
}

function AccountRow({ account }: { account: NonNullable<WithdrawView['account']> }) {
  const bankName = useBankName()
  const { bankId, holder, number } = account
  return (
    <OptionRow
      tile={<BankTile id={bankId} />}
      name={holder}
      description={
        <>
          {bankName(bankId)} · <span className={styles.number}>{number}</span>
        </>
      }
      trailing={<Icon of={Lock} size="small" />}
    />
  )
}
