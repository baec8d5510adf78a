import { siteView } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Lies over everything while the operator has closed the site. It cannot be dismissed. */
export function SiteClosedDialog() {
  const { t } = useMessages()
  const { app } = useSite()
  if (!useView(app.actor, siteView)?.isClosed) return null
  return <Dialog title={t('notice.siteClosedTitle')}>{t('notice.siteClosed')}</Dialog>
}
