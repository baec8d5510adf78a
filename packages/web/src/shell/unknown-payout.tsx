import type { PayoutPress, UnknownPayout as Unknown } from '@croupier/core/payout'
import { type ComponentType, type ReactNode, useId } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { useStepFocus } from '../ui/use-step-focus.ts'
import { ContactLinkFor } from './contact-link.tsx'
import styles from './unknown-payout.module.css'

/** How a screen arranges the text and the actions. */
export interface UnknownPayoutFrameProps {
  readonly titleId: string
  readonly said: ReactNode
  readonly actions: ReactNode
}

interface UnknownPayoutProps {
  readonly unknown: Unknown
  readonly send: (press: PayoutPress) => void
  readonly frame: ComponentType<UnknownPayoutFrameProps>
  /** What the screen itself knows about the money. */
  readonly facts?: ReactNode
  /** A link to the history that is searched. */
  readonly history?: ReactNode
}

/** Shown when the answer was lost: what is known about the payout, and no way to request a second one. */
export function UnknownPayout({ unknown, send, frame: Frame, facts, history }: UnknownPayoutProps) {
  const { ref } = useMessages()
  const titleId = useId()
  const title = useStepFocus<HTMLHeadingElement>()
  const { answer, isLooking, said } = unknown
  const { beforeReturn, body, checkAgain, goBack, isFound, look, patience } = said
  const line = (message: typeof body) => message && <p className={styles.body}>{ref(message)}</p>
  return (
    <Frame
      titleId={titleId}
      said={
        <>
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
            {ref(said.title)}
          </h2>
          {line(body)}
          {facts}
          <div className={styles.look} aria-live="polite">
            {look && <Note tone={look.tone}>{ref(look.message)}</Note>}
            {look && <ContactLinkFor message={look.message} />}
          </div>
          {history}
          {line(answer)}
          {line(patience)}
          {line(beforeReturn)}
        </>
      }
      actions={
        <>
          {checkAgain && (
            <Button
              variant="primary"
              size="large"
              isWide
              isBusy={isLooking}
              onPress={() => send({ type: 'payout.checkAgain' })}
            >
              {ref(checkAgain)}
            </Button>
          )}
          {goBack && (
            <Button
              variant={isFound ? 'primary' : 'quiet'}
              size={isFound ? 'large' : 'medium'}
              isWide
              onPress={() => send({ type: 'payout.goBack' })}
            >
              {ref(goBack)}
            </Button>
          )}
        </>
      }
    />
  )
}
