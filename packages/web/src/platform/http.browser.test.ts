import { expect, it, vi } from 'vitest'
import { browserHttp } from './http.browser.ts'

it('sends neither cookies nor a referrer, keeps nothing, and obeys a replaced fetch', async () => {
  const fetch = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  const { signal } = new AbortController()
  await browserHttp('https://api.test/x', { method: 'POST', body: '{}', signal })
  expect(fetch.mock.calls).toEqual([
    [
      'https://api.test/x',
      {
        method: 'POST',
        body: '{}',
        signal,
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        keepalive: false,
      },
    ],
  ])
})
