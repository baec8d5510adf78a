import { fieldClasses, numberOfBaht, strictForms } from '@croupier/core/contract'
import * as z from 'zod/mini'

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json | undefined }

/** The shared schemas that a document defines once, with their names. */
const formNames = new Map(
  Object.entries(strictForms).map(([name, { schema }]) => [
    schema,
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ]),
)

/** The definitions of the shared schemas for `#/components/schemas` of the document. */
export const formSchemas: JsonObject = Object.fromEntries(
  Object.values(strictForms).map(({ schema, text }) => [
    formNames.get(schema),
    { description: text, ...schemaOf(schema, schema) },
  ]),
)

/**
 * A schema of the contract as JSON Schema (draft 2020-12), for the data on the wire. Secret and personal fields
 * are marked with `x-field-class`; shared schemas become references.
 */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonObject {
  return schemaOf(schema, null)
}

/** @param stated the shared schema that is being defined, if it is one, and must not refer to itself */
function schemaOf(schema: z.core.$ZodType, stated: z.core.$ZodType | null): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const form = zodSchema === stated ? undefined : formNames.get(zodSchema)
      if (form) {
        for (const name of Object.keys(jsonSchema)) delete jsonSchema[name]
        jsonSchema.$ref = `#/components/schemas/${form}`
      }
      const fieldClass = fieldClasses.get(zodSchema)
      if (fieldClass) jsonSchema['x-field-class'] = fieldClass
      // A hundredth is not a binary fraction: validators that divide by it refuse valid amounts.
      if (jsonSchema.multipleOf === 0.01 || zodSchema === numberOfBaht) {
        delete jsonSchema.multipleOf
        jsonSchema['x-scale'] = 2
      }
      // The safe integers of JavaScript are no limits of the contract.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return jsonOf(rest)
}

/** The same value with the type `JsonObject`. */
export function jsonOf(value: object): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(value))
  return copy
}
