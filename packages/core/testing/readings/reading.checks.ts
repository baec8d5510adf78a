import { isDeepStrictEqual } from 'node:util'
import { type EndpointName, endpoints } from '../../src/wire/contract/endpoints.ts'
import { type ChangedAnswer, objectsAt, withoutEntry } from './answer.changes.ts'
import { isDispensable, pathOf } from './answer.places.ts'
import { wireText } from './odd.values.ts'
import { type Reading, readText } from './read.answer.ts'
import type { AnyReadingRow } from './reading.row.ts'
import { readingRows } from './reading.rows.ts'
import { severalOf } from './several.answers.ts'

type Accepted<Name extends EndpointName> = Extract<Reading<Name>, { kind: 'accepted' }>

/** The good answer of a call, and a check of how odd ones are read. */
export interface ReadingChecks {
  readonly answer: unknown
  /** What is wrong with the reading of a changed answer; null where nothing is. */
  problemOf(changed: ChangedAnswer): Promise<string | null>
}

/** The checks that hold for every answer of a call. */
export async function checksOf<Name extends EndpointName>(name: Name): Promise<ReadingChecks> {
  const row: AnyReadingRow<Name> = readingRows[name]
  const answer = severalOf(name)
  const plain = await acceptedOf(name, answer)
  const rests = new Map<string, Promise<Accepted<Name>>>()

  /** The reading of the answer without one of its entries. */
  function restOf(pointer: readonly (string | number)[]): Promise<Accepted<Name>> {
    const key = JSON.stringify(pointer)
    const rest = rests.get(key) ?? acceptedOf(name, withoutEntry(answer, pointer))
    rests.set(key, rest)
    return rest
  }

  async function problemOf(changed: ChangedAnswer): Promise<string | null> {
    const text = wireText(changed.answer)
    const read = await readText(name, text)
    const isSpare = isDispensable(endpoints[name].answer, changed.pointer)
    if (read.kind !== 'accepted') {
      const isLost = changed.entry !== null || isSpare
      return isLost ? `the whole is lost beside something odd: ${read.why}` : null
    }
    return (
      moneyProblem(row, JSON.parse(text), read) ??
      countProblem(read, isSpare) ??
      (await neighbourProblem(changed, read, isSpare))
    )
  }

  async function neighbourProblem(
    { entry, kind, pointer }: ChangedAnswer,
    read: Accepted<Name>,
    isSpare: boolean,
  ): Promise<string | null> {
    const isMore = kind === 'repeat' || kind === 'insert'
    const rest = entry && !isMore ? await restOf(entry.pointer) : plain
    if (entry && !isDeepStrictEqual(row.beside?.(read.value), row.beside?.(plain.value))) {
      return 'what stands beside a list is read otherwise'
    }
    for (const [list, entriesOf] of Object.entries(row.lists)) {
      // A list inside the entries of another one comes and goes with them, and changes them.
      if (list.includes('[]') || isInnerOf(row, list, pathOf(pointer))) continue
      const [entries, unchanged] = [entriesOf(read.value), entriesOf(plain.value)]
      if (list === entry?.list) {
        const extra = extraOf(entries, entriesOf(rest.value))
        if (extra === null) return `a neighbour in ${list} is read otherwise`
        const isWhole = pointer.length === entry.pointer.length
        if (extra === 1 || kind === 'repeat' || (kind === 'remove' && isWhole)) continue
        if (isSpare && !isMore) return `an entry of ${list} is lost for what it could do without`
        if (read.leftOut === 0) return `an entry of ${list} is left out and nobody hears of it`
      } else if (!isPartOf(list, pathOf(pointer)) && !isDeepStrictEqual(entries, unchanged)) {
        return `${list} is read otherwise`
      }
    }
    return null
  }

  return { answer, problemOf }
}

async function acceptedOf<Name extends EndpointName>(
  name: Name,
  answer: unknown,
): Promise<Accepted<Name>> {
  const read = await readText(name, wireText(answer))
  if (read.kind !== 'accepted') throw new Error(`a good answer of ${name} is ${read.why}`)
  return read
}

/** Checks that every amount that was read is stated in the answer. */
function moneyProblem<Name extends EndpointName>(
  { money }: AnyReadingRow<Name>,
  wire: unknown,
  { value }: Accepted<Name>,
): string | null {
  for (const { at, read, says } of money) {
    const said = objectsAt(wire, at).map((fields) => JSON.stringify(says(fields)))
    for (const amounts of read(value)) {
      const odd = amounts.some((one) => typeof one === 'number' && !Number.isSafeInteger(one))
      if (odd) return `${amounts} at ${at} are no satang`
      if (!said.includes(JSON.stringify(amounts))) {
        return `the money ${JSON.stringify(amounts)} at ${at} is nowhere on the wire: ${said}`
      }
    }
  }
  return null
}

/** Checks that a value with its own count of unreadable entries counts the same number. */
function countProblem(
  { leftOut, value }: { leftOut: number; value: unknown },
  isSpare: boolean,
): string | null {
  const isCounting = typeof value === 'object' && value !== null && 'unreadable' in value
  if (!isCounting || value.unreadable === (isSpare ? 0 : leftOut)) return null
  return `${value.unreadable} entries count as unreadable and ${leftOut} as left out`
}

/** How many entries there are besides the rest, which must keep its order: 0 or 1, otherwise null. */
function extraOf(entries: readonly unknown[], rest: readonly unknown[]): 0 | 1 | null {
  if (isDeepStrictEqual(entries, rest)) return 0
  const hasRest = entries.some((_, index) => isDeepStrictEqual(entries.toSpliced(index, 1), rest))
  return hasRest ? 1 : null
}

/** Whether a path leads into a list inside the entries of this one. */
function isInnerOf({ lists }: { readonly lists: object }, list: string, path: string): boolean {
  return Object.keys(lists).some((inner) => inner.startsWith(`${list}[]`) && path.startsWith(inner))
}

/** Whether a list is at a path, inside it, or contains it. */
const isPartOf = (list: string, path: string) => path.startsWith(list) || list.startsWith(path)
