import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Receipt, type ReceiptRow } from '../ui/receipt.tsx'
import styles from './payout-review.module.css'

interface PayoutReviewProps {
  readonly rows: readonly ReceiptRow[]
  readonly onChange: () => void
  readonly onConfirm: () => void
}

/**
 * The look before a payout. The way back comes first and gets the focus: an Enter too many, in the field
 * that led here, confirms nothing.
 */
export function PayoutReviewDialog({ rows, onChange, onConfirm }: PayoutReviewProps) {
  const { t } = useMessages('withdraw')
  return (
    <Dialog
      title={t('payout.review.title')}
      onClose={onChange}
      actions={
        <div className={styles.actions}>
          <Button size="large" onPress={onChange}>
            {t('payout.review.change')}
          </Button>
          <Button variant="primary" size="large" onPress={onConfirm}>
            {t('payout.review.confirm')}
          </Button>
        </div>
      }
    >
      <Receipt rows={rows} />
    </Dialog>
  )
}
