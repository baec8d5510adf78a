import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createFakeHttp, type SentRequest } from '../../../testing/fake-http.ts'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import { createServerClock } from '../../base/clock/server-clock.ts'
import { type Endpoint, endpoints } from '../contract/index.ts'
import { sendOperation } from './graphql.ts'
import { parse as parseAsBuilt } from './graphql-package.stub.ts'
import { createTransport } from './transport.ts'

const document = 'query getGame($gameID: String!) { getGame(gameID: $gameID) { id } }'
const request = {
  name: 'getGame',
  url: 'https://auth.test/graphql',
  method: 'POST',
  headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
} as const

function ask(onSent: (sent: SentRequest) => void) {
  const network = createFakeHttp(onSent)
  const transport = createTransport(network.http, createServerClock(createVirtualClock()))
  const { signal } = new AbortController()
  const asked = { document, variables: { gameID: '7' } }
  return { network, answer: sendOperation(transport, request, asked, signal) }
}

describe('an operation of GraphQL', () => {
  it('is sent once, with its name and what it is asked for', async () => {
    const { answer, network } = ask((sent) => sent.answer({ data: null }))
    await answer
    const { body, headers, method, url } = network.last()
    expect([network.sent.length, method, url, headers, JSON.parse(String(body))]).toEqual([
      1,
      'POST',
      'https://auth.test/graphql',
      { accept: 'application/json', ...request.headers },
      { query: document, operationName: 'getGame', variables: { gameID: '7' } },
    ])
  })

  const refused = (extensions?: object) => ({
    data: null,
    errors: [{ message: 'No such game', ...(extensions ? { extensions } : {}) }],
  })

  it.each([
    ['data', 200, { data: { lists: [] } }, { data: { lists: [] } }],
    ['data beside no errors', 200, { data: {}, errors: [] }, { data: {}, errors: [] }],
    ['a refusal', 200, refused({ code: 4401 }), { code: 4401, message: 'No such game' }],
    [
      'a refusal with a status',
      401,
      refused({ code: 7003 }),
      { code: 7003, message: 'No such game' },
    ],
    ['a refusal in the form of other calls', 401, { code: 7003 }, { code: 7003 }],
    ['an error without a code', 200, refused(), undefined],
    ['an error with the code of success', 200, refused({ code: 0 }), undefined],
    ['a list', 200, [], []],
    ['what is no JSON', 502, '<html>', undefined],
  ])('answered by %s is read as other answers are', async (_what, status, said, json) => {
    const { answer, network } = ask((sent) => sent.answer(said, { status }))
    const text = typeof said === 'string' ? said : JSON.stringify(said)
    expect([await answer, network.sent.length]).toEqual([
      { kind: 'answered', status, text, retryAfterMs: null, json },
      1,
    ])
  })

  it('answered by nothing at all has no JSON', async () => {
    const { answer } = ask((sent) => sent.respond(new Response(null, { status: 204 })))
    expect(await answer).toMatchObject({ kind: 'answered', status: 204, json: undefined })
  })

  it('that is lost is unreachable, and not sent again', async () => {
    const { answer, network } = ask((sent) => sent.lose())
    expect([await answer, network.sent.length]).toEqual([{ kind: 'unreachable' }, 1])
  })
})

const documents = Object.values<Endpoint>(endpoints).flatMap(({ operation }) =>
  operation ? [[operation.name, operation.document]] : [],
)

describe('what stands in for the package graphql where the site is built', () => {
  it.each(documents)('reads %s as the package does', (_name, text = '') => {
    const read = ({ definitions }: { definitions: readonly unknown[] }) =>
      definitions.map((one) => {
        const { kind, name, operation } = Object(one)
        return { kind, operation, name: name?.value }
      })
    expect(read(parseAsBuilt(text))).toEqual(read(parse(text)))
  })

  it('reads nothing but a named operation', () => {
    expect(() => parseAsBuilt('{ getGame { id } }')).toThrow('no named operation')
  })
})
