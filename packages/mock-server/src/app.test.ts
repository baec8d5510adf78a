import { createVirtualClock } from '@croupier/core/testing'
import { expect, it } from 'vitest'
import { createMockServer } from './app.ts'

it('signs the demo member in', async () => {
  const server = createMockServer({ clock: createVirtualClock() })
  const answer = await server.fetch(
    new Request('http://mock.test/_/default/auth/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
    }),
  )
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { code: 0, result: { username: 'demo' } },
  ])
})
