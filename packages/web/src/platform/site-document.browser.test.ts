import { createMemoryLog } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { expect, it, vi } from 'vitest'
import { loadSiteDocument } from './site-document.browser.ts'

function serve(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('fetch', fetch)
  const clock = createVirtualClock()
  const log = createMemoryLog()
  return { clock, log, document: loadSiteDocument(clock, log) }
}

it('asks for the document as the page preloads it', async () => {
  const asked: unknown[] = []
  const { document } = serve(async (url, { credentials, cache }) => {
    asked.push([url, credentials, cache])
    return Response.json({ version: 1 })
  })
  expect([await document, asked]).toEqual([
    { version: 1 },
    [['/site.json', 'same-origin', undefined]],
  ])
})

it.each([
  ['status 404', null, async () => new Response('', { status: 404 })],
  ['status 503', null, async () => new Response('', { status: 503 })],
  ['unreachable', undefined, () => Promise.reject(new TypeError('unreachable'))],
] as const)(
  'logs why there is none, and tells a server without one from none at all: %s',
  async (reason, document, answer) => {
    const served = serve(answer)
    expect([await served.document, served.log.entries]).toEqual([
      document,
      [{ level: 'error', event: 'site.notLoaded', details: { reason } }],
    ])
  },
)

it('is null where something else is served in its place', async () => {
  const { document, log } = serve(async () => new Response('<!doctype html>'))
  expect([await document, log.entries.length]).toEqual([null, 1])
})

it('waits 15 s and no longer', async () => {
  const { clock, document, log } = serve(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('timed out')))
      }),
  )
  await clock.advance(15_000)
  expect([await document, log.entries.length]).toEqual([undefined, 1])
})
