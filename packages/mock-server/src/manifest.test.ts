import { createVirtualClock } from '@croupier/core/testing'
import { expect, it } from 'vitest'
import { createMockServer } from './app.ts'

it('serves each world the manifest of its own site', async () => {
  const server = createMockServer({ clock: createVirtualClock(), site: { title: 'Paper' } })
  const answer = await server.fetch(new Request('https://site.test/manifest.webmanifest'))
  expect([answer.headers.get('Content-Type'), await answer.json()]).toMatchObject([
    'application/manifest+json',
    { name: 'Paper', display: 'standalone', theme_color: '#0d1915' },
  ])
})
