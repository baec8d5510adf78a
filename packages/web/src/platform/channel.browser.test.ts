import { createMemoryStorageHub, createSeededRandom, type TabMessage } from '@croupier/core/ports'
import { settle } from '@croupier/core/testing'
import { expect, it, vi } from 'vitest'
import { createBrowserChannel, createStorageChannel } from './channel.browser.ts'

const random = createSeededRandom(1)

it('reaches the other tabs through storage, also twice with the same words, and leaves nothing', async () => {
  const hub = createMemoryStorageHub()
  const [here, there] = [hub.openTab(), hub.openTab()]
  const [speaker, hearer] = [here, there].map((tab) => createStorageChannel(tab, random))
  const heard: TabMessage[] = []
  const receivedHere: TabMessage[] = []
  hearer?.listen((message) => heard.push(message))
  speaker?.listen((message) => receivedHere.push(message))

  speaker?.post({ type: 'session.started' })
  speaker?.post({ type: 'session.ended' })
  speaker?.post({ type: 'session.ended' })
  await settle()
  expect([heard, receivedHere, there.keys()]).toEqual([
    [{ type: 'session.started' }, { type: 'session.ended' }, { type: 'session.ended' }],
    [],
    [],
  ])
})

it('ignores what it does not know', async () => {
  const hub = createMemoryStorageHub()
  const heard: TabMessage[] = []
  createStorageChannel(hub.openTab(), random).listen((message) => heard.push(message))
  const stranger = hub.openTab()
  for (const value of ['{', '7', '{"message":{"type":"session.paused"}}', '{"message":null}']) {
    stranger.write('croupier.tabs', value)
  }
  stranger.write('other', '{"message":{"type":"session.ended"}}')
  await settle()
  expect(heard).toEqual([])
})

it('uses the browser’s own channel where there is one', async () => {
  const posted: unknown[] = []
  const listeners = new Set<(event: MessageEvent) => void>()
  class Broadcast {
    postMessage(message: unknown) {
      posted.push(message)
    }
    addEventListener(_type: string, listener: (event: MessageEvent) => void) {
      listeners.add(listener)
    }
    removeEventListener(_type: string, listener: (event: MessageEvent) => void) {
      listeners.delete(listener)
    }
  }
  vi.stubGlobal('BroadcastChannel', Broadcast)
  const channel = createBrowserChannel(createMemoryStorageHub().openTab(), random)
  vi.unstubAllGlobals()

  const heard: TabMessage[] = []
  const stop = channel.listen((message) => heard.push(message))
  channel.post({ type: 'session.ended' })
  for (const listener of listeners) {
    listener(new MessageEvent('message', { data: { type: 'session.started', username: 'demo' } }))
    listener(new MessageEvent('message', { data: { type: 'session.paused' } }))
  }
  stop()
  expect([posted, heard, listeners.size]).toEqual([
    [{ type: 'session.ended' }],
    [{ type: 'session.started' }],
    0,
  ])
})
