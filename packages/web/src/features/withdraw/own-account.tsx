import { type BankId, bankIds } from '@croupier/core/site'
import type { WithdrawView } from '@croupier/core/withdraw'
import { Lock } from 'lucide'
import { bankNames } from '../../i18n/bank.names.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import { ProviderTile } from '../../ui/provider-tile.tsx'
import styles from './own-account.module.css'

/** Where the money goes: the one account that the member registered. */
export function OwnAccount({ account }: { account: NonNullable<WithdrawView['account']> }) {
  const { t } = useMessages('withdraw', 'banks')
  const { bankId, holder, number } = account
  const bank = isBank(bankId) ? t(bankNames[bankId]) : bankId.toUpperCase()
  return (
    <section>
      <h2 className={styles.title}>{t('withdraw.toAccount')}</h2>
      <OptionRow
        tile={<ProviderTile letters={bankId.slice(0, 2).toUpperCase()} />}
        name={holder}
        description={`${bank} · ${number}`}
        trailing={<Icon of={Lock} size="small" />}
      />
    </section>
  )
}

function isBank(id: string): id is BankId {
  return bankIds.some((one) => one === id)
}
