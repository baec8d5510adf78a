import { asksForAdmin, contactAddress, type MessageRef } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './contact-link.module.css'

/**
 * A link to the admin, if the operator has configured one. It opens in a new tab, so that nothing is lost.
 * @param reference the payment it is about
 */
export function ContactLink({ reference = null }: { reference?: string | null }) {
  const { t, locale } = useMessages('member')
  const { contactLink } = useSite().app.services.site
  if (!contactLink) return null
  const address = contactAddress(contactLink, reference, locale)
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
      {t('action.contactAdmin')}
    </a>
  )
}

interface ContactLinkForProps {
  readonly message: MessageRef
  readonly reference?: string | null
}

/** The same link, only for a message that tells the member to contact the admin. */
export function ContactLinkFor({ message, reference = null }: ContactLinkForProps) {
  return asksForAdmin(message.id) && <ContactLink reference={reference} />
}
