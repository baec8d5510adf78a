import { describe, expect, test } from 'vitest'
import {
  asking,
  at,
  backendWith,
  isWrongToken,
  wrongOf,
} from '../../testing/conformance.harness.ts'
import { createControlClient } from '../control/client.ts'
import { usualCatalogueSize } from '../seed/games/catalogue.ts'
import { checkConformance } from './conformance.ts'

describe('this server', () => {
  test('is as the contract says in every answer, a payment included', async () => {
    const { backend } = backendWith(undefined, usualCatalogueSize)
    const { unseen, verdicts } = await checkConformance(backend, asking)
    expect([unseen, verdicts.filter(({ findings }) => findings.length > 0)]).toEqual([
      ['notices: getNotifys lists none'],
      [],
    ])
  })

  test('is asked nothing with a token that changes more than a session', async () => {
    const { backend, server } = backendWith()
    const { leftOut } = await checkConformance(backend, { ...asking, moneyKey: null })
    const control = createControlClient({
      baseUrl: 'http://backend.test',
      world: 'default',
      fetch: (request) => server.fetch(request),
    })
    const made = (await control.requests()).filter(({ status, answer }) => {
      const refusedCode = Number(Object(answer).code ?? 0)
      return status === 200 && refusedCode === 0 && Object(answer).errors === undefined
    })
    const names = new Set(made.map(({ endpoint }) => endpoint))
    expect(leftOut.filter(({ call }) => names.has(call))).toEqual([])
    expect(names).toContain('getCredit')
  })
})

describe('a check without a site', () => {
  test('says that nobody looked at what browsers are allowed, and looks at the rest', async () => {
    const { backend } = backendWith((response) => {
      const headers = new Headers(response.headers)
      headers.delete('access-control-allow-origin')
      return new Response(response.body, { status: response.status, headers })
    })
    const report = await checkConformance(
      { ...backend, origin: null },
      { ...asking, moneyKey: null },
    )
    expect([report.unseen, report.verdicts.flatMap(({ findings }) => findings)]).toEqual([
      [
        'whether a browser may call from another origin: give --origin',
        'whether a payment can be made and followed: give --with-money',
        'notices: getNotifys lists none',
      ],
      [],
    ])
  })

  test('asks for no leave where the site and its services are one origin', async () => {
    const { backend } = backendWith()
    const own = { ...backend, origin: 'http://backend.test' }
    const { verdicts } = await checkConformance(own, asking)
    expect(verdicts.filter(({ address }) => address.startsWith('OPTIONS'))).toEqual([])
  })
})

describe('a backend that is legal', () => {
  test('may allow one origin, and name its headers by a star', async () => {
    const wrong = await wrongOf((response, request) => {
      const headers = new Headers(response.headers)
      headers.set('access-control-allow-origin', asking.origin)
      if (request.method === 'OPTIONS') {
        headers.set('access-control-allow-headers', '*, Authorization')
      }
      return new Response(response.body, { status: response.status, headers })
    })
    expect(wrong).toEqual({})
  })

  test('may answer that the deposit promotion is not earned yet', async () => {
    const wrong = await wrongOf((response, request) =>
      at(request, '/check-deposit-promotion') && response.ok && !isWrongToken(request)
        ? Response.json({ code: 2 }, { headers: response.headers })
        : response,
    )
    expect(wrong).toEqual({})
  })
})

test('a backend that cannot be reached is told once a question, and the report ends', async () => {
  const { verdicts } = await checkConformance(
    backendWith(() => Promise.reject(new TypeError('connect ECONNREFUSED'))).backend,
    asking,
  )
  expect(new Set(verdicts.flatMap(({ findings }) => findings))).toEqual(
    new Set(['no answer: connect ECONNREFUSED', 'no answer to OPTIONS: connect ECONNREFUSED']),
  )
})
