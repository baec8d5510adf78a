import type { App } from '@croupier/core'
import { satang } from '@croupier/core/money'
import { second } from '@croupier/core/time'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import type { ScreenName } from '../app/screen.names.ts'
import type { Screens } from '../app/screens.ts'
import { Shell } from './shell.tsx'
// Imported with the test, because on a busy machine it would load later than the test waits.
import './toasts.tsx'

/** An empty component around the page, for tests in which only the page matters. */
const nothing: Promise<ComponentType> = Promise.resolve(() => null)

const footer: Promise<ComponentType> = Promise.resolve(() => <footer />)
const footerAlone: Screens = {
  load: (name) => (name === 'footer' ? footer : nothing),
  prepare: async () => true,
  forgetFailures: () => {},
}

it('names the tab after the page and the site', async () => {
  await openSite(<Shell />, { areas: ['home'] })
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe('Home · Croupier')
})

it('names the tab after a list in words, also once a failure is over [ROUTE-05]', async () => {
  const { app } = await openSite(<Shell />, { address: '/en/list/live-casino' })
  await screen.findByRole('heading', { level: 1, name: 'Casino' })
  const titles = [document.title]
  const { content } = app.actor.getSnapshot().children
  act(() => content?.send({ type: 'content.broke', isOnline: true }))
  titles.push(document.title)
  await act(async () => content?.send({ type: 'content.retry' }))
  titles.push(document.title)
  expect(titles).toEqual([
    'Games · Casino · Croupier',
    'Something went wrong · Croupier',
    'Games · Casino · Croupier',
  ])
})

it.each([
  ['/en/loginLine', [], 'ROUTE-08'],
  ['/en/loginUrl', ['banner', 'contentinfo'], 'ROUTE-09'],
])('surrounds %s with %j [%s, SHELL-08]', async (address, landmarks) => {
  const { app } = await openSite(<Shell />, { address, screens: footerAlone })
  const around = ['banner', 'contentinfo'].filter((role) => screen.queryByRole(role) !== null)
  expect([app.services.navigation.current(), around]).toEqual([address, landmarks])
})

it('links to the same place in the other language [OPEN-30]', async () => {
  await openSite(<Shell />, { address: '/login?url=%2Fdeposit', areas: ['login'] })
  const selector = await screen.findByRole('group', { name: 'Language' })
  const links = within(selector).getAllByRole<HTMLAnchorElement>('link')
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.hreflang,
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['ไทย', '/login?url=%2Fdeposit', 'th', null],
    ['English', '/en/login?url=%2Fdeposit', 'en', 'true'],
  ])
})

it('ends the session of a member who logs out', async () => {
  const { app } = await openSite(<Shell />, { isMember: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(app.services.credentials.hasSession()).toBe(false)
})

it.each<[string, RegExp, number, string, (app: App) => void]>([
  [
    'has logged out',
    /^You have logged out$/,
    5 * second,
    'SHELL-56',
    ({ actor }) => actor.getSnapshot().children.session?.send({ type: 'session.signOut' }),
  ],
  [
    'has withdrawn',
    /^Withdrawal of 300.50 baht sent$/,
    10 * second,
    'SHELL-56, WD-17',
    ({ actor }) => actor.send({ type: 'withdraw.succeeded', amount: satang(30_050) }),
  ],
])('says that the member %s (%s), for %i ms [%s]', async (_what, said, duration, _ids, happen) => {
  const { app, clock } = await openSite(<Shell />, {
    isMember: true,
    areas: ['member', 'withdraw'],
  })
  await act(async () => happen(app))
  const isSaid = () => screen.queryByText(said) !== null
  const seen = [isSaid()]
  await act(() => clock.advance(duration - 1))
  seen.push(isSaid())
  await act(() => clock.advance(1))
  seen.push(isSaid())
  expect(seen).toEqual([true, true, false])
})

it('loads the words of a toast that speaks of a screen that is not open', async () => {
  const { app, i18n } = await openSite(<Shell />, { isMember: true })
  expect(i18n.has('deposit')).toBe(false)
  act(() => app.actor.send({ type: 'deposit.cancelledUnseen' }))
  expect(await screen.findByText(/^Deposit cancelled\./)).toBeTruthy()
})

it('never shows an unknown balance as zero [OPEN-77]', async () => {
  await openSite(<Shell />, { isMember: true })
  const balance = await screen.findByRole('status', { name: 'Balance' })
  expect(balance.textContent).toBe('Checking your balance…')
})

it('covers a page that cannot be loaded, and loads it again when asked to', async () => {
  const forget = () => {
    page = Promise.resolve(() => <h1>Here it is</h1>)
  }
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  let page: Promise<ComponentType> = Promise.reject(new Error('gone'))
  await openSite(<Shell />, {
    screens: {
      load: (name) => (name === 'index' ? page : nothing),
      prepare: async () => true,
      forgetFailures: forget,
    },
  })
  const cover = await screen.findByRole('heading', { name: 'Something went wrong' })
  expect([document.activeElement, document.title, said.mock.calls.length]).toEqual([
    cover,
    'Something went wrong · Croupier',
    1,
  ])

  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  const heading = await screen.findByRole('heading', { name: 'Here it is' })
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading])
})

