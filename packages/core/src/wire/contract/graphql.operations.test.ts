import {
  assertValidSchema,
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { wireExamples } from './examples/wire.examples.ts'
import { schemaDocument } from './graphql.schema.ts'

const schema = buildSchema(schemaDocument)
const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
const rootFields = roots.flatMap((type) => Object.values(type.getFields()))

const rows = (Object.keys(endpoints) as readonly EndpointName[]).flatMap((name) => {
  const { operation, ...row }: Endpoint = endpoints[name]
  return operation ? [{ name, operation, row }] : []
})

/** The fields of ours that a site asks for only if its configuration says that the server has them. */
const allowedFields: Readonly<Record<string, readonly string[]>> = {
  Game: ['rtp', 'volatility'],
  Tournament: ['rulesTh', 'rulesEn', 'board', 'games'],
}

/** A server leaves out what it does not have of them. */
const withoutUnset = (key: string, value: unknown) =>
  value === null && Object.values(allowedFields).flat().includes(key) ? undefined : value

const fieldOf = (name: string) => {
  const field = rootFields.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`the schema has no field ${name}`)
  return field
}

/** An argument with its type, as the schema writes it. */
const argumentsOf = (field: GraphQLField<unknown, unknown>) =>
  field.args.map((argument) => `${argument.name}: ${argument.type}`)

