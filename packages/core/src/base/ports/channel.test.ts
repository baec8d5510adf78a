import { describe, expect, it } from 'vitest'
import { createMemoryChannelHub, noChannel, type TabMessage } from './channel.ts'

const started = { type: 'session.started' } as const
const ended = { type: 'session.ended' } as const

describe('a channel between tabs', () => {
  it('reaches every other tab in a later turn, and not its own', async () => {
    const hub = createMemoryChannelHub()
    const tabs = [hub.openTab(), hub.openTab(), hub.openTab()]
    const heard = tabs.map((tab) => {
      const messages: TabMessage[] = []
      tab.listen((message) => messages.push(message))
      return messages
    })
    tabs[0]?.post(started)
    tabs[2]?.post(ended)
    expect(heard).toEqual([[], [], []])
    await Promise.resolve()
    expect(heard).toEqual([[ended], [started, ended], [started]])
  })

  it('no longer reaches a listener that stopped listening', async () => {
    const hub = createMemoryChannelHub()
    const [here, there] = [hub.openTab(), hub.openTab()]
    const heard: TabMessage[] = []
    const stop = there.listen((message) => heard.push(message))
    here.post(ended)
    stop()
    await Promise.resolve()
    expect(heard).toEqual([])
  })

  it('may be missing', () => {
    const heard: TabMessage[] = []
    noChannel.listen((message) => heard.push(message))()
    noChannel.post(ended)
    expect(heard).toEqual([])
  })
})