it('says the status of a page that could not be shown [ROUTE-40, ERR-54]', async () => {
  const { app } = await openSite(<Shell />, { areas: ['home'] })
  await screen.findByRole('heading', { level: 1 })
  act(() =>
    app.actor.getSnapshot().children.content?.send({ type: 'content.broke', isOnline: true }),
  )
  expect(screen.getByText(/^This page could not be shown\. .*\(status 500\)$/)).toBeTruthy()
})

it('says that what a page is about does not exist, and leads home [ROUTE-41, ERR-54, OPEN-26]', async () => {
  const { app } = await openSite(<Shell />, { areas: ['home'] })
  await screen.findByRole('heading', { level: 1 })
  act(() => app.actor.send({ type: 'page.missing' }))
  const heading = screen.getByRole('heading', { level: 1 })
  const home = screen.getByRole<HTMLAnchorElement>('link', { name: 'Go back to home' })
  expect([
    heading.textContent,
    document.activeElement,
    document.title,
    home.getAttribute('href'),
    screen.queryByRole('button', { name: 'Try again' }),
  ]).toEqual(['This page could not be found', heading, 'Page not found · Croupier', '/en', null])
  expect(screen.getByText(/\(status 404\)$/)).toBeTruthy()
})

it('lives on without a part that is missing offline, and shows it when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const missing = new Set<ScreenName>(['memberHeader'])
  const loaded = new Map<ScreenName, Promise<ComponentType>>()
  const load = (name: ScreenName) => {
    const screen: Promise<ComponentType> =
      loaded.get(name) ??
      (missing.has(name)
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(() => <p>{name}</p>))
    loaded.set(name, screen)
    return screen
  }
  const screens: Screens = {
    load,
    prepare: async () => true,
    forgetFailures: () => loaded.clear(),
  }
  const { page } = await openSite(<Shell />, { isMember: true, isOnline: false, screens })
  const shown = () => ['index', 'memberHeader'].map((name) => screen.queryByText(name) !== null)
  expect([shown(), screen.getByRole('banner').textContent]).toEqual([[true, false], 'CCroupier'])

  missing.clear()
  await act(async () => page.resume('online'))
  expect(shown()).toEqual([true, true])
})

it('says of a page that is missing offline why, and shows it when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failures = [new Error('offline')]
  let home: Promise<ComponentType> | null = null
  const loadHome = (): Promise<ComponentType> => {
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : Promise.resolve(() => <h1>Here it is</h1>)
  }
  const load = (name: ScreenName) => {
    if (name !== 'index') return nothing
    home ??= loadHome()
    return home
  }
  const forgetFailures = () => {
    home = null
  }
  const { page } = await openSite(<Shell />, {
    isOnline: false,
    screens: { load, prepare: async () => true, forgetFailures },
  })
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()

  await act(async () => page.resume('online'))
  expect(
    screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
  ).toEqual(['Here it is'])
})
