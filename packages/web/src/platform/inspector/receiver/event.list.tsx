import { useLayoutEffect, useRef } from 'react'
import { type Filter, wordsOfEvent } from './event.filter.ts'
import styles from './event.list.module.css'
import { readable, timeOf } from './readable.data.ts'
import type { InspectedEvent } from './receiver.model.ts'

interface EventListProps {
  readonly events: readonly InspectedEvent[]
  readonly filter: Filter
}

const drawnAtMost = 300
/** So near to its end, in pixels, a list counts as scrolled to the end. */
const endReach = 40

/** The events in order; while the end is visible, the list stays scrolled to the end. */
export function EventList({ events, filter }: EventListProps) {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const found = events.filter((event) => filter(wordsOfEvent(event)))
  const drawn = found.slice(-drawnAtMost)
  const last = drawn.at(-1)?.number

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with every new event
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])

  const updateAtEnd = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < endReach
  }
  return (
    <section className={styles.section} aria-labelledby="events-title">
      <h2 id="events-title" className={styles.title}>
        Events <span className={styles.count}>{found.length}</span>
        {found.length > drawn.length && (
          <span className={styles.note}>the last {drawnAtMost} are shown</span>
        )}
      </h2>
      {found.length === 0 && <p className={styles.empty}>No event to show.</p>}
      <ol
        ref={list}
        className={styles.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="events-title"
        onScroll={updateAtEnd}
      >
        {drawn.map((event) => (
          <Row key={event.number} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Row({ event }: { event: InspectedEvent }) {
  const { at, sender, receiver, type, fields, moved } = event
  const hasFields = Object.keys(fields).length > 0
  const line = (
    <>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {timeOf(at)}
      </time>
      <span className={styles.words}>
        <span className={styles.type}>{type}</span>
        <span className={styles.way}>
          {sender ?? 'outside'} → {receiver}
        </span>
        {moved && (
          <span className={styles.moved}>
            {moved.from} ⇒ {moved.to}
          </span>
        )}
      </span>
    </>
  )
  return (
    <li className={styles.event}>
      {hasFields ? (
        <details>
          <summary className={styles.line}>{line}</summary>
          <pre className={styles.fields}>{readable(fields)}</pre>
        </details>
      ) : (
        <div className={styles.line}>{line}</div>
      )}
    </li>
  )
}
