import { expect, it, vi } from 'vitest'
import { browserHttp } from './http.browser.ts'

it.each([
  ['POST', 'default'],
  ['GET', 'no-store'],
])(
  'sends a %s without cookies or a referrer, keeps nothing, and obeys a replaced fetch',
  async (method, cache) => {
    const fetch = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    const { signal } = new AbortController()
    await browserHttp('https://api.test/x', { method, signal })
    expect(fetch.mock.calls).toEqual([
      [
        'https://api.test/x',
        {
          method,
          signal,
          credentials: 'omit',
          cache,
          referrerPolicy: 'no-referrer',
          keepalive: false,
        },
      ],
    ])
  },
)
