import { expect, it, vi } from 'vitest'
import { createBrowserGameWindows } from './game-windows.browser.ts'

it('opens a game in a tab that cannot reach back to the site', () => {
  const tab = { opener: window, closed: false, location: { replace: vi.fn() } }
  const open = vi.fn(() => tab)
  vi.stubGlobal('open', open)
  const windows = createBrowserGameWindows()
  expect([windows.openTab(), open.mock.calls, tab.opener]).toEqual([
    true,
    [['about:blank', '_blank']],
    null,
  ])
  expect(windows.leadTab('https://games.test/g/1')).toBe(true)
  expect(tab.location.replace.mock.calls).toEqual([['https://games.test/g/1']])
})

it('says so where the browser opens no tab', () => {
  vi.stubGlobal('open', () => null)
  const windows = createBrowserGameWindows()
  expect([windows.openTab(), windows.leadTab('https://games.test/g/1')]).toEqual([false, false])
})
