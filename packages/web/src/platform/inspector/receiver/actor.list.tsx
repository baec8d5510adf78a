import styles from './actor.list.module.css'
import { type Filter, wordsOfActor } from './event.filter.ts'
import type { InspectedActor } from './receiver.model.ts'
import { sharedStates } from './state.paths.ts'

interface ActorListProps {
  readonly actors: ReadonlyMap<string, InspectedActor>
  readonly filter: Filter
  readonly isEndedShown: boolean
  readonly chosenId: string | null
  readonly onChoose: (sessionId: string) => void
}

interface Placed {
  readonly actor: InspectedActor
  readonly depth: number
}

/** Every actor beneath the one that started it, with the states that it is in. */
export function ActorList({ actors, filter, isEndedShown, chosenId, onChoose }: ActorListProps) {
  const shown = placed([...actors.values()], null, 0).filter(
    ({ actor }) => (isEndedShown || actor.isLiving) && filter(wordsOfActor(actor)),
  )
  return (
    <section className={styles.section} aria-labelledby="actors-title">
      <h2 id="actors-title" className={styles.title}>
        Actors <span className={styles.count}>{shown.length}</span>
      </h2>
      {shown.length === 0 && <p className={styles.empty}>No actor to show.</p>}
      <ul className={styles.list}>
        {shown.map(({ actor, depth }) => (
          <li key={actor.sessionId} data-depth={Math.min(depth, 4)}>
            <button
              type="button"
              className={styles.actor}
              aria-current={actor.sessionId === chosenId || undefined}
              data-living={actor.isLiving}
              onClick={() => onChoose(actor.sessionId)}
            >
              <span className={styles.name}>{actor.name}</span>
              <States actor={actor} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Mounted again with every change of state, so that its highlight plays again. */
function States({ actor: { moves, snapshot } }: { actor: InspectedActor }) {
  const { shared, own } = sharedStates(snapshot.value)
  return (
    <span key={moves} className={moves > 0 ? styles.lit : styles.states}>
      {(shared !== '' || own.length === 0) && (
        <span className={styles.plain}>{shared || String(snapshot.status)}</span>
      )}
      {own.map((state) => (
        <span key={state} className={styles.state}>
          {state}
        </span>
      ))}
    </span>
  )
}

/** Orders children after their parents; an actor with an unknown parent stands at the top level. */
function placed(
  actors: readonly InspectedActor[],
  parentId: string | null,
  depth: number,
): readonly Placed[] {
  const known = new Set(actors.map(({ sessionId }) => sessionId))
  const isHere = (actor: InspectedActor) =>
    parentId === null
      ? actor.parentId === null || !known.has(actor.parentId)
      : actor.parentId === parentId
  return actors
    .filter(isHere)
    .flatMap((actor) => [{ actor, depth }, ...placed(actors, actor.sessionId, depth + 1)])
}
