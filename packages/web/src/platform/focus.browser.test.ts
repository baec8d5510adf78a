import { expect, it, vi } from 'vitest'
import { keepFocusInSight } from './focus.browser.ts'

it('shows whole what Tab leads to in the page, and scrolls for nothing else', () => {
  document.body.innerHTML =
    '<header><a href="/a">A</a></header><main><a href="/b">B</a></main><footer><a href="/c">C</a></footer>'
  const shown: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    shown.push([this.textContent, how])
  })
  keepFocusInSight()
  for (const link of document.querySelectorAll('a')) {
    link.focus()
    for (const key of ['Tab', 'Enter', 'ArrowDown']) {
      document.dispatchEvent(new KeyboardEvent('keyup', { key }))
    }
  }
  const nearest = { block: 'nearest', inline: 'nearest' }
  expect(shown).toEqual([
    ['B', nearest],
    ['C', nearest],
  ])
})
