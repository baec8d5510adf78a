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
  /** Steps that members take now and then only; walks do likewise. */
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
  /** Leaves out steps that cannot be taken where a member sees this. */
  readonly isInReach?: (step: Step, sight: Sight) => boolean
}

/** The place at which a model starts; it takes no payloads, so a step is the type of its event. */
export function startOf<Step extends string, Sight>({
  isInReach = () => true,
  model,
  sightOf,
  steps,
}: ModelOptions<Step, Sight, AnyMachineSnapshot>): Place<Step, Sight> {
  const places = new Map<string, Place<Step, Sight>>()

  function placeAt(snapshot: AnyMachineSnapshot): Place<Step, Sight> {
    const key = JSON.stringify([snapshot.value, snapshot.context])
    const known = places.get(key)
    if (known) return known
    const ways = new Map<Step, Place<Step, Sight>>()
    const sight = sightOf(snapshot)
    const place: Place<Step, Sight> = {
      key,
      sight,
      steps: steps.filter((type) => isInReach(type, sight) && snapshot.can({ type })),
      follow: (type) => {
        const next = ways.get(type) ?? placeAt(transition(model, snapshot, { type })[0])
        ways.set(type, next)
        return next
      },
    }
    places.set(key, place)
    return place
  }

  return placeAt(initialTransition(model)[0])
}
