import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dressPage } from './page.dressing.ts'

const page = readFileSync(new URL('../../packages/web/index.html', import.meta.url), 'utf8')
const paper = {
  title: 'Paper & $& Ink',
  theme: { mode: 'light', surface: '#f7f4ef', brand: '#264b92', accent: '#00879e' },
} as const

const head = (html: string) =>
  html.split('\n').filter((line) => /<title|color-scheme|theme-color|site-theme/.test(line))

it('names the site and has its colours before the configuration has come [SITE-01, SITE-02]', () => {
  expect(head(dressPage(page, paper))).toEqual([
    '    <meta name="color-scheme" content="light" />',
    '    <meta name="theme-color" content="#f7f4ef" />',
    '    <meta name="site-theme" content="light #f7f4ef #264b92 #00879e" />',
    '    <title>Paper &amp; $&amp; Ink</title>',
  ])
})

it('changes nothing else', () => {
  const rest = (html: string) => html.split('\n').filter((line) => !head(html).includes(line))
  expect(rest(dressPage(page, paper))).toEqual(rest(page))
})

it('can be dressed anew', () => {
  const croupier = { title: 'Croupier', theme: null }
  expect(dressPage(dressPage(page, paper), croupier)).toBe(dressPage(page, croupier))
})

it('is a page that a build made', () => {
  expect(() => dressPage('<h1>It works!</h1>', paper)).toThrow(
    new Error('This is no page that a build made: run `npm run build` first.'),
  )
})
