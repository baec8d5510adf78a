import { siteView } from '@croupier/core'
import { statusOf, type Transaction } from '@croupier/core/history'
import { useSite } from '../../app/app.provider.tsx'
import { CopyButton } from '../../app/copy-button.tsx'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactButton } from '../../shell/contact-link.tsx'
import { Money } from '../../ui/money.tsx'
import { Receipt, type ReceiptRow } from '../../ui/receipt.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { nameOf, statusNames, useAmount, useChannelName } from './transaction.looks.ts'
import styles from './transaction-sheet.module.css'

interface TransactionSheetProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** All that is known of one transaction, with its reference to copy and the way to the admin. */
export function TransactionSheet({ transaction, onClose }: TransactionSheetProps) {
  const { t } = useMessages('history', 'member')
  const problem = useProblemReport(transaction)
  const copyLabel = t(transaction.reference === null ? 'history.copyId' : 'history.copyReference')
  const { id, reference } = transaction
  return (
    <Sheet title={t(nameOf(transaction))} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.details}>
        <Money {...useAmount(transaction)} size="large" />
        <Receipt rows={useFacts(transaction)} />
        <div className={styles.actions}>
          <CopyButton isWide text={reference ?? id} label={copyLabel}>
            {copyLabel}
          </CopyButton>
          <ContactButton
            label={t('history.report')}
            message={problem}
            reference={reference ?? id}
          />
        </div>
      </div>
    </Sheet>
  )
}

/** The known facts, in the order in which a member asks for them. */
function useFacts(transaction: Transaction): readonly ReceiptRow[] {
  const { t, fullDateTime, money } = useMessages('history', 'member')
  const channel = useChannelName()(transaction)
  const { at, balanceAfter, bonus, id, note, reference } = transaction
  const inBaht = (amount: typeof bonus) =>
    amount === null ? null : `${money(amount)} ${t('format.currency')}`
  const facts = [
    {
      label: t('history.fact.status'),
      value: t(statusNames[statusOf(transaction)]),
    },
    { label: t('history.fact.when'), value: fullDateTime(at) },
    { label: t('history.fact.channel'), value: channel },
    { label: t('history.fact.bonus'), value: inBaht(bonus) },
    { label: t('history.fact.balanceAfter'), value: inBaht(balanceAfter) },
    { label: t('history.fact.reference'), value: reference },
    { label: t('history.fact.id'), value: id },
    { label: t('history.fact.note'), value: note },
  ]
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}

/** What the member writes to the admin about a transaction. */
function useProblemReport(transaction: Transaction): string {
  const { t, fullDateTime } = useMessages('history')
  const username = useView(useSite().app.actor, siteView)?.username ?? ''
  const { amount, currency } = useAmount(transaction)
  return t('history.reportMessage', {
    username,
    type: t(nameOf(transaction)),
    amount: `${amount} ${currency}`,
    when: fullDateTime(transaction.at),
    reference: transaction.reference ?? transaction.id,
  })
}
