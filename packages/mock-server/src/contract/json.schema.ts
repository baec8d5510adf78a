import { fieldClasses, numberOfBaht, strictForms } from '@croupier/core/contract'
import * as z from 'zod/mini'

/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json | undefined }

/** The forms that a document states once, by their schema. */
const formNames = new Map(
  Object.entries(strictForms).map(([name, { schema }]) => [
    schema,
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ]),
)

/** What `#/components/schemas` of the document says of each form. */
export const formSchemas: JsonObject = Object.fromEntries(
  Object.values(strictForms).map(({ schema, text }) => [
    formNames.get(schema),
    { description: text, ...schemaOf(schema, schema) },
  ]),
)

/**
 * A schema of the contract as JSON Schema (draft 2020-12), as it travels. What is secret or personal says
 * so in `x-field-class`; a form that many fields share is referred to.
 */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonObject {
  return schemaOf(schema, null)
}

/** @param stated the form whose own schema is written, if it is one */
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
      // A hundredth is no binary fraction: validators that divide by it refuse good amounts.
      if (jsonSchema.multipleOf === 0.01 || zodSchema === numberOfBaht) {
        delete jsonSchema.multipleOf
        jsonSchema['x-scale'] = 2
      }
      // The bounds of JavaScript say nothing about the contract.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return jsonOf(rest)
}

/** The same value, known to be JSON. */
export function jsonOf(value: object): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(value))
  return copy
}
