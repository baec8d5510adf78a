import { useMemo, useState, useSyncExternalStore } from 'react'
import { ActorDetail } from './actor.detail.tsx'
import { ActorList } from './actor.list.tsx'
import { readFilter } from './event.filter.ts'
import { EventList } from './event.list.tsx'
import styles from './receiver.module.css'
import type { ReceiverState, ReceiverStore } from './receiver.store.ts'
import type { ConnectionStatus } from './site.connection.ts'

/** All actors of the site, one of them in detail, and the events that were sent to them. */
export function ReceiverPage({ store }: { store: ReceiverStore }) {
  const live = useSyncExternalStore(store.watch, store.state)
  const [frozen, setFrozen] = useState<ReceiverState | null>(null)
  const [filterText, setFilterText] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isEndedShown, setIsEndedShown] = useState(false)
  const filter = useMemo(() => readFilter(filterText), [filterText])

  const { system } = frozen ?? live
  const [firstId] = system.actors.keys()
  const chosen = system.actors.get(chosenId ?? firstId ?? '') ?? null
  const missed = frozen ? live.system.eventCount - frozen.system.eventCount : 0
  const clear = () => {
    setFrozen(null)
    store.clear()
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Inspector</h1>
        <p role="status" className={styles.status} data-status={live.status}>
          {statusTexts[live.status]}
        </p>
        <div className={styles.tools}>
          <input
            type="search"
            className={styles.filter}
            aria-label="Filter actors and events"
            placeholder="Filter: deposit -clock"
            autoComplete="off"
            spellCheck={false}
            value={filterText}
            onChange={({ target }) => setFilterText(target.value)}
          />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isEndedShown}
              onChange={({ target }) => setIsEndedShown(target.checked)}
            />
            Ended actors
          </label>
          <button
            type="button"
            aria-pressed={frozen !== null}
            onClick={() => setFrozen(frozen ? null : live)}
          >
            {frozen ? `Paused, ${missed} new` : 'Pause'}
          </button>
          <button type="button" onClick={clear}>
            Clear
          </button>
        </div>
      </header>
      <main className={styles.main}>
        <ActorList
          actors={system.actors}
          filter={filter}
          isEndedShown={isEndedShown}
          chosenId={chosen?.sessionId ?? null}
          onChoose={setChosenId}
        />
        <ActorDetail actor={chosen} />
        <EventList events={system.events} filter={filter} />
      </main>
    </div>
  )
}

const statusTexts: Readonly<Record<ConnectionStatus, string>> = {
  alone:
    'No site opened this window. Add ?inspect=local to an address of the site and open it there.',
  waiting: 'Waiting for the site’s page.',
  connected: 'Connected to the site’s page.',
  gone: 'The site’s page is gone or stopped sending. This window goes on when it is back with ?inspect.',
  closed: 'The window of the site is closed.',
}
