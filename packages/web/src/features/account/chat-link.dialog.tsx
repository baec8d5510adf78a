import type { FlowRefs, MessageRef } from '@croupier/core'
import { type ChatLinkView, chatLinkView } from '@croupier/core/chat'
import { useEffect, useRef } from 'react'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLinkFor } from '../../shell/contact-link.tsx'
import { useOverlay } from '../../shell/use-overlay.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './chat-link.module.css'

/** Linking a chat account, over any page. */
export function ChatLinkDialog() {
  const chatLink = useFlow('chatLink')
  const view = useView(chatLink, chatLinkView)
  const overlay = useOverlay()
  if (!chatLink || !view || view.screen === 'closed' || overlay !== 'chatLink') return null
  return <OpenDialog chatLink={chatLink} view={view} />
}

interface StepProps {
  readonly chatLink: FlowRefs['chatLink']
  readonly view: ChatLinkView
}

function OpenDialog({ chatLink, view }: StepProps) {
  const { t } = useMessages('member')
  const words = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen reader must read every step, though the effect does not use the screen
  useEffect(() => words.current?.focus(), [view.screen])
  return (
    <Dialog
      title={t('chatLink.title')}
      onClose={() => chatLink.send({ type: 'chatLink.close' })}
      actions={<Actions chatLink={chatLink} view={view} />}
    >
      {/* A new element for each step: the focus really moves, and no live region has to say the same again. */}
      <div
        key={view.screen}
        ref={words}
        tabIndex={-1}
        className={styles.words}
        data-flow="chatLink"
        data-screen={view.screen}
      >
        <Words view={view} />
      </div>
    </Dialog>
  )
}

const sentences = {
  checking: 'chatLink.checking',
  confirmingChange: 'chatLink.confirmChange',
  fetchingLink: 'chatLink.fetchLink',
  opened: 'chatLink.opened',
  linked: 'chatLink.linked',
} as const

function Words({ view: { isBusy, problem, screen } }: Pick<StepProps, 'view'>) {
  const { t } = useMessages('member')
  if (screen === 'failed') return problem && <Problem problem={problem} />
  if (screen === 'closed') return null
  return (
    <p className={isBusy ? styles.busy : undefined}>
      {isBusy && <Spinner />}
      {t(sentences[screen])}
    </p>
  )
}

function Problem({ problem }: { problem: MessageRef }) {
  const { ref } = useMessages('member')
  return (
    <>
      <Note tone="negative">{ref(problem)}</Note>
      <ContactLinkFor message={problem} />
    </>
  )
}

const primary = {
  closed: null,
  checking: null,
  fetchingLink: null,
  confirmingChange: { words: 'chatLink.confirmYes', event: 'chatLink.confirm' },
  opened: { words: 'chatLink.openAgain', event: 'chatLink.retry' },
  failed: { words: 'action.tryAgain', event: 'chatLink.retry' },
  linked: { words: 'action.ok', event: 'chatLink.close' },
} as const

function Actions({ chatLink, view: { screen } }: StepProps) {
  const { t } = useMessages('member')
  const first = primary[screen]
  return (
    <>
      {first && (
        <Button
          variant="primary"
          size="large"
          isWide
          onPress={() => chatLink.send({ type: first.event })}
        >
          {t(first.words)}
        </Button>
      )}
      {screen !== 'linked' && (
        <Button variant="quiet" isWide onPress={() => chatLink.send({ type: 'chatLink.close' })}>
          {t(screen === 'confirmingChange' ? 'chatLink.keep' : 'action.cancel')}
        </Button>
      )}
    </>
  )
}
