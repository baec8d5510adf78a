import { asksForAdmin, type MessageRef } from '@croupier/core'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Note } from '../ui/note.tsx'
import { ContactLink } from './contact-link.tsx'

/** What did not work, spoken at once, with the way to the admin where the words ask for it. */
export function ProblemNote({ problem }: { problem: MessageRef }) {
  const { ref } = useMessages()
  return (
    <>
      <Note tone="negative" role="alert">
        {ref(problem)}
      </Note>
      {asksForAdmin(problem.id) && <ContactLink />}
    </>
  )
}
