import { asksForAdmin, type MessageRef, writeAddress } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './contact-link.module.css'

/** The way to the admin, where the operator gives one. It opens beside the site, so that nothing is lost. */
export function ContactLink() {
  const { t, locale } = useMessages('member')
  const { contactLink } = useSite().app.services.site
  if (!contactLink) return null
  const address =
    contactLink.kind === 'page'
      ? writeAddress(locale, contactLink.path, contactLink.query)
      : contactLink.address
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
      {t('action.contactAdmin')}
    </a>
  )
}

/** The same beside a message, where its words ask for the admin. */
export function ContactLinkFor({ message }: { message: MessageRef }) {
  return asksForAdmin(message.id) && <ContactLink />
}
