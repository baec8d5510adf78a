import type { Endpoint } from '@croupier/core/contract'
import { type Json, type JsonObject, jsonSchemaOf } from './json.schema.ts'
import type { NamedRow } from './openapi.document.ts'

interface Parameter {
  readonly schema: JsonObject
  readonly isRequired: boolean
}

/** The parameters of a path; calls that share one have them from it alike. */
export function pathParameters(rows: readonly Endpoint[]): readonly JsonObject[] {
  const [row] = rows
  const parameters = parametersOf(row?.parameters ? jsonSchemaOf(row.parameters) : {})
  return [...parameters].map(([name, { schema }]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }))
}

/** The query parameters of calls that share a path: required where all of them require it. */
export function mergedQuery(group: readonly NamedRow[]): readonly JsonObject[] {
  const queries = group.map(({ row }) => parametersOf(row.query ? jsonSchemaOf(row.query) : {}))
  const names = [...new Set(queries.flatMap((query) => [...query.keys()]))]
  return names.map((name) => {
    const found = queries.flatMap((query) => query.get(name) ?? [])
    const users = group.filter((_, index) => queries[index]?.has(name)).map((one) => one.name)
    return {
      name,
      in: 'query',
      required: found.length === group.length && found.every(({ isRequired }) => isRequired),
      ...(users.length < group.length && { description: `Of ${users.join(', ')}.` }),
      schema: mergedSchema(found.map(({ schema }) => schema)),
    }
  })
}

function parametersOf(query: JsonObject): ReadonlyMap<string, Parameter> {
  const { properties = {}, required = [] } = query
  const isRequired = (name: string) => isList(required) && required.includes(name)
  return new Map(
    Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => [
      name,
      { schema: isObject(schema) ? schema : {}, isRequired: isRequired(name) },
    ]),
  )
}

function mergedSchema(schemas: readonly JsonObject[]): JsonObject {
  const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()]
  const constants = different.flatMap((schema) => ('const' in schema ? [schema.const ?? null] : []))
  if (constants.length === different.length && different.length > 1) {
    return { type: 'string', enum: constants }
  }
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different }
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
