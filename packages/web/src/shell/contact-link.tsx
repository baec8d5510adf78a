import { asksForAdmin, type MessageRef, writeAddress } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './contact-link.module.css'

/** A link to the admin, if the operator has configured one. It opens in a new tab, so that nothing is lost. */
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

/** The same link, only for a message that tells the member to contact the admin. */
export function ContactLinkFor({ message }: { message: MessageRef }) {
  return asksForAdmin(message.id) && <ContactLink />
}
