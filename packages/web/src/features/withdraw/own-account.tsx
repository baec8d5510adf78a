import type { WithdrawView } from '@croupier/core/withdraw'
import { Lock } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { BankTile } from '../../shell/bank-tile.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import styles from './own-account.module.css'

/** Where the money goes: the one account that the member registered. */
export function OwnAccount({ account }: { account: NonNullable<WithdrawView['account']> }) {
  const { t } = useMessages('withdraw')
  const bankName = useBankName()
  const { bankId, holder, number } = account
  return (
    <section>
      <h2 className={styles.title}>{t('withdraw.toAccount')}</h2>
      <OptionRow
        tile={<BankTile id={bankId} />}
        name={holder}
        description={`${bankName(bankId)} · ${number}`}
        trailing={<Icon of={Lock} size="small" />}
      />
    </section>
  )
}
