import { createMemoryClock } from '@croupier/core/ports'
import { expect, it } from 'vitest'
import { createMockServer } from '../app.ts'

it('lists the reports about speed that a world received', async () => {
  const server = createMockServer({ clock: createMemoryClock() })
  const ask = (world: string, body?: string) =>
    server.fetch(
      new Request(
        `https://site.test/speed-reports?world=${world}`,
        body === undefined ? {} : { method: 'POST', body },
      ),
    )
  const { status } = await ask('one', '{"page":"index"}')
  const listed = await Promise.all(['one', 'two'].map(async (world) => (await ask(world)).json()))
  expect([status, listed]).toEqual([204, [[{ page: 'index' }], []]])
})
