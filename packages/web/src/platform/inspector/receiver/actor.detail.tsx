import styles from './actor.detail.module.css'
import { readable } from './readable.data.ts'
import { asFields } from './receiver.messages.ts'
import type { InspectedActor } from './receiver.model.ts'
import { activePaths, describeState } from './state.paths.ts'

/** One actor: its description, its states, and its data. */
export function ActorDetail({ actor }: { actor: InspectedActor | null }) {
  return (
    <section
      className={styles.section}
      aria-labelledby="actor-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      <h2 id="actor-title" className={styles.title}>
        {actor?.name ?? 'No actor'}
        {actor && <span className={styles.id}>{actor.sessionId}</span>}
      </h2>
      {actor ? <Detail actor={actor} /> : <p className={styles.empty}>Choose an actor.</p>}
    </section>
  )
}

function Detail({ actor }: { actor: InspectedActor }) {
  const { definition, snapshot } = actor
  const tags = Array.isArray(snapshot.tags) ? snapshot.tags.map(String) : []
  return (
    <>
      {typeof definition.description === 'string' && (
        <p className={styles.prose}>{definition.description}</p>
      )}
      <h3 className={styles.subtitle}>States</h3>
      <States actor={actor} />
      {tags.length > 0 && (
        <>
          <h3 className={styles.subtitle}>Tags</h3>
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </>
      )}
      <Data title="Context" of={snapshot.context} changed={actor.changed} />
      <Value title="Input" of={snapshot.input} />
      <Value title="Output" of={snapshot.output} />
      <Value title="Error" of={snapshot.error} />
    </>
  )
}

function States({ actor: { definition, snapshot } }: { actor: InspectedActor }) {
  const paths = activePaths(snapshot.value)
  if (paths.length === 0) return <p className={styles.prose}>{String(snapshot.status)}</p>
  return (
    <ul className={styles.states}>
      {paths.map((path) => {
        const description = describeState(definition, path).at(-1)
        return (
          <li key={path.join('.')}>
            <span className={styles.state}>{path.join(' › ')}</span>
            {description && <span className={styles.prose}>{description}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface DataProps {
  readonly title: string
  readonly of: unknown
  readonly changed: ReadonlySet<string>
}

/** Shown part by part, so that the last change can be marked. */
function Data({ title, of, changed }: DataProps) {
  const fields = Object.entries(asFields(of))
  if (fields.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <dl className={styles.data}>
        {fields.map(([name, value]) => (
          <div key={name} className={styles.field} data-changed={changed.has(name)}>
            <dt>
              {name}
              {changed.has(name) && <span className={styles.mark}>changed</span>}
            </dt>
            <dd>
              <pre>{readable(value)}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Value({ title, of }: { title: string; of: unknown }) {
  if (of === undefined) return null
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <pre className={styles.value}>{readable(of)}</pre>
    </>
  )
}
