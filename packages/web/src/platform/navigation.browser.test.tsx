import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLocation, useSearch } from 'wouter'
import { createBrowserNavigation } from './navigation.browser.ts'

const navigation = createBrowserNavigation()

beforeEach(() => history.replaceState(null, '', '/'))

function Address() {
  const [path] = useLocation()
  return `${path}?${useSearch()}`
}

function GoToLogin() {
  const [, go] = useLocation()
  return (
    <button type="button" onClick={() => go('/login?url=%2Fdeposit')}>
      Log in
    </button>
  )
}

it('moves the page that wouter draws', () => {
  const { container } = render(<Address />)
  act(() => navigation.go('/login?url=%2Fdeposit', 'push'))
  expect(container.textContent).toBe('/login?url=%2Fdeposit')
  expect(navigation.current()).toBe('/login?url=%2Fdeposit')
})

it('hears of pushes, replacements and wouter’s own moves once each, and of no move to where one is', () => {
  const heard: string[] = []
  const stop = navigation.watch((address) => heard.push(address))
  const { getByRole } = render(<GoToLogin />)
  navigation.go('/deposit', 'push')
  navigation.go('/deposit', 'replace')
  navigation.go('/', 'replace')
  act(() => getByRole('button').click())
  stop()
  navigation.go('/', 'push')
  expect(heard).toEqual(['/deposit', '/', '/login?url=%2Fdeposit'])
})

it('hears of the back button', () => {
  const heard: string[] = []
  const stop = navigation.watch((address) => heard.push(address))
  const replaceState = Object.getPrototypeOf(history).replaceState
  replaceState.call(history, null, '', '/before')
  window.dispatchEvent(new PopStateEvent('popstate'))
  stop()
  expect(heard).toEqual(['/before'])
})

it('begins a new page at its top, and leaves a replaced one and one under a panel where it is', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  navigation.go('/deposit', 'push')
  navigation.go('/login', 'replace')
  navigation.go('/login?sideDeposit=true', 'push')
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
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
