import { useChild } from '../app/use-child.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { ContactLink } from './contact-link.tsx'

/** Says that there is no account for this money, and offers to log in again: the member may have one by then. */
export function WithoutAccounts({ children }: { children: string }) {
  const { t } = useMessages('member')
  const session = useChild('session')
  return (
    <>
      <Note tone="caution" role="status">
        {children}
      </Note>
      <ContactLink />
      <Button
        variant="primary"
        size="large"
        isWide
        onPress={() => session?.send({ type: 'session.signOut' })}
      >
        {t('session.logInAgain')}
      </Button>
    </>
  )
}
