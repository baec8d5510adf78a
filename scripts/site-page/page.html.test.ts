import { describe, expect, it } from 'vitest'
import { filesFor, type PageOfSite, pageHtml } from './page.html.ts'

const template = `<!doctype html>
<html lang="th">
  <head>
    <title>Paper</title>
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/entry.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const chunk = (modules: readonly string[], imports: readonly string[] = []) => ({
  name: 'chunk',
  modules,
  imports,
  styles: modules.map((module) => `assets/${module}.css`),
})

const report = {
  'assets/entry.js': {
    ...chunk(['packages/web/src/main.tsx'], ['assets/base.js', 'assets/libraries.js']),
    styles: ['assets/entry.css'],
  },
  'assets/base.js': { ...chunk(['base'], ['assets/libraries.js']), styles: [] },
  'assets/libraries.js': { ...chunk(['libraries']), styles: [] },
  'assets/start.js': { name: 'rendered.start', modules: [], imports: [], styles: [] },
  'assets/login.js': chunk(['login'], ['assets/common.js', 'assets/entry.js']),
  'assets/common.js': chunk(['common']),
  'assets/games.js': chunk(['games']),
}

const rendered: PageOfSite = {
  file: {
    address: '/en/login',
    audience: 'visitor',
    name: 'en/login',
    canonical: '/en/login',
    isListed: true,
  },
  page: {
    route: 'login',
    locale: 'en',
    html: '<h1 style="color:red">Log in</h1>',
    title: 'Log in · Paper & "Ink"',
    description: 'Log in <here>.',
    screens: ['login'],
    services: ['https://paper.example', 'https://api.example'],
    modules: ['login'],
  },
  mark: {
    address: '/en/login',
    isMember: false,
    screens: ['login'],
    site: { title: '</script>' },
    answers: [{ question: { operationName: 'lists', variables: {} }, answer: { data: '<b>' } }],
  },
  origin: 'https://paper.example',
  siteTitle: 'Paper',
  mode: 'light',
  brandStyles: 'assets/brand-1.css',
  report,
}

const lines = (html: string) => html.split('\n').map((line) => line.trim())

describe('the file of a page', () => {
  it('has the content, its language and mode, and what the browser needs to take it over', () => {
    const html = lines(pageHtml(template, rendered))
    expect(html).toContain('<html lang="en" data-mode="light">')
    expect(html).toContain('<div id="root" data-rendered><h1 style="color:red">Log in</h1></div>')
    expect(html).toContain(
      '<script type="application/json" id="rendered">{"address":"/en/login","isMember":false,"screens":["login"],"site":{"title":"\\u003c/script>"},"answers":[{"question":{"operationName":"lists","variables":{}},"answer":{"data":"\\u003cb>"}}]}</script>',
    )
  })

  it('asks at once for the styles of its screens, and then for all its scripts, those of the entry in the order in which they run', () => {
    const html = lines(pageHtml(template, rendered))
    expect(html.filter((line) => /assets/.test(line))).toEqual([
      '<script type="module" crossorigin src="/assets/start.js" data-entry="/assets/libraries.js /assets/base.js /assets/entry.js" data-scripts="/assets/login.js /assets/common.js"></script>',
      '<link rel="stylesheet" crossorigin href="/assets/entry.css">',
      '<link rel="stylesheet" href="/assets/brand-1.css" data-brand />',
      '<link rel="stylesheet" href="/assets/login.css" crossorigin />',
      '<link rel="stylesheet" href="/assets/common.css" crossorigin />',
    ])
  })

  it.each([
    { who: 'a member', file: { ...rendered.file, audience: 'member' as const } },
    { who: 'a visitor', page: { ...rendered.page, html: '<div data-screen="loading"></div>' } },
  ])('asks at once for the scripts that draw what $who waits for', ({ who: _, ...differing }) => {
    const html = lines(pageHtml(template, { ...rendered, ...differing }))
    expect(html.filter((line) => /assets.*js/.test(line))).toEqual([
      '<script type="module" crossorigin src="/assets/entry.js"></script>',
      '<link rel="modulepreload" crossorigin href="/assets/libraries.js">',
      '<link rel="modulepreload" crossorigin href="/assets/base.js">',
      '<link rel="modulepreload" href="/assets/login.js" fetchpriority="low" crossorigin />',
      '<link rel="modulepreload" href="/assets/common.js" fetchpriority="low" crossorigin />',
    ])
  })

  it('connects to the other hosts whose services it calls at once', () => {
    const html = lines(pageHtml(template, rendered))
    expect(html.filter((line) => /preconnect/.test(line))).toEqual([
      '<link rel="preconnect" href="https://api.example" crossorigin />',
    ])
  })

  it('tells search engines and previews what it is, and where it is in each language', () => {
    const html = lines(pageHtml(template, rendered))
    expect(html.filter((line) => /<title|<meta|canonical|alternate/.test(line))).toEqual([
      '<title>Log in · Paper &amp; &quot;Ink&quot;</title>',
      '<meta name="description" content="Log in &lt;here>." />',
      '<link rel="canonical" href="https://paper.example/en/login" />',
      '<link rel="alternate" hreflang="th" href="https://paper.example/login" />',
      '<link rel="alternate" hreflang="en" href="https://paper.example/en/login" />',
      '<link rel="alternate" hreflang="x-default" href="https://paper.example/login" />',
      '<meta property="og:url" content="https://paper.example/en/login" />',
      '<meta property="og:title" content="Log in · Paper &amp; &quot;Ink&quot;" />',
      '<meta property="og:description" content="Log in &lt;here>." />',
      '<meta property="og:site_name" content="Paper" />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:locale" content="en_US" />',
      '<meta property="og:image" content="https://paper.example/icon-512.png" />',
    ])
  })

  it('of a member is for no search engine, and has no style attributes', () => {
    const html = pageHtml(template, {
      ...rendered,
      file: { ...rendered.file, audience: 'member', canonical: null, isListed: false },
    })
    expect(lines(html)).toContain('<meta name="robots" content="noindex" />')
    expect(html).toContain('<div id="root" data-rendered><h1>Log in</h1></div>')
    expect(html).not.toContain('canonical')
  })

  it('cannot be made of a page that no build made', () => {
    expect(() => pageHtml('<h1>It works!</h1>', rendered)).toThrow(
      'The built page has no <html lang="th">: run `npm run build` again.',
    )
  })

  it('cannot be made of a build without its first script', () => {
    const { 'assets/start.js': _, ...lacking } = report
    expect(() => pageHtml(template, { ...rendered, report: lacking })).toThrow(
      'There is no rendered.start: run `npm run build` again.',
    )
  })
})

it('the files of some modules are their scripts, what those import, and the styles of all', () => {
  expect(filesFor(['games', 'unknown'], report)).toEqual({
    scripts: ['assets/games.js'],
    styles: ['assets/games.css'],
  })
})
