import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, test } from 'vitest'
import { createMockServer } from '../app.ts'
import { createControlClient } from '../control/client.ts'
import type { Backend, Send } from './backend.ts'
import { checkConformance } from './conformance.ts'
import { reportText } from './report.ts'

const asking = {
  username: 'demo',
  password: 'demo1234',
  language: 'th',
  groupId: 'croupier-demo',
} as const

type Change = (response: Response, request: Request) => Response | Promise<Response>

/** This server, whose answers a fault changes on their way. */
function backendWith(change: Change = (response) => response) {
  const clock = createVirtualClock()
  const server = createMockServer({ clock })
  const http: Send = async (address, init) => {
    const request = new Request(address, init)
    return change(await server.fetch(request), request)
  }
  const base = 'http://backend.test/_/default'
  const bases = {
    api: `${base}/api`,
    auth: `${base}/auth`,
    reward: `${base}/reward`,
    chat: `${base}/chat`,
    content: `${base}/content`,
  }
  const backend: Backend = { bases, scheme: 'Bearer', clock, http }
  return { backend, server }
}

/** What does not hold, by call. */
async function wrongOf(change?: Change): Promise<Readonly<Record<string, readonly string[]>>> {
  const { verdicts } = await checkConformance(backendWith(change).backend, asking)
  const wrong = verdicts.filter(({ findings }) => findings.length > 0)
  return Object.fromEntries(
    wrong.map(({ call, findings, title }) => [`${call} ${title}`, findings]),
  )
}

const at = (request: Request, path: string) => new URL(request.url).pathname.endsWith(path)

const isWrongToken = (request: Request) =>
  request.headers.get('Authorization') === 'Bearer nobody-gave-this-out'

async function withBody(response: Response, body: unknown): Promise<Response> {
  const { headers, status } = response
  return new Response(JSON.stringify(body), { status, headers })
}

