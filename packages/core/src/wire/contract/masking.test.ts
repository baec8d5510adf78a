import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { wireExamples } from './examples/wire.examples.ts'
import { classifiedFields, masked, maskFields } from './masking.ts'

const canary = 'canary-3f9c'

/** Repeated here, so that a field cannot lose its mark unnoticed. */
const secretFields = [
  'access_token',
  'auth_link',
  'old_password',
  'otp',
  'password',
  'refresh_token',
  'reward_token',
  'ticket',
  'token',
  'x_debug_key',
]
const personalFields = ['bank_account', 'firstname', 'lastname', 'line_id', 'member_name', 'phone']
/** Fields that are secret when they are texts, and harmless otherwise. */
const secretTexts: readonly string[] = ['result']
const hidden: readonly string[] = [...secretFields, ...personalFields]

/** A copy in which every non-empty hidden field holds the canary. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      hidden.includes(name) || (secretTexts.includes(name) && typeof field === 'string')
        ? canary
        : plant(field),
    ]),
  )
}

/** A copy in which every canary is a mask. */
function expectedMasks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(canary, masked))
}

const names = Object.keys(endpoints) as readonly EndpointName[]

describe('masking', () => {
  it('knows every secret and personal field of the contract', () => {
    expect([...classifiedFields].sort(([one], [other]) => one.localeCompare(other))).toEqual(
      [
        ...secretFields.map((name) => [name, 'secret']),
        ...personalFields.map((name) => [name, 'personal']),
      ].sort(([one = ''], [other = '']) => one.localeCompare(other)),
    )
  })

  it.each(names)('leaves no canary of %s, and changes nothing else', (name) => {
    const planted = plant(wireExamples[name])
    expect(maskFields(planted)).toEqual(expectedMasks(planted))
  })

  it('holds wherever a field stands, also in answers that nobody can read', () => {
    const nested = { data: [{ more: { token: canary } }], token: { value: [canary] }, password: 0 }
    expect(maskFields(nested)).toEqual({
      data: [{ more: { token: masked } }],
      token: masked,
      password: masked,
    })
  })

  it('hides the address of a game and leaves other results to be seen', () => {
    expect(maskFields({ code: 0, result: 'https://games.test/g/ticket' })).toEqual({
      code: 0,
      result: masked,
    })
    const answer = { code: 0, result: { balance: 5, more: [{ result: 7 }] } }
    expect(maskFields(answer)).toEqual(answer)
  })

  it('tells a missing secret from one that is there', () => {
    expect(maskFields({ token: null, password: undefined, refresh_token: '' })).toEqual({
      token: null,
      password: undefined,
      refresh_token: masked,
    })
  })

  it.each([['text'], [7], [true], [null], [undefined]])('leaves %j alone', (value) => {
    expect(maskFields(value)).toBe(value)
  })

  it('does not change what it was given', () => {
    const answer = { result: { access_token: canary } }
    maskFields(answer)
    expect(answer).toEqual({ result: { access_token: canary } })
  })

  it('hides as a whole what is nested too deep to be looked through', () => {
    const depth = 50_000
    const deep = JSON.parse(`${'['.repeat(depth)}"${canary}"${']'.repeat(depth)}`)
    expect(JSON.stringify(maskFields(deep))).toBe(`${'['.repeat(100)}"${masked}"${']'.repeat(100)}`)
  })

  it('is not led astray by a field called __proto__', () => {
    const copy = maskFields(JSON.parse('{"__proto__":{"token":"canary-3f9c"}}'))
    expect(JSON.stringify(copy)).toBe(`{"__proto__":{"token":"${masked}"}}`)
  })
})

describe('a field of the contract that sounds secret', () => {
  // "Free spins" contains "pin", but is not one.
  const soundsSecret = /token|password|secret|ticket|key|otp|(?<!s)pin/i

  /** The names of all fields of a schema, at any depth. */
  function fieldNames(schema: unknown): string[] {
    if (Array.isArray(schema)) return schema.flatMap(fieldNames)
    if (typeof schema !== 'object' || schema === null) return []
    return Object.entries(schema).flatMap(([name, part]) => [
      ...(name === 'properties' ? Object.keys(part) : []),
      ...fieldNames(part),
    ])
  }

  it.each(names)('in %s is marked', (name) => {
    const { query, body, answer }: Endpoint = endpoints[name]
    const schemas = [query, body, answer].filter((schema) => schema !== undefined)
    const fields = schemas.flatMap((schema) =>
      fieldNames(z.toJSONSchema(schema, { unrepresentable: 'any' })),
    )
    const unmarked = fields.filter(
      (field) => soundsSecret.test(field) && !classifiedFields.has(field),
    )
    expect(unmarked).toEqual([])
  })
})
