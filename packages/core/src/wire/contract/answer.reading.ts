import * as z from 'zod/mini'
import { readDecimal } from '../../base/text/decimal.ts'
import { dispensableFields, exactFields, fieldClasses } from './fields.ts'

/** An answer, normalised to what it means. */
export interface NormalisedAnswer {
  readonly wire: unknown
  /** The places of malformed values that were left out: entries of lists and dispensable fields. */
  readonly leftOut: readonly Path[]
}

/** A place in an answer, such as `result.list.2` or `result.list.0.note`. */
export type Path = string

/** How many of the left-out values are entries of lists. */
export const entriesAmong = (leftOut: readonly Path[]) =>
  leftOut.filter((path) => /(^|\.)\d+$/.test(path)).length

/**
 * Converts an answer to the types of the contract where its meaning is certain: numbers as text, text as numbers, 0
 * and 1 for no and yes, null for a missing value. Lists are read entry by entry. A value without a certain meaning is
 * left unchanged, so that the schema refuses it. Amounts, codes, addresses and secrets are never converted.
 */
export function readAsMeant(schema: z.core.$ZodType, wire: unknown): NormalisedAnswer {
  if (accepts(schema, wire) || isExact(schema)) return whole(wire)
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'object':
      return isObject(wire) ? readFields(definition.shape, wire) : whole(wire)
    case 'array':
      return Array.isArray(wire) ? readEntries(definition.element, wire) : whole(wire)
    case 'optional':
    case 'nullable': {
      if (wire === null) return whole(undefined)
      const read = readAsMeant(definition.innerType, wire)
      const isOdd = dispensableFields.has(schema) && !accepts(schema, read.wire)
      return isOdd ? { wire: null, leftOut: [''] } : read
    }
    case 'union': {
      const readings = definition.options.map((option) => ({
        option,
        read: readAsMeant(option, wire),
      }))
      return readings.find(({ option, read }) => accepts(option, read.wire))?.read ?? whole(wire)
    }
    default: {
      const meant = plainValue(definition.type, wire)
      return whole(accepts(schema, meant) ? meant : wire)
    }
  }
}

/** The text, number or flag that a value of another type means. */
function plainValue(type: z.core.$ZodTypes['_zod']['def']['type'], wire: unknown): unknown {
  if (type === 'string') return Number.isSafeInteger(wire) ? String(wire) : wire
  if (type === 'number') return typeof wire === 'string' ? readDecimal(wire) : wire
  if (type !== 'boolean') return wire
  return yes.includes(wire) || (no.includes(wire) ? false : wire)
}

const yes: readonly unknown[] = [1, '1', 'true']
const no: readonly unknown[] = [0, '0', 'false']

function readFields(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  wire: Readonly<Record<string, unknown>>,
): NormalisedAnswer {
  const fields = Object.entries(shape).flatMap(([name, field]) =>
    Object.hasOwn(wire, name) ? [[name, readAsMeant(field, wire[name])] as const] : [],
  )
  return {
    wire: { ...wire, ...Object.fromEntries(fields.map(([name, read]) => [name, read.wire])) },
    leftOut: fields.flatMap(([name, { leftOut }]) => below(name, leftOut)),
  }
}

/** Leaves out malformed entries of a list. A list with only malformed entries is left unchanged. */
function readEntries(entry: z.core.$ZodType, list: readonly unknown[]): NormalisedAnswer {
  const read = list.map((one, index) => {
    const { leftOut, wire } = readAsMeant(entry, one)
    return accepts(entry, wire)
      ? { kept: [wire], leftOut: below(String(index), leftOut) }
      : { kept: [], leftOut: [String(index)] }
  })
  const kept = read.flatMap((one) => one.kept)
  if (kept.length === 0) return whole(list)
  return { wire: kept, leftOut: read.flatMap(({ leftOut }) => leftOut) }
}

const whole = (wire: unknown): NormalisedAnswer => ({ wire, leftOut: [] })

const below = (name: string, paths: readonly Path[]): readonly Path[] =>
  paths.map((path) => (path === '' ? name : `${name}.${path}`))

const accepts = (schema: z.core.$ZodType, wire: unknown) => z.safeParse(schema, wire).success

const isExact = (schema: z.core.$ZodType) =>
  exactFields.has(schema) || fieldClasses.get(schema) === 'secret'

const isObject = (wire: unknown): wire is Readonly<Record<string, unknown>> =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire)
