import { useMessages } from '../i18n/messages.provider.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Lies over everything while the operator has closed the site. It cannot be dismissed. */
export function SiteClosedDialog() {
  const { t } = useMessages()
  return <Dialog title={t('notice.siteClosedTitle')}>{t('notice.siteClosed')}</Dialog>
}
