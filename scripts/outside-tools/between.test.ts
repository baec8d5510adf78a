import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { answerThrough, forward, serviceCallOf } from './between.ts'

it('distinguishes a call of the site from its pages and the control room', () => {
  const callOf = (path: string) => serviceCallOf(new Request(`http://site.test${path}`))
  expect(
    ['/_/default/api/', '/_/w-1/auth/login?x=1', '/_/w-1/api', '/en', '/__mock/'].map(callOf),
  ).toEqual([
    { world: 'default', service: 'api', rest: '/' },
    { world: 'w-1', service: 'auth', rest: '/login?x=1' },
    { world: 'w-1', service: 'api', rest: '/' },
    null,
    null,
  ])
})

it('forwards a call with its headers and body, and returns the answer', async () => {
  const upstream = createServer((incoming, outgoing) => {
    outgoing.setHeader('Date', 'Fri, 20 Nov 2026 07:00:00 GMT')
    outgoing.statusCode = 503
    let body = ''
    incoming.on('data', (part) => {
      body += String(part)
    })
    incoming.on('end', () => {
      const { authorization, 'x-mock-world': world } = incoming.headers
      outgoing.end(JSON.stringify([incoming.method, incoming.url, authorization, world, body]))
    })
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const request = new Request('http://site.test/_/w-1/auth/login?x=1', {
      method: 'POST',
      headers: { Authorization: 'Bearer t' },
      body: '{"a":1}',
    })
    const call = { world: 'w-1', service: 'auth', rest: '/login?x=1' }
    const answer = await forward(request, call, `http://127.0.0.1:${port}`)
    expect([answer.status, answer.headers.get('Date'), await answer.json()]).toEqual([
      503,
      'Fri, 20 Nov 2026 07:00:00 GMT',
      ['POST', '/login?x=1', 'Bearer t', 'w-1', '{"a":1}'],
    ])
  } finally {
    upstream.close()
  }
})

it('lets the server answer a call that a proxy forwards, in the world that sent it', async () => {
  const answered = async (path: string, world?: string) => {
    const headers = world === undefined ? {} : { 'X-Mock-World': world }
    const answer = await answerThrough(
      new Request(`http://site.test${path}`, { headers }),
      async ({ url }) => new Response(url),
    )
    return answer && (await answer.text())
  }
  expect([
    await answered('/through/api/api/v1/member/credit?x=1', 'w-1'),
    await answered('/through/api/api/v1/member/credit'),
    await answered('/en', 'w-1'),
  ]).toEqual(['http://site.test/_/w-1/api/api/v1/member/credit?x=1', null, null])
})
