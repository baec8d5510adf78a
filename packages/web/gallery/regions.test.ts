import { noLog } from '@croupier/core/ports'
import { expect, it } from 'vitest'
import { createI18n } from '../src/i18n/create-i18n.ts'
import { createFactsReader } from './regions.ts'
import { createShownWords } from './shown.words.ts'

const words = createShownWords()
const i18n = words.watch(createI18n('en', noLog))
await Promise.all([i18n.load('boot'), i18n.load('shell')])
const close = i18n.t('action.close')
const again = i18n.t('action.tryAgain')
const factsOf = createFactsReader(words)

function draw(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  return element
}

function regionsOf(html: string): readonly string[] {
  return factsOf(draw(html)).regions
}

it('figures, names and the length of lists make no other look', () => {
  const short = regionsOf('<main><p class="sum">500</p><ul><li>Ann</li></ul></main>')
  const long = regionsOf('<main><p class="sum">700</p><ul><li>Bob</li><li>Cid</li></ul></main>')
  expect(short).toEqual(long)
})

it.each([
  ['another message', `<main><p class="sum">${close}</p></main>`],
  ['another part', '<main><p class="sum">500</p><p class="note">500</p></main>'],
  ['another condition', '<main><p class="sum" aria-busy="true">500</p></main>'],
])('%s makes another look', (_, html) => {
  expect(regionsOf(html)).not.toEqual(regionsOf('<main><p class="sum">500</p></main>'))
})

it('a panel changes without the page behind it', () => {
  const page = '<main><p>500</p></main>'
  const [, behind] = regionsOf(page)
  expect(regionsOf(`${page}<dialog open><p>${again}</p></dialog>`)[1]).toBe(behind)
})

it('names the flows and messages that are shown', () => {
  const facts = factsOf(draw(`<div data-flow="login" data-screen="editing">${close}</div>`))
  expect([facts.screens, facts.messages]).toEqual([['login.editing'], ['action.close']])
})

it('reads a page again after it has changed', () => {
  const page = draw('<main></main>')
  const before = factsOf(page)
  expect(factsOf(page)).toBe(before)
  page.firstElementChild?.setAttribute('aria-busy', 'true')
  expect(factsOf(page).regions).not.toEqual(before.regions)
})
