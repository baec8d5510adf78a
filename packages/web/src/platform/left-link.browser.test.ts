import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusWhenPresent, leftLink, storeLeftLink } from './left-link.browser.ts'

const page =
  '<main><h1 tabindex="-1">Menu</h1><a href="/vip">VIP</a></main><a href="/help">Help</a>'

beforeEach(() => {
  history.replaceState({ depth: 1, place: 40 }, '')
  document.body.innerHTML = page
})
afterEach(() => document.body.replaceChildren())

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

describe('the link that led away', () => {
  it('is kept in the entry of the history, beside what is there', () => {
    const stop = storeLeftLink()
    element('main a').addEventListener('click', (event) => event.preventDefault())
    element('main a').click()
    const left = { address: '/vip', turn: 0 }
    expect([leftLink(), history.state]).toEqual([left, { depth: 1, place: 40, left }])
    stop()
    element('h1').click()
    expect(leftLink()).toEqual(left)
  })

  it.each([
    ['beside the main part', 'body > a'],
    ['of a game, whose address is a secret', '#game'],
    ['that is none', 'h1'],
  ])('is not one %s', (_, selector) => {
    element('main').insertAdjacentHTML('beforeend', '<a id="game" href="https://g.test/x">Play</a>')
    const stop = storeLeftLink()
    element(selector).addEventListener('click', (event) => event.preventDefault())
    element(selector).click()
    stop()
    expect(leftLink()).toBeNull()
  })
})

it('is written down only when it is another one than before', () => {
  const write = vi.spyOn(history, 'replaceState')
  const stop = storeLeftLink()
  const link = element('main a')
  link.addEventListener('click', (event) => event.preventDefault())
  for (const pressed of ['h1', 'main a', 'main a', 'h1', 'h1']) element(pressed).click()
  stop()
  expect(write.mock.calls.map(([state]) => state)).toEqual([
    { depth: 1, place: 40, left: { address: '/vip', turn: 0 } },
    { depth: 1, place: 40, left: null },
  ])
})

describe('the focus', () => {
  const added = async () => {
    element('main').insertAdjacentHTML('beforeend', '<a href="/late">Late</a>')
    // Mutation observers are called in a microtask.
    await Promise.resolve()
  }

  it('goes to the link at once where it is there', () => {
    element('h1').focus()
    focusWhenPresent({ address: '/vip', turn: 0 }, element('h1'))
    expect(document.activeElement?.textContent).toBe('VIP')
  })

  it('goes to the very link of those that lead to one page', () => {
    element('main').insertAdjacentHTML('beforeend', '<a href="/vip" id="second">See all</a>')
    const stop = storeLeftLink()
    element('#second').addEventListener('click', (event) => event.preventDefault())
    element('#second').click()
    stop()
    element('h1').focus()
    focusWhenPresent(leftLink() ?? { address: '', turn: 0 }, element('h1'))
    expect(document.activeElement?.textContent).toBe('See all')
  })

  it('goes to the link that comes later', async () => {
    element('h1').focus()
    focusWhenPresent({ address: '/late', turn: 0 }, element('h1'))
    await added()
    expect(document.activeElement?.textContent).toBe('Late')
  })

  it('stays where somebody moved it meanwhile, or where nobody waits any more', async () => {
    element('h1').focus()
    focusWhenPresent({ address: '/late', turn: 0 }, element('h1'))
    element('body > a').focus()
    await added()
    const moved = document.activeElement?.textContent
    element('h1').focus()
    focusWhenPresent({ address: '/later', turn: 0 }, element('h1'))()
    element('main').insertAdjacentHTML('beforeend', '<a href="/later">Later</a>')
    await Promise.resolve()
    expect([moved, document.activeElement?.textContent]).toEqual(['Help', 'Menu'])
  })
})
