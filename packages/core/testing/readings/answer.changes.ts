import fc from 'fast-check'
import { changedAt, type Pointer, pathOf, pointersOf, valueAt } from './answer.places.ts'
import { oddValues } from './odd.values.ts'

/** A change at one place of an answer. `at` counts the places and wraps around. */
export interface Change {
  readonly kind: 'replace' | 'remove' | 'repeat' | 'insert'
  readonly at: number
  /** The value that replaces the place's, or is inserted before it. */
  readonly odd: unknown
}

/** An answer with one undocumented change. */
export interface ChangedAnswer {
  readonly answer: unknown
  readonly kind: Change['kind']
  readonly pointer: Pointer
  /** The entry of a list that was changed or removed, with its list; null where there is none. */
  readonly entry: { readonly list: string; readonly pointer: Pointer } | null
}

export const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('replace' as const) },
    { weight: 2, arbitrary: fc.constantFrom('remove' as const, 'repeat' as const) },
    { weight: 1, arbitrary: fc.constant('insert' as const) },
  ),
  at: fc.nat(9_999),
  odd: oddValues,
})

/** Applies a change to an answer; a change that is only possible in lists is applied to an entry. */
export function changeAnswer(answer: unknown, { at, kind, odd }: Change): ChangedAnswer {
  const all = pointersOf(answer)
  const entries = all.filter((pointer) => typeof pointer.at(-1) === 'number')
  const isOfEntries = kind === 'repeat' || kind === 'insert'
  if (isOfEntries && entries.length === 0) return changeAnswer(answer, { at, kind: 'replace', odd })
  const places = isOfEntries ? entries : kind === 'remove' ? all.slice(1) : all
  const pointer = places[at % places.length] ?? []
  const made = {
    replace: () => [odd],
    remove: () => [],
    repeat: (old: unknown) => [old, old],
    insert: (old: unknown) => [odd, old],
  }[kind]
  return { answer: changedAt(answer, pointer, made), kind, pointer, entry: entryOf(pointer) }
}

/** The same answer without an entry. */
export function withoutEntry(answer: unknown, pointer: Pointer): unknown {
  return changedAt(answer, pointer, () => [])
}

/** The objects at a path such as `result.list[]`. */
export function objectsAt(answer: unknown, path: string): readonly Record<string, unknown>[] {
  return pointersOf(answer)
    .filter((pointer) => pathOf(pointer) === path)
    .map((pointer) => valueAt(answer, pointer))
    .filter(isObject)
}

function entryOf(pointer: Pointer): ChangedAnswer['entry'] {
  const index = pointer.findIndex((step) => typeof step === 'number')
  if (index === -1) return null
  return { list: pathOf(pointer.slice(0, index)), pointer: pointer.slice(0, index + 1) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
