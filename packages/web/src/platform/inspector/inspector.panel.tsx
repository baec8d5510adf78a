import { useId, useRef, useState, useSyncExternalStore } from 'react'
import type { DestinationName, InspectorLink, LinkStatus } from './inspector.link.ts'
import styles from './inspector.panel.module.css'

interface InspectorPanelProps {
  readonly link: InspectorLink
  /** Whether to offer only the inspector that sends nothing outside of this browser. */
  readonly isLocalOnly: boolean
}

const windowNames: Readonly<Record<DestinationName, string>> = {
  stately: 'Stately inspector',
  local: 'local inspector',
}

const placeNames: Readonly<Record<DestinationName, string>> = {
  stately: 'stately.ai',
  local: 'local',
}

/** For developers: opens an inspector, after saying which data it sends where. */
export function InspectorPanel({ link, isLocalOnly }: InspectorPanelProps) {
  const status = useSyncExternalStore(link.watch, link.status)
  const [wish, setWish] = useState<boolean | null>(null)
  const tab = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isSending = status.phase === 'connected'
  const isShown = wish ?? !isSending

  // The pressed button disappears, the tab stays.
  const press = (action: () => void) => () => {
    action()
    setWish(null)
    tab.current?.focus()
  }
  const button = (label: string, action: () => void, className?: string) => (
    <button type="button" className={className} onClick={press(action)}>
      {label}
    </button>
  )
  return (
    <aside className={styles.panel} lang="en" aria-label="Inspector of the charts">
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setWish(!isShown)}
      >
        <span className={isSending ? styles.sending : styles.resting} aria-hidden="true" />
        {isSending && status.destination
          ? `Inspector: ${placeNames[status.destination]}`
          : 'Inspector'}
      </button>
      <div id={id} className={styles.card} hidden={!isShown}>
        <div role="status" className={styles.sentences}>
          {sentencesOf(status, isLocalOnly).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className={styles.buttons}>
          {isWindowOpen(status) ? (
            button('Stop sending', link.close)
          ) : (
            <>
              {button('Open the local inspector', () => link.open('local'), styles.main)}
              {!isLocalOnly && button('Open the Stately inspector', () => link.open('stately'))}
            </>
          )}
        </div>
      </div>
    </aside>
  )
}

function isWindowOpen({ phase }: LinkStatus): boolean {
  return phase === 'opening' || phase === 'connected' || phase === 'elsewhere'
}

function sentencesOf({ phase, destination }: LinkStatus, isLocalOnly: boolean): readonly string[] {
  const name = destination ? windowNames[destination] : ''
  switch (phase) {
    case 'closed':
      return isLocalOnly ? [localSentence] : [localSentence, statelySentence]
    case 'opening':
      return [`Waiting for the ${name} to answer in its window. Nothing is sent yet.`]
    case 'blocked':
      return [`The browser opened no window. Allow pop-ups for this site, then open the ${name}.`]
    case 'elsewhere':
      return [`The window shows another site than the ${name}. It is sent nothing.`]
    case 'connected':
      return destination === 'stately'
        ? ['What the charts do goes to stately.ai now, masked.']
        : ['What the charts do is shown in the local inspector. It stays in this browser.']
  }
}

const localSentence =
  'The local inspector shows what the charts do in a window of this site. Nothing leaves this browser.'

const statelySentence =
  'The Stately inspector sends what the charts do to Stately’s site, stately.ai: states, events and amounts. Names, accounts, passwords and payment codes are masked.'
