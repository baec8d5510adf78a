import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAsMeant } from './answer.reading.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { wireExamples } from './examples/wire.examples.ts'
import { strictAnswerOf } from './strict.answers.ts'

/** The paths of ids in the answers; in the affiliate report, the id of a day is the day itself. */
const places: readonly (readonly [EndpointName, readonly (string | number)[]])[] = (
  Object.keys(endpoints) as readonly EndpointName[]
)
  .filter((name) => name !== 'affiliateReportDaily')
  .flatMap((name) => placesIn(wireExamples[name].answer, []).map((path) => [name, path] as const))

function placesIn(
  value: unknown,
  path: readonly (string | number)[],
): readonly (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => placesIn(one, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    ['id', '_id'].includes(name) ? [[...path, name]] : placesIn(field, [...path, name]),
  )
}

function withAt(value: unknown, path: readonly (string | number)[], put: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return put
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === first ? withAt(one, rest, put) : one))
  }
  return { ...Object(value), [first]: withAt(Object(value)[first], rest, put) }
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((within, name) => Object(within)[name], value)
}

describe('an id', () => {
  it('stands in the answers of these calls', () => {
    expect([...new Set(places.map(([name]) => name))]).toEqual([
      'login',
      'chatSignIn',
      'register',
      'getMember',
      'getProfile',
      'createQr',
      'listTrueWallets',
      'getHistory',
      'listPromotions',
      'listCategories',
      'listGames',
      'lists',
      'categorys',
      'getNotifys',
      'getNotify',
      'getGame',
      'getTournaments',
      'affiliateTransactions',
    ])
  })

  it.each(places)('of %s at %j may be text or a whole number, and nothing else', (name, path) => {
    const { answer } = wireExamples[name]
    const allowed = ['7', 7, '', 1.5, null, undefined].map(
      (id) => z.safeParse(strictAnswerOf(name), withAt(answer, path, id)).success,
    )
    expect(allowed).toEqual([true, true, false, false, false, false])
  })

  // The id of a code is read where the code is.
  it.each(places.filter(([name]) => name !== 'createQr'))(
    'of %s at %j is read as text, however it is written',
    (name, path) => {
      const { answer } = endpoints[name]
      const read = [7, '7'].map((id) => {
        const { leftOut, wire } = readAsMeant(answer, withAt(wireExamples[name].answer, path, id))
        return [z.safeParse(answer, wire).success, at(wire, path), leftOut]
      })
      expect(read).toEqual([
        [true, '7', []],
        [true, '7', []],
      ])
    },
  )
})

it.each(['login', 'register', 'chatSignIn'] as const)(
  'a site without a reward service may have null for its token at %s',
  (name) => {
    const answer = withAt(wireExamples[name].answer, ['result', 'reward_token'], null)
    expect([
      z.safeParse(strictAnswerOf(name), answer).success,
      z.safeParse(endpoints[name].answer, answer).success,
    ]).toEqual([true, true])
  },
)
