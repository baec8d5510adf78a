import * as z from 'zod/mini'
import { readDecimal } from '../../base/text/decimal.ts'
import { dispensableFields, exactFields, fieldClasses } from './fields.ts'

/** What came over the wire as it is meant. */
export interface Meant {
  readonly wire: unknown
  /** Where something made no sense and was left out: entries of lists, and what others do without. */
  readonly leftOut: readonly Path[]
}

/** A place in an answer, such as `result.list.2` or `result.list.0.note`. */
export type Path = string

/** How many entries of lists are among what was left out. */
export const entriesAmong = (leftOut: readonly Path[]) =>
  leftOut.filter((path) => /(^|\.)\d+$/.test(path)).length

/**
 * Brings what came over the wire to what the contract says, where its meaning is certain: numbers as
 * text, text as numbers, 0 and 1 for no and yes, null for what is missing. Lists are read entry by entry.
 * What has no certain meaning is left as it came, for the schema to refuse. Amounts, codes, addresses and
 * secrets are never guessed.
 */
export function readAsMeant(schema: z.core.$ZodType, wire: unknown): Meant {
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

/** The text, number or flag that a value of another kind stands for. */
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
): Meant {
  const fields = Object.entries(shape).flatMap(([name, field]) =>
    Object.hasOwn(wire, name) ? [[name, readAsMeant(field, wire[name])] as const] : [],
  )
  return {
    wire: { ...wire, ...Object.fromEntries(fields.map(([name, read]) => [name, read.wire])) },
    leftOut: fields.flatMap(([name, { leftOut }]) => below(name, leftOut)),
  }
}

/** An odd entry is left out, and its neighbours are not. A list of odd entries only stays as it came. */
function readEntries(entry: z.core.$ZodType, list: readonly unknown[]): Meant {
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

const whole = (wire: unknown): Meant => ({ wire, leftOut: [] })

const below = (name: string, paths: readonly Path[]): readonly Path[] =>
  paths.map((path) => (path === '' ? name : `${name}.${path}`))

const accepts = (schema: z.core.$ZodType, wire: unknown) => z.safeParse(schema, wire).success

const isExact = (schema: z.core.$ZodType) =>
  exactFields.has(schema) || fieldClasses.get(schema) === 'secret'

const isObject = (wire: unknown): wire is Readonly<Record<string, unknown>> =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire)
