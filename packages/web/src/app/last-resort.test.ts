import { createMemoryLog } from '@croupier/core/ports'
import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { watchForDeath } from './last-resort.ts'

it('reports a root chart that died, and shows something else in its place', () => {
  const log = createMemoryLog()
  const show = vi.fn()
  const root = createActor(
    createMachine({
      on: {
        'page.shown': {
          actions: () => {
            throw new Error('a page that nobody knows')
          },
        },
      },
    }),
  )
  watchForDeath(root, log, show)
  root.start()
  root.send({ type: 'something.else' })
  const before = show.mock.calls.length
  root.send({ type: 'page.shown' })
  expect([before, show.mock.calls.length, root.getSnapshot().status, log.entries]).toEqual([
    0,
    1,
    'error',
    [
      {
        level: 'error',
        event: 'site.died',
        details: { reason: 'Error: a page that nobody knows' },
      },
    ],
  ])
})
