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
 * How a server writes its answers: plainly, or as oddly as the contract allows, which shows whether a site can
 * read other backends than its own mock server.
 */
export const dialects = ['plain', 'odd'] as const

export type Dialect = (typeof dialects)[number]

/** What writing an answer needs besides its schema. */
export interface Speaker {
  readonly random: Random
  /** Whether empty values may be omitted; GraphQL answers every requested field, if need be with null. */
  readonly leavesOut: boolean
  /** An id, written as a number or as text. */
  readonly id: (id: string) => string | number
  /** The forms in which the text of a code can be sent. */
  readonly codes: (text: string) => readonly string[]
}

/**
 * An answer with the same meaning: its keys shuffled, unknown fields among them, null for values that may be
 * missing or are empty, and numbers, times, ids, flags, banks and codes in the other forms of the contract. Values
 * that already break the contract stay as they are.
 */
export function oddAnswer(name: EndpointName, answer: unknown, speaker: Speaker): unknown {
  const schema = schemasOf(name).find((one) => accepts(one, answer))
  return schema ? oddly(schema, answer, speaker) : withStrangers(answer, speaker.random)
}

/** The schemas of an answer. They are cached, because building a schema takes longer than using it. */
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

/** How many entries of a long list are made odd: more would show nothing new and take long. */
const mostOdd = 200

/** A different value with the same meaning, yes or no. */
function oddLiteral(values: readonly unknown[], value: unknown, random: Random): unknown {
  return oneOf(random, [value, ...values.filter((one) => Boolean(one) === Boolean(value))])
}

/** Writes the value by the first schema that accepts it, or a number as text if another schema accepts that. */
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

/** Whether a value means the same as a missing field. */
function isNothing(name: string, field: unknown): boolean {
  if (name === 'min_deposit' && field === 0) return true
  return field === undefined || field === null || field === '' || isEmptyList(field)
}

const isEmptyList = (field: unknown) => Array.isArray(field) && field.length === 0

/** The fields in any order, with unknown ones among them. */
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
