import { beforeEach, expect, it, vi } from 'vitest'
import { createBrowserNavigation } from './navigation.browser.ts'

const navigation = createBrowserNavigation(null)

beforeEach(() => navigation.go('/', 'replace'))

it('writes the address bar and the history', () => {
  const { length } = history
  navigation.go('/login?url=%2Fdeposit', 'push')
  const pushed = [navigation.current(), history.length - length]
  navigation.go('/deposit', 'replace')
  expect([pushed, navigation.current(), history.length - length]).toEqual([
    ['/login?url=%2Fdeposit', 1],
    '/deposit',
    1,
  ])
})

it('hears of pushes and replacements once each, and of no move to where one is', () => {
  const heard: string[] = []
  const stop = navigation.watch((address) => heard.push(address))
  navigation.go('/deposit', 'push')
  navigation.go('/deposit', 'replace')
  navigation.go('/', 'replace')
  navigation.go('/login?url=%2Fdeposit', 'push')
  stop()
  navigation.go('/', 'push')
  expect(heard).toEqual(['/deposit', '/', '/login?url=%2Fdeposit'])
})

it('hears of the back button', () => {
  const heard: string[] = []
  const stop = navigation.watch((address) => heard.push(address))
  history.replaceState(null, '', '/before')
  window.dispatchEvent(new PopStateEvent('popstate'))
  stop()
  expect(heard).toEqual(['/before'])
})

it('begins every new page at its top, and leaves one under a panel where it is [ROUTE-04]', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  navigation.go('/deposit', 'push')
  navigation.go('/login', 'replace')
  navigation.go('/login?sideDeposit=true', 'push')
  navigation.go('/login', 'replace')
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ])
})

it('loads the page anew for an address in another language', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  navigation.go('/en/deposit', 'push')
  navigation.go('/en', 'replace')
  expect([assign.mock.calls, replace.mock.calls, navigation.current()]).toEqual([
    [['/en/deposit']],
    [['/en']],
    '/',
  ])
})

it.each([
  ['/?a=1', 'en', '/en?a=1'],
  ['/?a', 'th', '/?a'],
  ['/?a', null, '/?a'],
  ['/help', 'en', '/help'],
  ['/en', 'th', '/en'],
] as const)(
  'opened at %s by who chose %s, begins at %s in the same entry [ROUTE-64]',
  (opened, chosen, begun) => {
    history.replaceState({ depth: 3 }, '', opened)
    const { length } = history
    const opening = createBrowserNavigation(chosen)
    expect([opening.current(), history.state, history.length]).toEqual([
      begun,
      { depth: 3 },
      length,
    ])
  },
)

it('goes back through the visit, and elsewhere where the visit began here', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  history.replaceState(null, '', '/help')
  navigation.back('/')
  const first = [navigation.current(), back.mock.calls.length]
  navigation.go('/vip', 'push')
  navigation.go('/vip?a=1', 'replace')
  navigation.back('/')
  expect([first, navigation.current(), back.mock.calls.length]).toEqual([['/', 0], '/vip?a=1', 1])
})

it('makes no second entry of the address that is shown', () => {
  navigation.go('/vip', 'push')
  const { length } = history
  navigation.go('/vip', 'push')
  expect([navigation.current(), history.length - length]).toEqual(['/vip', 0])
})
