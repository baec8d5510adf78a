import type { Http } from '@croupier/core/ports'
import { expect, it } from 'vitest'
import { type KeptAnswer, keepAnswers } from './kept-answers.ts'

const address = 'https://casino.test/graphql'

const hot = { groupID: 'g', hot: true, limit: 12 }

const kept: readonly KeptAnswer[] = [
  { question: { operationName: 'lists', variables: hot }, answer: { data: { lists: ['kept'] } } },
]

const asking = (variables: object, { operation = 'lists', headers = {} } = {}) => ({
  method: 'POST',
  headers,
  body: JSON.stringify({ query: 'query', variables, operationName: operation }),
})

function open() {
  const sent: unknown[] = []
  const network: Http = async (_, init) => {
    sent.push(JSON.parse(String(init?.body ?? 'null')))
    return new Response('"sent"')
  }
  const { forget, http } = keepAnswers(network, kept)
  const ask = async (init?: RequestInit) => (await http(address, init)).json()
  return { ask, forget, sent }
}

it('a kept answer is given once, whatever the order of what is asked, and the next time the service is', async () => {
  const { ask, sent } = open()
  const question = asking({ limit: 12, hot: true, groupID: 'g' })
  expect([await ask(question), sent.length]).toEqual([{ data: { lists: ['kept'] } }, 0])
  expect([await ask(question), sent.length]).toEqual(['sent', 1])
})

it.each([
  ['other variables', asking({ ...hot, limit: 6 })],
  ['more variables', asking({ ...hot, userID: 'm-1' })],
  ['another operation', asking(hot, { operation: 'categorys' })],
  ['a session', asking(hot, { headers: { Authorization: 'Bearer token' } })],
  ['another body', { method: 'POST', body: '{"username":"demo"}' }],
  ['a body that is a list', { method: 'POST', body: '[]' }],
  ['a form', { method: 'POST', body: new FormData() }],
  ['nothing', undefined],
])('a call with %s goes to the service and leaves the answer', async (_, init) => {
  const { http } = keepAnswers(async () => new Response('"sent"'), kept)
  expect(await (await http(address, init)).json()).toBe('sent')
  expect(await (await http(address, asking(hot))).json()).toEqual({ data: { lists: ['kept'] } })
})

it('what was not asked for can be forgotten', async () => {
  const { ask, forget } = open()
  forget()
  expect(await ask(asking(hot))).toBe('sent')
})
