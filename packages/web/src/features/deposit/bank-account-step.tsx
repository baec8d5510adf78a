import type { BankTransferView } from '@croupier/core/deposit'
import { CopyButton } from '../../app/copy-button.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { BankTile } from '../../shell/bank-tile.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { AmountForm } from './amount-form.tsx'
import styles from './bank-account-step.module.css'
import { ChosenChannel } from './chosen-channel.tsx'
import { StepBeginning } from './step-beginning.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** The account to transfer to and, once the member says that they have, how much it was. */
export function BankAccountStep({ deposit }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const { account, isReportOpen } = deposit.view.transfer
  const isReporting = isReportOpen || deposit.view.isRequesting
  return (
    <>
      {/* The key changes when the report opens: that is a new step, and the focus goes to its beginning. */}
      <StepBeginning key={String(isReporting)}>
        {isReporting ? t('deposit.bank.reportIntro') : t('deposit.bank.title')}
      </StepBeginning>
      <ChosenChannel deposit={deposit} />
      {account && <Account account={account} />}
      {isReporting ? (
        <>
          <p className={styles.intro} aria-hidden="true">
            {t('deposit.bank.reportIntro')}
          </p>
          <AmountForm deposit={deposit} />
        </>
      ) : (
        <>
          <Limits deposit={deposit} />
          <Note tone="caution">{t('deposit.bank.checkAccount')}</Note>
        </>
      )}
    </>
  )
}

type Account = NonNullable<BankTransferView['account']>

function Account({ account }: { account: Account }) {
  const { t } = useMessages('deposit')
  const bankName = useBankName()
  return (
    <Card>
      <p className={styles.title}>{t('deposit.bank.title')}</p>
      <div className={styles.number}>
        <BankTile id={account.bankId} />
        <div className={styles.account}>
          <p className={styles.label}>{t('deposit.bank.accountNumber')}</p>
          <p className={styles.digits}>{account.groupedNumber}</p>
        </div>
        {/* Digits only, because bank apps accept nothing else. */}
        <CopyButton text={account.accountNumber} label={t('deposit.bank.copyAccountNumber')}>
          {t('deposit.qr.copy')}
        </CopyButton>
      </div>
      <Receipt
        rows={[
          { label: t('deposit.bank.accountName'), value: account.accountName },
          { label: t('deposit.bank.bank'), value: bankName(account.bankId, account.bankName) },
        ]}
      />
    </Card>
  )
}

function Limits({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  return (
    view.chosen && (
      <p className={styles.label}>
        {t('deposit.channel.range', {
          min: { satang: view.chosen.limits.min },
          max: { satang: view.chosen.limits.max },
        })}
      </p>
    )
  )
}
