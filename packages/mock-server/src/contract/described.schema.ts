import type { Json, JsonObject } from './json.schema.ts'

/** The descriptions of fields, by their place: `result.list[].time`. */
export type FieldWords = Readonly<Record<string, string>>

/**
 * A JSON Schema with the descriptions of its fields.
 * @throws Error if a place does not exist in the schema
 */
export function described(schema: JsonObject, words: FieldWords = {}): JsonObject {
  return Object.entries(words).reduce((rest, [place, text]) => {
    const steps = place.split('.').flatMap((step) => step.split(/(?=\[\])/))
    const done = withText(rest, steps, text)
    if (!done) throw new Error(`no field of the schema is at ${place}`)
    return done
  }, schema)
}

/** The schema with a description at a place, or null if there is no such place. */
function withText(schema: JsonObject, steps: readonly string[], text: string): JsonObject | null {
  const [step, ...rest] = steps
  if (step === undefined) return { ...schema, description: text }
  if (step === '[]' && isObject(schema.items)) {
    const items = withText(schema.items, rest, text)
    return items && { ...schema, items }
  }
  const { properties } = schema
  const field = isObject(properties) && Object.hasOwn(properties, step) ? properties[step] : null
  if (isObject(properties) && isObject(field)) {
    const done = withText(field, rest, text)
    return done && { ...schema, properties: { ...properties, [step]: done } }
  }
  return withTextInChoice(schema, steps, text)
}

/** In a choice of several schemas, the place exists in some of them. */
function withTextInChoice(
  schema: JsonObject,
  steps: readonly string[],
  text: string,
): JsonObject | null {
  const { anyOf } = schema
  if (!Array.isArray(anyOf)) return null
  const choices = anyOf.filter(isObject).map((one) => ({ one, done: withText(one, steps, text) }))
  if (choices.every(({ done }) => done === null)) return null
  return { ...schema, anyOf: choices.map(({ done, one }) => done ?? one) }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
