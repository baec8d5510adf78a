import { useMessages } from '../../i18n/messages.provider.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The shape of the amount step, while it is not known which channels there are. */
export function CheckingStep() {
  const { t } = useMessages('deposit')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('deposit.checkingAccounts')}</VisuallyHidden>
      </div>
      <Skeleton shape="row" />
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </>
  )
}