describe('the GraphQL schema', () => {
  it('is valid, and its fields are the operations of the contract, one for one', () => {
    expect(() => assertValidSchema(schema)).not.toThrow()
    expect(rootFields.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('takes the documented arguments [API-37, API-38]', () => {
    expect(argumentsOf(fieldOf('lists'))).toEqual([
      'groupID: String!',
      'type: String',
      'search: String',
      'category: String',
      'hot: Boolean',
      'gameNew: Boolean',
      'freespin: Boolean',
      'limit: Int',
      'categoryName: String',
      'handle: String',
      'userID: String',
      'favourite: Boolean',
      'recent: Boolean',
      'favouriteAndRecentFocus: Boolean',
      'sort: String',
    ])
  })

  it.each([
    [
      'categorys',
      'API-39',
      ['groupID: String!', 'type: String', 'handle: String', 'userID: String'],
    ],
    ['getFavouriteAndRecent', 'API-40', ['userID: String', 'groupID: String']],
    ['getNotifys', 'API-41', ['groupID: String!', 'groupCustomer: String', 'lang: Language']],
    ['getNotify', 'API-42', ['groupID: String!', 'id: String!', 'lang: Language']],
    ['addFavourite', 'API-43', ['userID: String!', 'gameID: String!']],
    ['addRecent', 'API-44', ['userID: String!', 'gameID: String!']],
  ])('takes the arguments of %s [%s]', (name, _, names) => {
    expect(argumentsOf(fieldOf(name))).toEqual(names)
  })

  it.each([
    ['addFavourite', 'GameCounts!', 'API-43'],
    ['addRecent', 'GameCounts!', 'API-44'],
    ['getFavouriteAndRecent', 'GameCounts!', 'API-40'],
    ['lists', '[Game!]!', 'API-37'],
    ['categorys', '[GameCategory!]!', 'API-39'],
    ['getNotifys', '[Notify!]!', 'API-41'],
  ])('answers %s with %s [%s]', (name, type) => {
    expect(String(fieldOf(name).type)).toBe(type)
  })

  it.each([
    ['Game', 'GAME-02, GAME-03', 'rating recent launching', ['rtp', 'volatility']],
    ['GameCategory', 'GAME-04', 'enable root launching favourite recent', []],
  ])('has the documented fields of a %s [%s]', (type, _ids, own, ours) => {
    const basic =
      '_id type category code img language nameTh nameEn freespin hot new categoryName handle'
    const found = Object.keys(objectType(type).getFields()).filter((one) => !ours.includes(one))
    expect(found.sort()).toEqual([...new Set(`${basic} favourite ${own}`.split(' '))].sort())
  })

  it.each([
    ['Notify', 'NOTE-01', 'id title type link imageUrl gameName content showOne forceUpgate'],
    ['GameCounts', 'GAME-09', 'countFavourite countRecent'],
    ['SlotWin', 'GAME-06', 'username date_time bet win multiplier'],
    ['GameInfo', 'GAME-07', 'rtp min_bet max_bet volatility paylines hit_ratio day week month'],
    ['RtpPeriod', 'GAME-07', 'trend rtp'],
    ['DemoGame', 'GAME-08', 'category img nameTh nameEn type language url root codeDefault'],
  ])('has the documented fields of a %s [%s]', (type, _, names) => {
    expect(Object.keys(objectType(type).getFields())).toEqual(names.split(' '))
  })
})

describe.each(rows)('the operation $name', ({ name, operation, row }) => {
  const document = parse(operation.document)
  const [definition] = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )
  const field = fieldOf(name)

  it('is valid by the schema', () => {
    expect(validate(schema, document)).toEqual([])
  })

  it('is named after its only field and asks for what changes in a mutation', () => {
    expect([operation.name, definition?.name?.value, document.definitions.length]).toEqual([
      name,
      name,
      1,
    ])
    const isQuery = schema.getQueryType()?.getFields()[name] !== undefined
    expect([definition?.operation, row.deadline]).toEqual(
      isQuery ? ['query', 'read'] : ['mutation', 'write'],
    )
    expect(definition?.selectionSet.selections.length).toBe(1)
  })

  it('hands on every argument that there is, by the variable of the same name', () => {
    const handedOn = definition?.variableDefinitions?.map(
      ({ variable, type }) => `${variable.name.value}: ${print(type)}`,
    )
    const taken = field.args.map((argument) => `${argument.name}: ${argument.type}`)
    expect(handedOn).toEqual(taken)
    const [root] = definition?.selectionSet.selections ?? []
    const passed = root?.kind === 'Field' ? root.arguments?.map((argument) => print(argument)) : []
    expect(passed).toEqual(field.args.map((argument) => `${argument.name}: $${argument.name}`))
  })

  it('has variables that the contract requires where the schema does', () => {
    const body: JsonSchema = JSON.parse(JSON.stringify(z.toJSONSchema(row.body ?? z.never())))
    const { properties: variables = {}, required = [] } = body.properties?.variables ?? {}
    expect(Object.keys(variables).sort()).toEqual(field.args.map((one) => one.name).sort())
    expect([...required].sort()).toEqual(
      field.args
        .filter((one) => isNonNullType(one.type))
        .map((one) => one.name)
        .sort(),
    )
  })

  it('selects every field of what it asks for, but those that a site has to allow only in its wider form', () => {
    const all = allFields(getNamedType(field.type))
    const allowed = new Set(allowedFields[getNamedType(field.type).name])
    const always = Object.entries(all ?? {}).filter(([one]) => !allowed.has(one))
    expect(selectedBy(document)).toEqual(all && Object.fromEntries(always))
    if (!operation.wider) return
    const wider = parse(operation.wider)
    expect([validate(schema, wider), selectedBy(wider)]).toEqual([[], all])
  })

  it('is answered as the contract says, by a server that follows the schema', async () => {
    const { answer, body } = wireExamples[name]
    const result = await execute({
      schema,
      document: parse(operation.wider ?? operation.document),
      rootValue: Object(answer).data,
      variableValues: Object(body).variables,
    })
    expect(JSON.parse(JSON.stringify(result, withoutUnset))).toEqual(answer)
  })
})

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`the schema has no type ${name}`)
  return type
}

type Fields = { readonly [name: string]: Fields | null }

function selectedBy({ definitions }: DocumentNode): Fields | null {
  const [definition] = definitions
  if (definition?.kind !== 'OperationDefinition') return null
  const [root] = definition.selectionSet.selections
  return root?.kind === 'Field' ? selectedFields(root.selectionSet) : null
}

function selectedFields(set: SelectionSetNode | undefined): Fields | null {
  if (!set) return null
  return Object.fromEntries(
    set.selections.flatMap((one) =>
      one.kind === 'Field' ? [[one.name.value, selectedFields(one.selectionSet)]] : [],
    ),
  )
}

function allFields(type: unknown): Fields | null {
  if (!isObjectType(type)) return null
  return Object.fromEntries(
    Object.values(type.getFields()).map((one) => [one.name, allFields(getNamedType(one.type))]),
  )
}
