import { asksForAdmin, contactAddress, type MessageRef } from '@croupier/core'
import { addressWithMessage } from '@croupier/core/site'
import { useSite } from '../app/app.provider.tsx'
import { useCopy } from '../app/copying.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { buttonClasses } from '../ui/button.tsx'
import styles from './contact-link.module.css'

/**
 * A link to the admin, if the operator has configured one. It opens in a new tab, so that nothing is lost.
 * @param reference the payment it is about
 */
export function ContactLink({ reference = null }: { reference?: string | null }) {
  const { t } = useMessages('member')
  const address = useContactAddress(reference)
  if (!address) return null
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

interface ContactButtonProps {
  readonly label: string
  /** What the member writes to the admin. */
  readonly message: string
  /** The payment it is about. */
  readonly reference?: string | null
}

/**
 * Opens the conversation with the admin with a message already typed. Where the operator's contact takes none, the
 * message is copied, so that the member can paste it.
 */
export function ContactButton({ label, message, reference = null }: ContactButtonProps) {
  const copy = useCopy()
  const address = useContactAddress(reference)
  if (!address) return null
  const prefilled = addressWithMessage(address, message)
  return (
    <a
      href={prefilled ?? address}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ isWide: true })}
      onClick={() => {
        if (!prefilled) copy(message)
      }}
    >
      {label}
    </a>
  )
}

function useContactAddress(reference: string | null): string | null {
  const { locale } = useMessages()
  const { contactLink } = useSite().app.services.site
  return contactLink && contactAddress(contactLink, reference, locale)
}
