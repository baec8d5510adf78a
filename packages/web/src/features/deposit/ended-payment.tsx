import type { DepositEnding } from '@croupier/core/deposit'
import type { Satang } from '@croupier/core/money'
import { useId } from 'react'
import { CopyButton } from '../../app/copy-button.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactButton, ContactLinkFor } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import styles from './ended-payment.module.css'
import type { RunningDeposit } from './use-deposit.ts'

export interface EndedPaymentProps {
  readonly ending: DepositEnding
  readonly deposit: RunningDeposit
}

/**
 * How the last payment ended. It stays after the dialog is closed, with what the admin will ask for and the next step.
 * While it is news the focus starts here: nothing else tells a screen reader that a code was cancelled.
 */
export function EndedPayment({ ending, deposit: { view, send } }: EndedPaymentProps) {
  const { t, fullDateTime, money, ref } = useMessages('deposit')
  const beginning = useStepFocus<HTMLHeadingElement>(ending.isNews)
  const id = useId()
  const { amount, createdAt, endedAt, part, reason, reference } = ending
  const baht = (value: Satang) => `${money(value)} ${t('format.currency')}`
  return (
    <Card>
      <section className={styles.ending}>
        <h2 ref={beginning} tabIndex={-1} className={styles.title} aria-describedby={id}>
          {ref(ending.title)}
        </h2>
        <p id={id} className={styles.message}>
          {ref(ending.message)}
        </p>
        <Receipt
          rows={[
            ...(reason === null ? [] : [{ label: t('deposit.ending.reason'), value: reason }]),
            {
              label: t('deposit.qr.amountToPay'),
              value: baht(amount),
            },
            ...(part === null
              ? []
              : [
                  { label: t('deposit.ending.received'), value: baht(part.received) },
                  { label: t('deposit.ending.missing'), value: baht(part.missing), isMain: true },
                ]),
            { label: t('deposit.ending.created'), value: fullDateTime(createdAt) },
            { label: t('deposit.ending.ended'), value: fullDateTime(endedAt) },
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
          {part !== null && reference !== null ? (
            <ContactButton
              label={t('deposit.ending.report')}
              message={t('deposit.ending.reportMessage', {
                reference,
                payAmount: { satang: amount },
                received: { satang: part.received },
              })}
              reference={reference}
            />
          ) : (
            <ContactLinkFor message={ending.message} reference={reference} />
          )}
        </div>
      </section>
    </Card>
  )
}
