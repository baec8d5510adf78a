import { createVirtualClock, settle } from '@croupier/core/testing'
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { WindowMessage } from './inspector.host.ts'
import { createInspectorLink } from './inspector.link.ts'
import { inspectInto } from './inspector.tsx'

it('speaks what the receiver of Stately’s own library understands', async () => {
  const stately = 'https://stately.ai'
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  let hear: (message: WindowMessage) => void = () => {}
  // The window of this test is the receiver's; messages travel as copies, as between windows.
  const receiver = {
    closed: false,
    postMessage: (data: unknown) => {
      window.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
    },
  }
  vi.stubGlobal('opener', {
    postMessage: (data: unknown) => {
      queueMicrotask(() => hear({ data, origin: stately, source: receiver }))
    },
  })
  const link = createInspectorLink(
    {
      origin: 'https://site.test',
      open: () => receiver,
      onMessage: (listener) => {
        hear = listener
      },
      onLeave: () => {},
    },
    createVirtualClock(),
  )

  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { open: 'open' } }, open: {} },
  })
  const actor = createActor(door, inspectInto(link)).start()
  actor.send({ type: 'open' })
  for (const work of idle.splice(0)) work()
  link.open('stately')
  const received: StatelyInspectionEvent[] = []
  createBrowserReceiver({ window }).subscribe((message) => void received.push(message))
  await settle()

  expect(link.status().phase).toBe('connected')
  expect(received.map(({ type }) => type)).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
    '@xstate.event',
    '@xstate.snapshot',
  ])
  expect(received.at(-1)).toMatchObject({
    event: { type: 'open' },
    snapshot: { value: 'open', status: 'active' },
  })
})
