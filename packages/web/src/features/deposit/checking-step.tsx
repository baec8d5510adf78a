import { useMessages } from '../../i18n/messages.provider.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Shown while the channels are not known yet. */
export function CheckingStep() {
  const { t } = useMessages('deposit')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('deposit.checkingAccounts')}</VisuallyHidden>
      </div>
      <AmountShape />
    </>
  )
}

/** The shape of the amount step. */
export function AmountShape() {
  return (
    <>
      <Skeleton shape="row" />
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </>
  )
}
