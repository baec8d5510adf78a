import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { type ButtonLook, buttonClasses } from '../ui/button.tsx'

/** The link to the login. */
export function LogInLink() {
  const { t } = useMessages()
  return (
    <PageLink to="/login" className={buttonClasses({ size: 'small' })}>
      {t('header.logIn')}
    </PageLink>
  )
}

/** The link to registration, if the operator accepts new members [AUTH-27, SHELL-10, SHELL-11]. */
export function RegisterLink({
  size = 'small',
  variant = 'secondary',
}: Pick<ButtonLook, 'size' | 'variant'>) {
  const { t } = useMessages()
  const { isRegistrationOpen, registerLink } = useSite().app.services.site
  if (!isRegistrationOpen) return null
  const words = t('header.register')
  const className = buttonClasses({ size, variant })
  return registerLink.kind === 'other' ? (
    <a href={registerLink.address} className={className}>
      {words}
    </a>
  ) : (
    <PageLink to={registerLink.path} query={registerLink.query} className={className}>
      {words}
    </PageLink>
  )
}
