import type { Endpoint } from '@croupier/core/contract'
import { type Json, type JsonObject, jsonSchemaOf } from './json.schema.ts'
import type { NamedRow } from './openapi.document.ts'

/** The parameters of a path, which all calls of the path share. */
export function pathParameters(rows: readonly Endpoint[]): readonly JsonObject[] {
  const [row] = rows
  const { properties } = row?.parameters ? jsonSchemaOf(row.parameters) : {}
  return fieldsOf(properties).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }))
}

/**
 * The query parameters of an operation. Calls that share a path have one query each, distinguished by its
 * `action`: such a query is one object whose fields are sent as parameters.
 */
export function queryParameters(group: readonly NamedRow[]): readonly JsonObject[] {
  const queries = group.flatMap(({ name, row }) =>
    row.query ? [{ title: name, ...jsonSchemaOf(row.query) }] : [],
  )
  const [only, ...others] = queries
  if (only === undefined) return []
  if (others.length === 0) return ownParameters(only)
  return [
    {
      name: 'query',
      in: 'query',
      required: true,
      style: 'form',
      explode: true,
      description: `One of these, by \`action\`; each field is a parameter of its own.`,
      schema: { type: 'object', properties: mergedFields(queries), oneOf: queries },
    },
  ]
}

function ownParameters({ properties, required = [] }: JsonObject): readonly JsonObject[] {
  const isRequired = (name: string) => isList(required) && required.includes(name)
  return fieldsOf(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(name),
    schema,
  }))
}

/** The names of all fields, by which tools recognise the parameters of the object. */
function mergedFields(queries: readonly JsonObject[]): JsonObject {
  const names = queries.flatMap(({ properties }) => fieldsOf(properties).map(([name]) => name))
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
}

function fieldsOf(properties: Json | undefined): readonly (readonly [string, JsonObject])[] {
  if (!isObject(properties)) return []
  return Object.entries(properties).map(([name, schema]) => [name, isObject(schema) ? schema : {}])
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
