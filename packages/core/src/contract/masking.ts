import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type FieldClass, fieldClasses } from './fields.ts'

/** What stands in place of a masked value. */
export const masked = '••••••'

/**
 * The names of all fields that the contract marks, with their class. Masking goes by name so that it
 * also holds for answers that the schema could not read.
 */
export const classifiedFields: ReadonlyMap<string, FieldClass> = collectClassifiedFields()

/** A copy of plain data in which every secret and personal field is masked, at any depth. */
export function maskFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      classifiedFields.has(name) && field !== null && field !== undefined
        ? masked
        : maskFields(field),
    ]),
  )
}

function collectClassifiedFields(): Map<string, FieldClass> {
  const found = new Map<string, FieldClass>()
  const rows: readonly Endpoint[] = Object.values(endpoints)
  for (const row of rows) {
    for (const schema of [row.query, row.body, row.answer]) if (schema) collect(schema, found)
  }
  return found
}

function collect(schema: z.core.$ZodType, found: Map<string, FieldClass>): void {
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'object':
      for (const [name, field] of Object.entries(definition.shape)) {
        const fieldClass = classOf(field)
        if (fieldClass) found.set(name, fieldClass)
        collect(field, found)
      }
      return
    case 'array':
      collect(definition.element, found)
      return
    case 'optional':
    case 'nullable':
    case 'default':
      collect(definition.innerType, found)
      return
    default:
  }
}

function classOf(schema: z.core.$ZodType): FieldClass | undefined {
  const own = fieldClasses.get(schema)
  if (own) return own
  const definition = (schema as z.core.$ZodTypes)._zod.def
  const wraps =
    definition.type === 'optional' ||
    definition.type === 'nullable' ||
    definition.type === 'default'
  return wraps ? classOf(definition.innerType) : undefined
}
