import type { PayoutPasswordView } from '@croupier/core/withdraw'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Receipt, type ReceiptRow } from '../ui/receipt.tsx'
import { PayoutPasswordField } from './payout-password.field.tsx'
import styles from './payout-review.module.css'

interface PayoutReviewProps {
  readonly rows: readonly ReceiptRow[]
  /** The password that confirms it; null where the site asks for none. */
  readonly password: PayoutPasswordView | null
  readonly onPassword: (isFilled: boolean) => void
  readonly onChange: () => void
  readonly onConfirm: () => void
}

/**
 * The look before a payout. The first thing in it gets the focus, the way back or the password: an Enter too
 * many, in the field that led here, confirms nothing.
 */
export function PayoutReviewDialog({
  rows,
  password,
  onPassword,
  onChange,
  onConfirm,
}: PayoutReviewProps) {
  const { t } = useMessages('withdraw')
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog
      title={t('payout.review.title')}
      onClose={onChange}
      actions={
        <div className={styles.actions}>
          <Button size="large" onPress={onChange}>
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
      <Receipt rows={rows} />
      <form id={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={holdBack}>
        {password && <PayoutPasswordField view={password} onChange={onPassword} />}
      </form>
    </Dialog>
  )
}

/** An Enter that is held down since the form before sends nothing here. */
function holdBack(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
