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
  act(() => navigation.go('/en/login?url=%2Fdeposit', 'push'))
  expect(container.textContent).toBe('/en/login?url=%2Fdeposit')
  expect(navigation.current()).toBe('/en/login?url=%2Fdeposit')
})

it('hears of pushes, replacements and wouter’s own moves once each, and of no move to where one is', () => {
  const heard: string[] = []
  const stop = navigation.watch((address) => heard.push(address))
  const { getByRole } = render(<GoToLogin />)
  navigation.go('/deposit', 'push')
  navigation.go('/deposit', 'replace')
  navigation.go('/en/deposit', 'replace')
  act(() => getByRole('button').click())
  stop()
  navigation.go('/', 'push')
  expect(heard).toEqual(['/deposit', '/en/deposit', '/login?url=%2Fdeposit'])
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

it('begins a new page at its top and leaves a replaced one where it is', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  navigation.go('/deposit', 'push')
  navigation.go('/en/deposit', 'replace')
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})
