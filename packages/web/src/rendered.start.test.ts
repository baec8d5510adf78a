import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(async () => {
  document.body.innerHTML =
    '<div id="root" data-rendered><input><button id="one"><b>One</b></button><button id="two">Two</button><a>Link</a></div>'
  vi.resetModules()
  await import('./rendered.start.ts')
})

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

const marked = () => [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)

it('marks the button that was pressed last, also by what is in it', () => {
  press('#two')
  const first = marked()
  press('b')
  expect([first, marked()]).toEqual([['two'], ['one']])
})

it.each([
  [
    'something is typed',
    () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
  ],
  ['something else is pressed', () => press('a')],
])('forgets a press when %s', (_what, happens) => {
  press('#one')
  happens()
  expect(marked()).toEqual([])
})

it('marks nothing once the page answers by itself', () => {
  document.getElementById('root')?.setAttribute('data-rendered', '')
  press('#one')
  expect(marked()).toEqual([])
})

it('requests all scripts at once', async () => {
  const block = document.body.appendChild(document.createElement('script'))
  block.dataset.entry = ''
  block.dataset.scripts = '/assets/login.js /assets/words.js'
  vi.resetModules()
  await import('./rendered.start.ts')
  const links = [...document.head.querySelectorAll('link')]
  expect(
    links.map(({ rel, crossOrigin, href }) => [rel, crossOrigin, new URL(href).pathname]),
  ).toEqual([
    ['modulepreload', '', '/assets/login.js'],
    ['modulepreload', '', '/assets/words.js'],
  ])
})
