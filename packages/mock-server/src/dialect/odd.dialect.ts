import {
  type EndpointName,
  formOf,
  strictAnswerOf,
  strictRefusalsOf,
  type WireForm,
} from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import * as z from 'zod/mini'
import { bangkokIso } from '../bangkok.ts'

/**
 * How a server speaks: plainly, or as oddly as the contract allows, so that what a site can read beyond its
 * own mock server shows.
 */
export const dialects = ['plain', 'odd'] as const

export type Dialect = (typeof dialects)[number]

/**
 * An answer that means the same: its keys shuffled, fields that nobody knows among them, null for what may be
 * missing, and numbers, times, ids and flags in the other forms of the contract. What breaks the contract
 * already stays as it is.
 */
export function oddAnswer(name: EndpointName, answer: unknown, random: Random): unknown {
  const schemas = [strictAnswerOf(name), ...strictRefusalsOf(name).map(({ schema }) => schema)]
  const schema = schemas.find((one) => z.safeParse(one, answer).success)
  return schema ? oddly(schema, answer, random) : withStrangers(answer, random)
}

function oddly(schema: z.core.$ZodType, value: unknown, random: Random): unknown {
  const form = formOf(schema)
  if (form) return inAnotherForm(form, value, random)
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'object':
      return isObject(value) ? oddObject(definition.shape, value, random) : value
    case 'array':
      return Array.isArray(value)
        ? value.map((entry) => oddly(definition.element, entry, random))
        : value
    case 'optional':
    case 'nullable':
      return value === null || value === undefined
        ? value
        : oddly(definition.innerType, value, random)
    case 'union': {
      const meant = definition.options.find((option) => z.safeParse(option, value).success)
      return meant ? oddly(meant, value, random) : value
    }
    default:
      return value
  }
}

function oddObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: Readonly<Record<string, unknown>>,
  random: Random,
): unknown {
  const known = Object.entries(value).map(([name, field]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    return [name, schema ? oddly(schema, field, random) : field] as const
  })
  const missing = Object.entries(shape).flatMap(([name, schema]) => {
    const mayBeNull = value[name] === undefined && z.safeParse(schema, null).success
    return mayBeNull && random.fraction() < 0.5 ? [[name, null] as const] : []
  })
  return withStrangers(Object.fromEntries([...known, ...missing]), random)
}

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

function inAnotherForm(form: WireForm, value: unknown, random: Random): unknown {
  switch (form) {
    case 'amount':
      return oddAmount(value, random)
    case 'instant':
      return oddInstant(value, random)
    case 'id':
      return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value
    case 'flag':
      return value === true ? 1 : value === false ? 0 : value
    case 'seconds':
    case 'accessToken':
    case 'refreshToken':
    case 'rewardToken':
    case 'qrCode':
      return value
  }
}

function oddAmount(value: unknown, random: Random): unknown {
  if (typeof value !== 'number') return value
  const text = value.toFixed(2)
  return oneOf(random, [
    value,
    text,
    `${text}0`,
    text.replace(/\B(?=(\d{3})+\.)/g, ','),
    String(value),
  ])
}

function oddInstant(value: unknown, random: Random): unknown {
  if (typeof value !== 'string') return value
  const at = Date.parse(value)
  const iso = new Date(at).toISOString()
  const isWhole = at % 1000 === 0
  return oneOf(random, [iso, at, bangkokIso(at), ...(isWhole ? [at / 1000] : [])])
}

function oneOf<Choice>(random: Random, choices: readonly Choice[]): Choice | undefined {
  return choices[Math.floor(random.fraction() * choices.length)]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
