import { createVirtualClock } from '@croupier/core/testing'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { describe, expect, it } from 'vitest'
import type { OpenedWindow, WindowMessage } from './inspector.host.ts'
import { createInspectorLink } from './inspector.link.ts'

const site = 'https://site.test'
const stately = 'https://stately.ai'

const message = (name: string): StatelyInspectionEvent => ({
  type: '@xstate.event',
  sessionId: 'x:0',
  sourceId: undefined,
  event: { type: name },
  rootId: 'x:0',
  id: '',
  createdAt: '1',
  _version: '0.7.2',
})

/** A window that records its messages as `type to origin`. */
function createWindow() {
  const got: string[] = []
  const opened: OpenedWindow & { closed: boolean } = {
    closed: false,
    postMessage: (data, origin) => {
      const told: { type?: string; event?: { type: string } } = { ...Object(data) }
      got.push(`${told.event?.type ?? told.type} to ${origin}`)
    },
  }
  return Object.assign(opened, { got })
}

function openLink({ isBlocked = false } = {}) {
  const clock = createVirtualClock()
  const opened: string[] = []
  const inspector = createWindow()
  let hear: (message: WindowMessage) => void = () => {}
  let leave = () => {}
  const link = createInspectorLink(
    {
      origin: site,
      open: (address, name) => {
        opened.push(`${name}: ${address}`)
        return isBlocked ? null : inspector
      },
      onMessage: (listener) => {
        hear = listener
      },
      onLeave: (listener) => {
        leave = listener
      },
    },
    clock,
  )
  const statuses: string[] = []
  link.watch(() => {
    const { phase, destination } = link.status()
    statuses.push(`${phase} ${destination}`)
  })
  const ready = (source: OpenedWindow, origin: string) =>
    hear({ data: { type: '@statelyai.connected' }, origin, source })
  return {
    clock,
    hear: (told: WindowMessage) => hear(told),
    inspector,
    leave: () => leave(),
    link,
    opened,
    ready,
    statuses,
  }
}

describe('the link to an inspector', () => {
  it('sends nothing before a window was opened and has asked, then all there was', () => {
    const { inspector, link, opened, ready, statuses } = openLink()
    link.send(message('first'))
    ready(createWindow(), 'https://evil.test')
    link.open('stately')
    link.send(message('second'))
    expect([inspector.got, opened]).toEqual([[], [`stately: ${stately}/inspect`]])
    ready(inspector, stately)
    link.send(message('third'))
    expect(inspector.got).toEqual([
      `first to ${stately}`,
      `second to ${stately}`,
      `third to ${stately}`,
    ])
    expect(statuses).toEqual(['opening stately', 'connected stately'])
  })

  it('sends a window that shows another site nothing', () => {
    const { inspector, link, ready, statuses } = openLink()
    link.open('stately')
    ready(inspector, 'https://parked.test')
    link.send(message('a'))
    expect([inspector.got, statuses.at(-1)]).toEqual([[], 'elsewhere stately'])
  })

  it('does not hear other windows, or other words', () => {
    const { hear, inspector, link, ready } = openLink()
    link.open('stately')
    ready(createWindow(), stately)
    hear({ data: 'hello', origin: stately, source: inspector })
    hear({ data: { type: '@statelyai.connected' }, origin: stately, source: null })
    expect(link.status()).toEqual({ phase: 'opening', destination: 'stately' })
  })

  it('tells our own receiver where the story begins, and tells it again when it asks again', () => {
    const { inspector, link, ready } = openLink()
    link.send(message('a'))
    link.open('local')
    ready(inspector, site)
    ready(inspector, site)
    const story = [`@croupier.begin to ${site}`, `a to ${site}`]
    expect(inspector.got).toEqual([...story, ...story])
  })

  it('goes on with our own receiver after a reload of the site, without a press', () => {
    const { inspector, link, ready, statuses } = openLink()
    ready(inspector, site)
    link.send(message('a'))
    expect([inspector.got, statuses]).toEqual([
      [`@croupier.begin to ${site}`, `a to ${site}`],
      ['connected local'],
    ])
  })

  it('never goes on with another site by itself', () => {
    const { inspector, link, ready } = openLink()
    ready(inspector, stately)
    expect([inspector.got, link.status().phase]).toEqual([[], 'closed'])
  })

  it('stops when it is told to, and stays stopped', () => {
    const { inspector, link, ready } = openLink()
    link.open('local')
    ready(inspector, site)
    link.close()
    link.send(message('a'))
    ready(inspector, site)
    expect([inspector.got, link.status().phase]).toEqual([
      [`@croupier.begin to ${site}`, `@statelyai.disconnected to ${site}`],
      'closed',
    ])
  })

  it('says when the browser opens no window', () => {
    const { link } = openLink({ isBlocked: true })
    link.open('local')
    expect(link.status()).toEqual({ phase: 'blocked', destination: 'local' })
  })

  it('sees within a second that the window was closed', async () => {
    const { clock, inspector, link, ready } = openLink()
    link.open('local')
    ready(inspector, site)
    await clock.advance(5000)
    expect(link.status().phase).toBe('connected')
    inspector.closed = true
    await clock.advance(1000)
    expect([link.status().phase, clock.pending()]).toEqual(['closed', []])
  })

  it('says goodbye when the page is left, and goes on when it is restored', () => {
    const { inspector, leave, link, ready } = openLink()
    link.open('stately')
    leave()
    ready(inspector, stately)
    leave()
    ready(inspector, stately)
    expect([inspector.got, link.status().phase]).toEqual([
      [`@statelyai.disconnected to ${stately}`],
      'connected',
    ])
  })
})
