/** A small picture that differs from the accepted one. */
export interface Difference {
  readonly name: string
  readonly kind: 'changed' | 'new' | 'gone'
  /** Which part of the picture differs, from 0 to 1. */
  readonly part: number
}

export interface Compared {
  readonly accepted: readonly string[]
  readonly taken: readonly string[]
  /** The names of the whole gallery, of which a shard takes a part; null if only some stories were played. */
  readonly expected: readonly string[] | null
}

/** Less of a picture comes from another version of the browser, not from a change of the site. */
const leastPart = 0.002

export function isSeen({ part }: Difference): boolean {
  return part >= leastPart
}

/** The names of which there are two pictures, and what has no counterpart. */
export function pairsOf({ accepted, expected, taken }: Compared) {
  const alone = expected
    ? [
        ...without(taken, accepted).map((name): Difference => ({ name, kind: 'new', part: 1 })),
        ...without(accepted, expected).map((name): Difference => ({ name, kind: 'gone', part: 1 })),
      ]
    : []
  return { both: taken.filter((name) => accepted.includes(name)), alone }
}

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  return names.filter((name) => !others.includes(name))
}
