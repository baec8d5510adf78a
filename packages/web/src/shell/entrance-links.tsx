import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { buttonClasses } from '../ui/button.tsx'

/** The way in for members. */
export function LogInLink() {
  const { t } = useMessages()
  return (
    <PageLink to="/login" className={buttonClasses({ variant: 'secondary' })}>
      {t('header.logIn')}
    </PageLink>
  )
}

/** The way in for newcomers, where the operator takes some [AUTH-27, SHELL-10, SHELL-11]. */
export function RegisterLink() {
  const { t } = useMessages()
  const { affiliateLink, isRegistrationOpen } = useSite().app.services.site
  const className = buttonClasses({ variant: 'secondary' })
  if (!isRegistrationOpen) return null
  if (affiliateLink && !affiliateLink.startsWith('/')) {
    return (
      <a href={affiliateLink} className={className}>
        {t('header.register')}
      </a>
    )
  }
  return (
    <PageLink to={affiliateLink ?? '/register'} className={className}>
      {t('header.register')}
    </PageLink>
  )
}
