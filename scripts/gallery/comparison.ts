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
  /** Whether every state was photographed, so that an accepted picture without a new one is gone. */
  readonly isWhole: boolean
}

/** Small differences come from another version of the browser, not from a change of the site. */
export const mostUnseen = 0.002

/** The names to compare, and what has no counterpart. */
export function pairsOf({ accepted, isWhole, taken }: Compared) {
  const known = new Set(accepted)
  const own = new Set(taken)
  const alone: Difference[] = [
    ...taken
      .filter((name) => isWhole && !known.has(name))
      .map((name): Difference => ({ name, kind: 'new', part: 1 })),
    ...accepted
      .filter((name) => isWhole && !own.has(name))
      .map((name): Difference => ({ name, kind: 'gone', part: 1 })),
  ]
  return { both: taken.filter((name) => known.has(name)), alone }
}
