import {
  type EndpointName,
  formOf,
  strictAnswerOf,
  strictRefusalsOf,
} from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import * as z from 'zod/mini'
import { inAnotherForm, inAnyCase, oneOf } from './odd.values.ts'

/**
 * How a server speaks: plainly, or as oddly as the contract allows, so that what a site can read beyond its
 * own mock server shows.
 */
export const dialects = ['plain', 'odd'] as const

export type Dialect = (typeof dialects)[number]

/** What an answer is written by beyond its schema. */
export interface Speaker {
  readonly random: Random
  /** What is nothing may be missing; GraphQL answers all that it was asked for, and null where nothing is. */
  readonly leavesOut: boolean
  /** An id, written as a number or as text. */
  readonly id: (id: string) => string | number
  /** The ways in which the text of a code can be handed out. */
  readonly codes: (text: string) => readonly string[]
}

/**
 * An answer that means the same: its keys shuffled, fields that nobody knows among them, null for what may be
 * missing or says nothing, and numbers, times, ids, flags, banks and codes in the other forms of the contract.
 * What breaks the contract already stays as it is.
 */
export function oddAnswer(name: EndpointName, answer: unknown, speaker: Speaker): unknown {
  const schema = schemasOf(name).find((one) => accepts(one, answer))
  return schema ? oddly(schema, answer, speaker) : withStrangers(answer, speaker.random)
}

/** What an answer may be. Made once: building a schema takes longer than all that is done with it. */
function schemasOf(name: EndpointName): readonly z.core.$ZodType[] {
  const known = schemasByName.get(name)
  if (known) return known
  const made = [strictAnswerOf(name), ...strictRefusalsOf(name).map(({ schema }) => schema)]
  schemasByName.set(name, made)
  return made
}

const schemasByName = new Map<EndpointName, readonly z.core.$ZodType[]>()

function oddly(schema: z.core.$ZodType, value: unknown, speaker: Speaker): unknown {
  const { codes, id, random } = speaker
  const form = formOf(schema)
  if (form === 'id') return typeof value === 'string' ? id(value) : value
  if (form === 'qrCode')
    return typeof value === 'string' ? oneOf(random, [value, ...codes(value)]) : value
  if (form) return inAnotherForm(form, value, random)
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'object':
      return isObject(value) ? oddObject(definition.shape, value, speaker) : value
    case 'array':
      return Array.isArray(value)
        ? value.map((entry, index) =>
            index < mostOdd ? oddly(definition.element, entry, speaker) : entry,
          )
        : value
    case 'optional':
    case 'nullable':
      return value === null || value === undefined
        ? value
        : oddly(definition.innerType, value, speaker)
    case 'literal':
      return oddLiteral(definition.values, value, random)
    case 'union':
      return oddChoice(definition.options, value, speaker)
    default:
      return value
  }
}

/** Of a list of thousands of games, so many are odd: those after them show nothing new and take long. */
const mostOdd = 200

/** Another of the values that say no, or of those that say yes. */
function oddLiteral(values: readonly unknown[], value: unknown, random: Random): unknown {
  return oneOf(random, [value, ...values.filter((one) => Boolean(one) === Boolean(value))])
}

/** The value by the first schema that takes it, or a number as text where another one takes that. */
function oddChoice(options: readonly z.core.$ZodType[], value: unknown, speaker: Speaker): unknown {
  const meant = options.find((option) => accepts(option, value))
  if (!meant) return value
  const isTextToo =
    typeof value === 'number' && options.some((option) => accepts(option, String(value)))
  const written = oddly(meant, value, speaker)
  return isTextToo ? oneOf(speaker.random, [written, String(value)]) : written
}

function oddObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: Readonly<Record<string, unknown>>,
  speaker: Speaker,
): unknown {
  const { leavesOut, random } = speaker
  const strange = Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name))
  const known = Object.entries(shape).flatMap(([name, schema]) => {
    const field = value[name]
    if (isNothing(name, field)) {
      const forms = [null, ...(leavesOut ? [undefined] : [])].filter((form) =>
        accepts(schema, form),
      )
      const chosen = oneOf(random, [field, ...forms])
      return chosen === undefined ? [] : [[name, oddly(schema, chosen, speaker)] as const]
    }
    if (bankFields.includes(name) && typeof field === 'string') {
      return [[name, inAnyCase(field, random)] as const]
    }
    return [[name, oddly(schema, field, speaker)] as const]
  })
  return withStrangers(Object.fromEntries([...strange, ...known]), random)
}

const bankFields: readonly string[] = ['bank_id']

/** What says as much as a field that is missing. */
function isNothing(name: string, field: unknown): boolean {
  if (name === 'min_deposit' && field === 0) return true
  return field === undefined || field === null || field === '' || isEmptyList(field)
}

const isEmptyList = (field: unknown) => Array.isArray(field) && field.length === 0

/** Fields that no contract knows, among the others in any order. */
function withStrangers(value: unknown, random: Random): unknown {
  if (!isObject(value)) return value
  const fields = [...Object.entries(value), ['__v', 3], ['meta', { node: 'b', tags: [null] }]]
  return Object.fromEntries(
    fields
      .map((field) => ({ field, at: random.fraction() }))
      .sort((one, other) => one.at - other.at)
      .map(({ field }) => field),
  )
}

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
