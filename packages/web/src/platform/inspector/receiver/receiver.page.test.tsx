import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OpenedWindow, WindowMessage } from '../inspector.host.ts'
import { ReceiverPage } from './receiver.page.tsx'
import { createReceiverStore } from './receiver.store.ts'

const site = 'https://site.test'

/** Draws the page in a window that a site has opened, or that nobody opened. */
function openReceiver({ isAlone = false } = {}) {
  const asked: string[] = []
  const opener: OpenedWindow & { closed: boolean } = {
    closed: false,
    postMessage: (data, origin) => void asked.push(`${JSON.stringify(data)} to ${origin}`),
  }
  let hear: (message: WindowMessage) => void = () => {}
  const store = createReceiverStore(
    {
      origin: site,
      opener: isAlone ? null : opener,
      onMessage: (listener) => {
        hear = listener
      },
    },
    (work) => work(),
  )
  render(<ReceiverPage store={store} />)
  const tell = (...messages: readonly object[]) =>
    act(() => {
      for (const data of messages) hear({ data, origin: site, source: opener })
    })
  return { asked, hear: (told: WindowMessage) => act(() => hear(told)), opener, store, tell }
}

const begin = { type: '@croupier.begin' }
const end = { type: '@statelyai.disconnected' }

const registered = (sessionId: string, name: string, parentId?: string, description?: string) => ({
  type: '@xstate.actor',
  sessionId,
  name,
  parentId,
  createdAt: '1',
  definition: JSON.stringify({
    id: name,
    description,
    states: { signedIn: { description: 'A member is here.' } },
  }),
  snapshot: { status: 'active' },
})

const sent = (sessionId: string, type: string, sourceId?: string, more = {}) => ({
  type: '@xstate.event',
  sessionId,
  sourceId,
  createdAt: '1795184962964',
  event: { type, ...more },
})

const told = (sessionId: string, type: string, value: unknown, context = {}, more = {}) => ({
  type: '@xstate.snapshot',
  sessionId,
  createdAt: '2',
  event: { type },
  snapshot: { status: 'active', value, context, tags: [], ...more },
})

const story = [
  begin,
  registered('x:0', 'app', undefined, 'The root.'),
  registered('x:1', 'session', 'x:0', 'Signed in or not.'),
  told('x:0', 'xstate.init', { site: 'open', membership: 'visitor' }),
  told('x:1', 'xstate.init', 'signedOut', { version: 0, username: '' }),
  sent('x:1', 'session.signedIn', 'x:0', { username: '••••••' }),
  told('x:1', 'session.signedIn', 'signedIn', { version: 1, username: '' }, { tags: ['member'] }),
  sent('x:0', 'clock.ticked'),
]

const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const rows = () => texts(section('^Events').queryAllByRole('listitem'))

describe('the page of the local inspector', () => {
  it('shows the actors with their states, and the events with their way', () => {
    openReceiver().tell(...story)
    expect(texts(section('^Actors').getAllByRole('button'))).toEqual([
      'appsite › openmembership › visitor',
      'sessionsignedIn',
    ])
    expect(rows()).toEqual([
      expect.stringMatching(/session\.signedInapp → sessionsignedOut ⇒ signedIn/),
      expect.stringMatching(/clock\.tickedoutside → app$/),
    ])
    expect(screen.getByRole('status').textContent).toBe('Connected to the site’s page.')
  })

  it('shows one actor in detail, and what changed last', async () => {
    openReceiver().tell(...story)
    expect(screen.getByRole('heading', { name: /^app/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^session/ }))
    const detail = section('^session')
    expect(texts(detail.getAllByRole('listitem'))).toEqual(['signedInA member is here.', 'member'])
    expect(texts(detail.getAllByRole('term'))).toEqual(['versionchanged', 'username'])
    expect(detail.getByText('Signed in or not.')).toBeTruthy()
  })

  it('filters actors and events', async () => {
    openReceiver().tell(...story)
    await userEvent.type(screen.getByRole('searchbox'), 'session -clock')
    expect(section('^Actors').getAllByRole('button').length).toBe(1)
    expect(rows().length).toBe(1)
  })

  it('stands still while it is paused, and counts what comes', async () => {
    const { tell } = openReceiver()
    tell(...story)
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    tell(sent('x:0', 'a'), sent('x:0', 'b'))
    const resume = screen.getByRole('button', { name: 'Paused, 2 new' })
    expect([rows().length, resume.getAttribute('aria-pressed')]).toEqual([2, 'true'])
    await userEvent.click(resume)
    expect(rows().length).toBe(4)
  })

  it('clears the events and keeps the actors', async () => {
    openReceiver().tell(...story)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect([rows(), section('^Actors').getAllByRole('button').length]).toEqual([[], 2])
  })

  it('hides ended actors until they are asked for', async () => {
    const { tell } = openReceiver()
    tell(...story, told('x:1', 'xstate.stop', 'signedIn', {}, { status: 'stopped' }))
    expect(section('^Actors').getAllByRole('button').length).toBe(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ended actors' }))
    expect(section('^Actors').getAllByRole('button').length).toBe(2)
  })
})

describe('the way to the site', () => {
  it('asks the site that opened the window until it answers', () => {
    const { asked, store, tell } = openReceiver()
    expect(screen.getByRole('status').textContent).toBe('Waiting for the site’s page.')
    store.check()
    store.check()
    tell(...story)
    store.check()
    expect(asked).toEqual([
      `{"type":"@statelyai.connected"} to ${site}`,
      `{"type":"@statelyai.connected"} to ${site}`,
    ])
  })

  it('says when the site is gone, and goes on when it is back', () => {
    const { asked, hear, store, tell } = openReceiver()
    tell(...story)
    hear({ data: end, origin: site, source: null })
    expect(screen.getByRole('status').textContent).toMatch(/^The site’s page is gone/)
    store.check()
    expect(asked.length).toBe(1)
    tell(begin, registered('x:0', 'app'))
    expect(screen.getByRole('status').textContent).toBe('Connected to the site’s page.')
    expect([section('^Actors').getAllByRole('button').length, rows()]).toEqual([1, []])
  })

  it('says when the window of the site is closed', () => {
    const { opener, store, tell } = openReceiver()
    tell(...story)
    opener.closed = true
    act(() => store.check())
    expect(screen.getByRole('status').textContent).toBe('The window of the site is closed.')
  })

  it('says what to do when no site opened the window', () => {
    const { store } = openReceiver({ isAlone: true })
    store.check()
    expect(screen.getByRole('status').textContent).toMatch(/^No site opened this window/)
  })

  it('hears nobody else', () => {
    const { hear, opener } = openReceiver()
    hear({ data: begin, origin: 'https://evil.test', source: opener })
    hear({ data: begin, origin: site, source: { closed: false, postMessage: () => {} } })
    hear({ data: 'hello', origin: site, source: opener })
    expect(screen.getByRole('status').textContent).toBe('Waiting for the site’s page.')
  })
})
