import { useChild } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** There is no way to deposit for this member. */
export function WithoutAccounts() {
  const { t } = useMessages('deposit')
  const session = useChild('session')
  return (
    <>
      <Note tone="caution" role="status">
        {t('deposit.error.noAccounts')}
      </Note>
      <ContactLink />
      <Button
        variant="primary"
        size="large"
        isWide
        onPress={() => session?.send({ type: 'session.signOut' })}
      >
        {t('deposit.logInAgain')}
      </Button>
    </>
  )
}