function withHeader(response: Response, name: string, value: string | null): Response {
  const headers = new Headers(response.headers)
  if (value === null) headers.delete(name)
  else headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

describe('this server', () => {
  test('is as the contract says in every answer', async () => {
    expect(await wrongOf()).toEqual({})
  })

  test('is asked nothing that changes more than a session', async () => {
    const { backend, server } = backendWith()
    const { leftOut } = await checkConformance(backend, asking)
    const control = createControlClient({
      baseUrl: 'http://backend.test',
      world: 'default',
      fetch: (request) => server.fetch(request),
    })
    const names = new Set((await control.requests()).map(({ endpoint }) => endpoint))
    expect(leftOut.filter(({ call }) => names.has(call))).toEqual([])
    expect(names).toContain('getCredit')
  })
})

describe('a backend', () => {
  test('whose balance is no amount is told which field', async () => {
    const change: Change = (response, request) =>
      at(request, '/member/credit') && !isWrongToken(request)
        ? withBody(response, { code: 0, result: { balance: null } })
        : response
    expect(await wrongOf(change)).toMatchObject({
      'getCredit tells the balance': [expect.stringMatching(/^field result\.balance: /)],
    })
  })

  test('that refuses what it must answer is told by which code', async () => {
    const change: Change = (response, request) =>
      at(request, '/getMinWithdraw') ? withBody(response, { code: 4711 }) : response
    expect(await wrongOf(change)).toEqual({
      'getMinWithdraw tells the least that may be withdrawn': [
        'it is refused with code 4711 (other)',
      ],
    })
  })

  test('that accepts any password is told that it must not', async () => {
    const change: Change = async (response, request) =>
      at(request, '/auth/login')
        ? withBody(response, {
            code: 0,
            result: { _id: '1', username: 'demo', access_token: 'a', refresh_token: 'b' },
          })
        : response
    expect(await wrongOf(change)).toMatchObject({
      'login refuses a wrong password': ['it is accepted, although it must be refused'],
    })
  })

  test('that refuses an unknown token by another code is told the codes for it', async () => {
    const change: Change = (response, request) =>
      at(request, '/refreshtoken/true') && isWrongToken(request)
        ? withBody(response, { code: 403 })
        : response
    expect(await wrongOf(change)).toEqual({
      'refresh refuses a token that nobody gave out': [
        'it is refused with code 403 (other), not with 7002 (sessionInvalid) or 7003 (tokenExpired)',
      ],
    })
  })

  test('that answers with a page is told what came', async () => {
    const change: Change = (response, request) =>
      at(request, '/data/dataHistory')
        ? new Response('<!doctype html>\n<title>Bad gateway</title>', {
            status: 502,
            headers: { ...Object.fromEntries(response.headers), 'content-type': 'text/html' },
          })
        : response
    expect(await wrongOf(change)).toEqual({
      'getHistory tells the newest transactions': [
        'the answer is not JSON (status 502, content type text/html): "<!doctype html> <title>Bad gateway</title>"',
      ],
    })
  })

  test('with another content type, without Date, or with another status is told so', async () => {
    const change: Change = (response, request) => {
      if (at(request, '/data/profile')) return withHeader(response, 'content-type', 'text/plain')
      if (at(request, '/member/updateData')) return withHeader(response, 'date', null)
      if (!at(request, '/payment/truewallet')) return response
      return new Response(response.body, { status: 201, headers: response.headers })
    }
    expect(await wrongOf(change)).toEqual({
      'getProfile tells what a member may deposit with': ['the content type is text/plain'],
      'getMember tells who the member is': ['there is no Date: the site’s countdowns run on it'],
      'listTrueWallets lists the wallet channels': [
        'the status of an accepted answer is 201, not 200',
      ],
    })
  })

  test('that exposes no Date to other origins is told so for every call', async () => {
    const change: Change = (response) =>
      withHeader(response, 'access-control-expose-headers', 'Retry-After')
    const { verdicts } = await checkConformance(backendWith(change).backend, asking)
    const calls = verdicts.filter(({ address }) => !address.startsWith('OPTIONS'))
    expect(new Set(calls.flatMap(({ findings }) => findings))).toEqual(
      new Set(['Access-Control-Expose-Headers does not name Date']),
    )
    expect(calls.every(({ findings }) => findings.length === 1)).toBe(true)
  })

  test('that no other origin may call is told so before the first call', async () => {
    const change: Change = (response, request) =>
      request.method === 'OPTIONS' ? new Response(null, { status: 404 }) : response
    const wrong = await wrongOf(change)
    expect(wrong['api lets a browser call it from the site’s origin']).toEqual([
      'OPTIONS is answered with status 404, not 204',
      'Access-Control-Allow-Origin is missing, neither * nor the asking origin',
      'Access-Control-Allow-Headers does not name authorization',
      'Access-Control-Allow-Headers does not name content-type',
      'Access-Control-Allow-Headers does not name idempotency-key',
    ])
  })

  test('that cannot be reached is told once a question, and the report ends', async () => {
    const { verdicts } = await checkConformance(
      backendWith(() => Promise.reject(new TypeError('connect ECONNREFUSED'))).backend,
      asking,
    )
    expect(new Set(verdicts.flatMap(({ findings }) => findings))).toEqual(
      new Set(['no answer: connect ECONNREFUSED', 'no answer to OPTIONS: connect ECONNREFUSED']),
    )
  })
})

test('the report says what holds, what does not and what nobody asked', () => {
  const text = reportText({
    verdicts: [
      { call: 'login', title: 'signs in', address: 'POST /login', findings: [], tookMs: 12 },
      {
        call: 'getCredit',
        title: 'tells the balance',
        address: 'POST /credit',
        findings: ['field result.balance: Invalid input'],
        tookMs: null,
      },
    ],
    leftOut: [{ call: 'withdraw', reason: 'it pays money out' }],
  })
  expect(text.split('\n')).toEqual([
    'ok     login      signs in (POST /login)  12 ms',
    'WRONG  getCredit  tells the balance (POST /credit)',
    '       - field result.balance: Invalid input',
    '',
    'Not asked:',
    '  withdraw: it pays money out',
    '',
    '1 of 2 answers are not as the contract says.',
  ])
})
