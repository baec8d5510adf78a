import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'

/** Where a member and the world have come to in a model. */
export interface Place<Step extends string, Sight> {
  /** The same for two places from which everything goes on alike. */
  readonly key: string
  /** What the member sees here. */
  readonly sight: Sight
  /** What the member and the world can do from here. */
  readonly steps: readonly Step[]
  follow(step: Step): Place<Step, Sight>
}

/** A part of the site as its members and the world know it, told by a model. */
export interface Journey<Step extends string, Sight> {
  readonly name: string
  readonly steps: readonly Step[]
  /** Steps that members take now and then only; random walks do likewise. */
  readonly rareSteps: readonly Step[]
  readonly start: Place<Step, Sight>
  /** A sight in words. Two sights that read alike are alike. */
  tell(sight: Sight): string
}

/** The site in front of a member, and the world behind it: headless or in a browser. */
export interface JourneyTarget<Step extends string, Sight> {
  /** Does one step as a member or the world does it. */
  take(step: Step): Promise<void>
  /** What the member sees, as soon as it is what is expected; after a fair time, whatever it is. */
  look(expected: Sight): Promise<Sight>
  close(): Promise<void>
}

/** A journey through a site that can be opened any number of times. */
export interface Exploration<Step extends string, Sight> {
  readonly journey: Journey<Step, Sight>
  readonly open: () => Promise<JourneyTarget<Step, Sight>>
  /** The command that repeats a walk when its steps are added. */
  readonly command: string
}

interface ModelOptions<Step extends string, Sight, Snapshot> {
  readonly model: AnyStateMachine
  readonly steps: readonly Step[]
  readonly sightOf: (snapshot: Snapshot) => Sight
}

/** The place at which a model starts; it takes no payloads, so a step is the type of its event. */
export function startOf<Step extends string, Sight>(
  options: ModelOptions<Step, Sight, AnyMachineSnapshot>,
): Place<Step, Sight> {
  const [snapshot] = initialTransition(options.model)
  return placeAt(options, snapshot)
}

function placeAt<Step extends string, Sight>(
  options: ModelOptions<Step, Sight, AnyMachineSnapshot>,
  snapshot: AnyMachineSnapshot,
): Place<Step, Sight> {
  return {
    key: JSON.stringify([snapshot.value, snapshot.context]),
    sight: options.sightOf(snapshot),
    steps: options.steps.filter((type) => snapshot.can({ type })),
    follow: (type) => {
      const [next] = transition(options.model, snapshot, { type })
      return placeAt(options, next)
    },
  }
}
