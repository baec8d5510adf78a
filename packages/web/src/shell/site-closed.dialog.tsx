import { useMessages } from '../i18n/messages.provider.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ContactLink } from './contact-link.tsx'

/** Covers everything while the operator has closed the site. It cannot be dismissed. */
export function SiteClosedDialog() {
  const { t } = useMessages('member')
  return (
    <Dialog title={t('notice.siteClosedTitle')}>
      <p>{t('notice.siteClosed')}</p>
      <ContactLink />
    </Dialog>
  )
}
