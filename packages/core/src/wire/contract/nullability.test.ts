import {
  buildSchema,
  type GraphQLOutputType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAsMeant } from './answer.reading.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { wireExamples } from './examples/wire.examples.ts'
import { schemaDocument } from './graphql.schema.ts'
import { strictAnswerOf } from './strict.answers.ts'

const schema = buildSchema(schemaDocument)
const names = Object.keys(endpoints) as readonly EndpointName[]
const isOperation = (name: EndpointName) => {
  const row: Endpoint = endpoints[name]
  return row.operation !== undefined
}

const accepts = (one: z.core.$ZodType, value: unknown) => z.safeParse(one, value).success

/** The places of an answer that may be empty, by the contract. */
function nothingIn(path: string, one: z.core.$ZodType): readonly string[] {
  const definition = (one as z.core.$ZodTypes)._zod.def
  const here = accepts(one, null) ? [path] : []
  switch (definition.type) {
    case 'optional':
    case 'nullable':
      return [...here, ...nothingIn(path, definition.innerType).filter((at) => at !== path)]
    case 'array':
      return [...here, ...nothingIn(`${path}[]`, definition.element)]
    case 'object':
      return [
        ...here,
        ...Object.entries(definition.shape).flatMap(([name, field]) =>
          nothingIn(`${path}.${name}`, field),
        ),
      ]
    default:
      return here
  }
}

/** The same by the GraphQL schema. */
function nullsIn(path: string, type: GraphQLOutputType): readonly string[] {
  const here = isNonNullType(type) ? [] : [path]
  const bare = getNullableType(type)
  if (isListType(bare)) return [...here, ...nullsIn(`${path}[]`, bare.ofType)]
  if (!isObjectType(bare)) return here
  return [
    ...here,
    ...Object.values(bare.getFields()).flatMap((field) =>
      nullsIn(`${path}.${field.name}`, field.type),
    ),
  ]
}

describe('a list', () => {
  it.each(names.filter(isOperation))(
    'of %s may be null exactly where the GraphQL schema says so, like every field',
    (name) => {
      const field = [schema.getQueryType(), schema.getMutationType()].flatMap(
        (type) => type?.getFields()[name] ?? [],
      )[0]
      if (!field) throw new Error(`the schema has no field ${name}`)
      expect(nothingIn('', strictAnswerOf(name)).toSorted()).toEqual(
        nullsIn(`.data.${name}`, field.type).toSorted(),
      )
    },
  )

  const lists = names.filter((name) =>
    Array.isArray(Object(wireExamples[name].answer).result?.list),
  )
  it('of other calls may be missing or null, and counts as empty [OPEN-69]', () => {
    const answers = lists.map((name) => {
      const { answer } = endpoints[name]
      const read = [{}, { list: null }].map((result) => {
        const sent = { ...wireExamples[name].answer, result: { total: 0, ...result } }
        const { wire } = readAsMeant(answer, sent)
        return [accepts(strictAnswerOf(name), sent), accepts(answer, wire)]
      })
      return [name, read]
    })
    const yes = [
      [true, true],
      [true, true],
    ]
    expect(answers).toEqual([
      ['getHistory', yes],
      ['getPromotion', yes],
      ['listPromotions', yes],
      ['listCategories', yes],
      ['listGames', yes],
      ['affiliateMembers', yes],
      ['affiliateTransactions', yes],
      ['affiliateReportDaily', yes],
      ['affiliateReportDetail', yes],
    ])
  })
})
