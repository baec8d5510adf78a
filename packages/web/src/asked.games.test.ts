import { wireExamples } from '@croupier/core/contract/examples'
import type { Http } from '@croupier/core/ports'
import { expect, it } from 'vitest'
import { askGames } from './asked.games.ts'

const origin = 'https://casino.test'
const names = ['api', 'auth', 'reward', 'chat', 'content']
const services = Object.fromEntries(names.map((name) => [name, `/services/${name}`]))
const site = { groupId: 'g', services }

const operationOf = (init?: RequestInit): unknown => JSON.parse(String(init?.body)).operationName
const isHot = (init?: RequestInit) => String(init?.body).includes('"hot":true')

const accepting: Http = async () => Response.json(wireExamples.lists.answer)
const refusal = { errors: [{ message: 'no', extensions: { code: 1234 } }], data: null }

it('a visitor’s rows of games are asked for once, and nothing that depends on the time', async () => {
  const sent: string[] = []
  const http: Http = async (input, init) => {
    sent.push(`${input} ${operationOf(init)}`)
    return accepting(input, init)
  }
  const question = (variables: object) => ({
    question: { operationName: 'lists', variables: { groupID: 'g', limit: 12, ...variables } },
    answer: wireExamples.lists.answer,
  })
  expect(await askGames({ site, origin, http })).toEqual({
    kind: 'answered',
    answers: [question({ hot: true }), question({ gameNew: true }), question({ freespin: true })],
  })
  expect(sent).toEqual(Array(3).fill('https://casino.test/services/auth/graphql lists'))
})

it.each<[what: string, ofHot: Http, trouble: string]>([
  ['is refused', async () => Response.json(refusal), 'refuses to list games'],
  ['fails', async () => new Response('', { status: 502 }), 'answers 502'],
  ['is no JSON', async () => new Response('<html>'), 'refuses to list games'],
  [
    'does not come',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    'does not answer (ECONNREFUSED)',
  ],
])('if a single answer %s, there are no games at all', async (_, ofHot, trouble) => {
  const http: Http = (input, init) => (isHot(init) ? ofHot(input, init) : accepting(input, init))
  expect(await askGames({ site, origin, http })).toEqual({
    kind: 'missing',
    trouble: `https://casino.test/services/auth ${trouble}`,
  })
})

it('a site that cannot open is not asked', async () => {
  const asked = askGames({ site: {}, origin, http: accepting })
  await expect(asked).rejects.toThrow('The site lacks')
})
