import { fieldClasses } from '@croupier/core/contract'
import * as z from 'zod/mini'

/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json | undefined }

/**
 * A schema of the contract as JSON Schema (draft 2020-12), as it travels. What is secret or personal says
 * so in `x-field-class`.
 */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const fieldClass = fieldClasses.get(zodSchema)
      if (fieldClass) jsonSchema['x-field-class'] = fieldClass
      // The bounds of JavaScript say nothing about the contract.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return readJsonObject(rest)
}

/** The same value, known to be JSON. */
function readJsonObject(value: object): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(value))
  return copy
}
