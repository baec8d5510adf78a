import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'

/** A state of a model: where the member and the world are. */
export interface Place<Step extends string, Sight> {
  /** The same for two places from which everything continues in the same way. */
  readonly key: string
  /** What the member sees here. */
  readonly sight: Sight
  /** What the member and the world can do from here. */
  readonly steps: readonly Step[]
  follow(step: Step): Place<Step, Sight>
}

/** A model of a part of the site, from the view of its members and the world. */
export interface Journey<Step extends string, Sight> {
  readonly name: string
  readonly steps: readonly Step[]
  /** Steps that members take only now and then; walks take them rarely too. */
  readonly rareSteps: readonly Step[]
  readonly start: Place<Step, Sight>
  /** Describes a sight in words. Two sights with the same words are equal. */
  describeSight(sight: Sight): string
}

/** A running site with its world: headless or on screens. */
export interface JourneyTarget<Step extends string, Sight> {
  /** Performs one step of a member or the world. */
  take(step: Step): Promise<void>
  /** Returns what the member sees as soon as it is as expected, or whatever it is after a reasonable time. */
  look(expected: Sight): Promise<Sight>
  close(): Promise<void>
}

/** A journey with a function that opens a new site for each walk. */
export interface Exploration<Step extends string, Sight> {
  readonly journey: Journey<Step, Sight>
  readonly open: () => Promise<JourneyTarget<Step, Sight>>
  /** The command that repeats a walk, without its steps. */
  readonly command: string
}

interface ModelOptions<Step extends string, Sight, Snapshot> {
  readonly model: AnyStateMachine
  readonly steps: readonly Step[]
  readonly sightOf: (snapshot: Snapshot) => Sight
  /** Excludes steps that a member cannot take while seeing this. */
  readonly isInReach?: (step: Step, sight: Sight) => boolean
}

interface SaysWhatIsSeen<Seen> {
  readonly getMeta: () => Readonly<Record<string, Seen | undefined>>
  readonly value: unknown
}

/** What the member sees, from the `meta` of a model's states. */
export function seenIn<Seen>(snapshot: SaysWhatIsSeen<Seen>): Seen {
  const seen = Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)
  if (seen !== undefined) return seen
  throw new Error(`the model does not say what is seen in ${JSON.stringify(snapshot.value)}`)
}

/** The place at which a model starts. Models take no payloads, so a step is the type of its event. */
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
