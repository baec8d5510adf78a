import type { MessageRef } from '@croupier/core'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Note, type NoteProps } from '../ui/note.tsx'
import { ContactLinkFor } from './contact-link.tsx'

interface ProblemNoteProps extends Pick<NoteProps, 'role' | 'tone'> {
  readonly problem: MessageRef
}

/** A problem, announced at once, with a link to the admin if the message names the admin. */
export function ProblemNote({ problem, role = 'alert', tone = 'negative' }: ProblemNoteProps) {
  const { ref } = useMessages()
  return (
    <>
      <Note tone={tone} role={role}>
        {ref(problem)}
      </Note>
      <ContactLinkFor message={problem} />
    </>
  )
}
