import type * as z from 'zod/mini'
import { dispensableFields, exactFields, fieldClasses } from '../../src/wire/contract/fields.ts'

/** The names and indices that lead to a place in an answer. */
export type Pointer = readonly (string | number)[]

/** The kind of value in a field, which determines what other forms of it mean. */
export type FieldKind = 'text' | 'number' | 'flag' | 'amount' | 'list' | 'other'

/** A field of the contract. */
export interface Place {
  /** Such as `result.list[].amount`. */
  readonly path: string
  readonly schema: z.core.$ZodType
  readonly kinds: readonly FieldKind[]
  readonly isMissable: boolean
}

/** Every field of a schema, with those of the entries of its lists. */
export function placesOf(schema: z.core.$ZodType, path = ''): readonly Place[] {
  const { inner, isMissable } = unwrapped(schema)
  const own = { path, schema: inner, kinds: kindsOf(inner), isMissable }
  const definition = definitionOf(inner)
  if (definition.type === 'array') return [own, ...placesOf(definition.element, `${path}[]`)]
  if (definition.type !== 'object') return [own]
  const fields = Object.entries(definition.shape).flatMap(([name, field]) =>
    placesOf(field, path === '' ? name : `${path}.${name}`),
  )
  return [own, ...fields]
}

/** The contract's field at a place; null for an undocumented place. */
export function placeAt(schema: z.core.$ZodType, pointer: Pointer): Place | null {
  const found = schemasTo(schema, pointer)
  const last = found.at(-1)
  if (!last || found.length <= pointer.length) return null
  const { inner, isMissable } = unwrapped(last)
  return { path: pathOf(pointer), schema: inner, kinds: kindsOf(inner), isMissable }
}

/** Whether the rest around a place is still read if the place is malformed; within an entry, the rest of the entry. */
export function isDispensable(schema: z.core.$ZodType, pointer: Pointer): boolean {
  const ofEntry = pointer.findLastIndex((step) => typeof step === 'number') + 1
  return schemasTo(schema, pointer)
    .slice(ofEntry)
    .some((one) => dispensableFields.has(one))
}

/** The path of a place, with `[]` for the index of an entry: `result.list[].amount`. */
export function pathOf(pointer: Pointer): string {
  return pointer.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[]`
    return path === '' ? step : `${path}.${step}`
  }, '')
}

/** Every place of plain data, the whole first. */
export function pointersOf(value: unknown, at: Pointer = []): readonly Pointer[] {
  if (typeof value !== 'object' || value === null) return [at]
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [at, ...steps.flatMap((step) => pointersOf(partOf(value, step), [...at, step]))]
}

/** The value at a place. */
export function valueAt(value: unknown, pointer: Pointer): unknown {
  return pointer.reduce(partOf, value)
}

/** A copy with the value at a place replaced: `[]` removes it, and two values insert a second one after it. */
export function changedAt(
  value: unknown,
  [step, ...rest]: Pointer,
  change: (old: unknown) => readonly unknown[],
): unknown {
  if (step === undefined) return change(value)[0]
  const made =
    rest.length > 0 ? [changedAt(partOf(value, step), rest, change)] : change(partOf(value, step))
  if (Array.isArray(value)) return value.flatMap((one, index) => (index === step ? made : [one]))
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, one]) => {
      if (name !== step) return [[name, one]]
      return made.length > 0 ? [[name, made[0]]] : []
    }),
  )
}

function partOf(value: unknown, step: string | number): unknown {
  return Object.hasOwn(Object(value), step) ? Object(value)[step] : undefined
}

/** The schemas on the path from the whole answer to a place, as far as they exist. */
function schemasTo(schema: z.core.$ZodType, [step, ...rest]: Pointer): readonly z.core.$ZodType[] {
  if (step === undefined) return [schema]
  const definition = definitionOf(unwrapped(schema).inner)
  if (definition.type === 'array') return [schema, ...schemasTo(definition.element, rest)]
  const field = definition.type === 'object' ? definition.shape[step] : undefined
  return field ? [schema, ...schemasTo(field, rest)] : [schema]
}

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; isMissable: boolean } {
  const definition = definitionOf(schema)
  if (definition.type !== 'optional' && definition.type !== 'nullable') {
    return { inner: schema, isMissable: false }
  }
  const { inner, isMissable } = unwrapped(definition.innerType)
  return { inner, isMissable: isMissable || definition.type === 'optional' }
}

function kindsOf(schema: z.core.$ZodType): readonly FieldKind[] {
  if (exactFields.get(schema) === 'amount') return ['amount']
  if (exactFields.has(schema) || fieldClasses.get(schema) === 'secret') return ['other']
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'union':
      return definition.options.flatMap(kindsOf)
    case 'string':
      return ['text']
    case 'number':
      return ['number']
    case 'boolean':
      return ['flag']
    case 'array':
      return ['list']
    default:
      return ['other']
  }
}
