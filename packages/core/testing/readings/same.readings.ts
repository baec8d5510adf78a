import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { CallName } from '../../src/wire/api/call.ts'
import { endpoints } from '../../src/wire/contract/endpoints.ts'
import {
  changedAt,
  type FieldKind,
  type Place,
  type Pointer,
  pathOf,
  placeAt,
  pointersOf,
} from './answer.places.ts'
import { wireText } from './odd.values.ts'
import { readText } from './read.answer.ts'
import { severalOf } from './several.answers.ts'

type Pair = readonly [plain: unknown, written: unknown]

/** The values for a place, and other forms with the same meaning. */
interface Writing {
  readonly pointer: Pointer
  /** Made from the value at the place; empty for a missing field. */
  readonly plain: readonly unknown[]
  readonly written: readonly unknown[]
}

/** Pairs of a value in the contract's form and another form that can mean nothing else. */
const pairs: Readonly<Record<FieldKind, readonly Pair[]>> = {
  number: [
    [12, '12'],
    [-3, '-3'],
    [4.5, '4.5'],
    [1_795_158_000, '1795158000'],
  ],
  text: [
    ['12345', 12_345],
    ['0', 0],
  ],
  flag: [
    [true, 1],
    [false, 0],
    [true, '1'],
    [false, '0'],
    [true, 'true'],
    [false, 'false'],
  ],
  amount: [
    [500, '500'],
    [500.5, '500.50'],
    [1_234_567.5, '1,234,567.50'],
    [0.01, ' 0.01 '],
  ],
  list: [],
  other: [],
}

/** A rate is displayed as it is written, because nothing is calculated with it. */
const shownAsWritten: ReadonlySet<string> = new Set(['result.usdt[].exchange'])

/** Describes each place at which another form of the same value was read differently; empty where all is well. */
export async function unlikeReadings(name: CallName): Promise<readonly string[]> {
  const answer = severalOf(name)
  const { answer: schema } = endpoints[name]
  // All entries of a list are read alike, so the first one is enough.
  const first = pointersOf(answer).filter((pointer) => !pointer.some((step) => Number(step) > 0))
  const writings = first.flatMap((pointer) => {
    const place = placeAt(schema, pointer)
    return place && !shownAsWritten.has(place.path) ? writingsAt(pointer, place) : []
  })
  const unlike: string[] = []
  for (const { plain, pointer, written } of writings) {
    const readings = await Promise.all(
      [plain, written].map((values) =>
        readText(name, wireText(changedAt(answer, pointer, () => values))),
      ),
    )
    if (isDeepStrictEqual(readings[0], readings[1])) continue
    unlike.push(`${pathOf(pointer)}: ${JSON.stringify(plain)} and ${JSON.stringify(written)}`)
  }
  return unlike
}

function writingsAt(pointer: Pointer, place: Place): readonly Writing[] {
  const missing = place.isMissable ? [{ pointer, plain: [], written: [null] }] : []
  const alike = place.kinds.flatMap((kind) =>
    pairs[kind]
      .filter(([plain, written]) => {
        const isText = kind === 'flag' && typeof written === 'string' && accepts(place, written)
        return accepts(place, plain) && !isText
      })
      .map(([plain, written]) => ({ pointer, plain: [plain], written: [written] })),
  )
  return [...missing, ...alike]
}

const accepts = ({ schema }: Place, value: unknown) => z.safeParse(schema, value).success
