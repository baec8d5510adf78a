import type { DepositEnding } from '@croupier/core/deposit'
import { CopyButton } from '../../app/copy-button.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLinkFor } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import styles from './ended-payment.module.css'
import type { RunningDeposit } from './use-deposit.ts'

export interface EndedPaymentProps {
  readonly ending: DepositEnding
  readonly deposit: RunningDeposit
}

/** How the last payment ended. It stays after the dialog is closed, with what the admin will ask for and the next step. */
export function EndedPayment({ ending, deposit: { view, send } }: EndedPaymentProps) {
  const { t, dateTime, money, ref } = useMessages('deposit')
  const { amount, createdAt, endedAt, reason, reference } = ending
  return (
    <Card>
      <section className={styles.ending}>
        <h2 className={styles.title}>{ref(ending.title)}</h2>
        <p className={styles.message}>{ref(ending.message)}</p>
        <Receipt
          rows={[
            ...(reason === null ? [] : [{ label: t('deposit.ending.reason'), value: reason }]),
            {
              label: t('deposit.qr.amountToPay'),
              value: `${money(amount)} ${t('format.currency')}`,
            },
            { label: t('deposit.ending.created'), value: dateTime(createdAt) },
            { label: t('deposit.ending.ended'), value: dateTime(endedAt) },
            ...(reference === null ? [] : [{ label: t('deposit.qr.reference'), value: reference }]),
          ]}
        />
        <div className={styles.ways}>
          {ending.canRenew && view.amount !== null && (
            <Button onPress={() => send({ type: 'deposit.submit' })}>
              {t('deposit.ending.renew', { amount: { satang: view.amount } })}
            </Button>
          )}
          {reference !== null && (
            <CopyButton text={reference} label={t('deposit.qr.copyReference')}>
              {t('deposit.qr.copyReference')}
            </CopyButton>
          )}
          <ContactLinkFor message={ending.message} reference={reference} />
        </div>
      </section>
    </Card>
  )
}
