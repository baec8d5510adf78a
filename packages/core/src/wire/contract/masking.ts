import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type FieldClass, fieldClasses } from './fields.ts'

/** The text that replaces a masked value. */
export const masked = '••••••'

const found = collectFields()

/**
 * The names of all fields that the contract marks, with their class. Masking uses names, so that it also works for
 * answers that do not match the schema.
 */
export const classifiedFields: ReadonlyMap<string, FieldClass> = new Map(
  [...found.marked].filter(([name]) => !found.unmarked.has(name)),
)

/** Marked names that elsewhere are harmless: only their texts are masked. */
const classifiedTexts: ReadonlySet<string> = new Set(
  [...found.marked.keys()].filter((name) => found.unmarked.has(name)),
)

/** Deeper than any answer of the contract; data that is nested deeper is masked as a whole. */
const deepest = 100

/** A copy of plain data in which every secret and personal field is masked, at any depth. */
export function maskFields(value: unknown): unknown {
  return maskedBelow(value, deepest)
}

function maskedBelow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return masked
  if (Array.isArray(value)) return value.map((item) => maskedBelow(item, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isHidden(name, field) ? masked : maskedBelow(field, depth - 1),
    ]),
  )
}

function isHidden(name: string, field: unknown): boolean {
  if (classifiedFields.has(name)) return field !== null && field !== undefined
  return classifiedTexts.has(name) && typeof field === 'string'
}

interface FoundFields {
  readonly marked: Map<string, FieldClass>
  readonly unmarked: Set<string>
}

function collectFields(): FoundFields {
  const found: FoundFields = { marked: new Map(), unmarked: new Set() }
  const rows: readonly Endpoint[] = Object.values(endpoints)
  for (const { parameters, query, body, answer, refusal } of rows) {
    for (const schema of [parameters, query, body, answer, refusal]) {
      if (schema) collect(schema, found)
    }
  }
  return found
}

function collect(schema: z.core.$ZodType, found: FoundFields): void {
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'object':
      for (const [name, field] of Object.entries(definition.shape)) {
        const fieldClass = classOf(field)
        if (fieldClass) found.marked.set(name, fieldClass)
        else found.unmarked.add(name)
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
