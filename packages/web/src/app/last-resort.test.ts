import { createMemoryLog } from '@croupier/core/ports'
import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { watchForFailure } from './last-resort.ts'

it('stops what a root chart that died has left, reports it, and shows something else in its place', () => {
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
  const end = vi.fn()
  watchForFailure({ actor: root, end }, log, show)
  root.start()
  root.send({ type: 'something.else' })
  const before = [end.mock.calls.length, show.mock.calls.length]
  root.send({ type: 'page.shown' })
  const after = [end.mock.calls.length, show.mock.calls.length]
  expect([before, after, root.getSnapshot().status, log.entries]).toEqual([
    [0, 0],
    [1, 1],
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
