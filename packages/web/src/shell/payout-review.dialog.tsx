import type { PayoutPress, PayoutView } from '@croupier/core/payout'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Receipt, type ReceiptRow } from '../ui/receipt.tsx'
import { PayoutPasswordField } from './payout-password.field.tsx'
import styles from './payout-review.module.css'

interface PayoutReviewProps {
  readonly payout: PayoutView
  readonly send: (press: PayoutPress) => void
  /** Where the money goes. */
  readonly destination: readonly ReceiptRow[]
}

/**
 * The review before a payout is requested: its amount, its destination and the remaining balance. The back button
 * or the password gets the focus, so that one Enter too many in the field before confirms nothing.
 */
export function PayoutReviewDialog({ payout, send, destination }: PayoutReviewProps) {
  const { t, ref, money } = useMessages('withdraw')
  const form = useId()
  const { password, review } = payout
  if (!review) return null
  const baht = (amount: typeof review.amount) => `${money(amount)} ${t('format.currency')}`
  const change = () => send({ type: 'payout.change' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'payout.confirm' })
  }
  return (
    <Dialog
      title={t('payout.review.title')}
      onClose={change}
      actions={
        <div className={styles.actions}>
          <Button size="large" onPress={change}>
            {t('payout.review.change')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="large"
            isBusy={password?.isBusy}
          >
            {password?.isBusy ? t('payout.password.confirming') : t('payout.review.confirm')}
          </Button>
        </div>
      }
    >
      <Receipt
        rows={[
          { label: t('payout.review.amount'), value: baht(review.amount), isMain: true },
          ...destination,
          ...(review.left === null
            ? []
            : [{ label: ref(review.leftLabel), value: baht(review.left) }]),
        ]}
      />
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={submit}
        onKeyDown={blockHeldEnter}
      >
        {password && (
          <PayoutPasswordField
            view={password}
            onChange={(isFilled) => send({ type: 'payout.changePassword', isFilled })}
          />
        )}
      </form>
    </Dialog>
  )
}

/** An Enter that is held down since the form before must not submit the review. */
function blockHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
