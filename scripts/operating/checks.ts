import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { visitServedSite } from '../../packages/web/e2e/operating.visit.ts'
import { findBrowser } from '../browser.mjs'
import { dist } from '../build.report.mjs'

export interface ServedSite {
  /** Where it is served. */
  readonly origin: string
  /** What is served. */
  readonly folder: string
  /** The headers that every page has to have. */
  readonly headers: Readonly<Record<string, string>>
}

type Check = readonly [name: string, check: (site: ServedSite) => Promise<void>]

/** Addresses and cookies, with the file that is shown. */
const pages = [
  ['/', '', 'pages/visitor/index.html'],
  ['/en', '', 'pages/visitor/en.html'],
  ['/', 'locale=en', 'pages/visitor/en.html'],
  ['/en/', 'locale=th', 'pages/visitor/en.html'],
  ['/login', 'locale=en', 'pages/visitor/login.html'],
  ['/en/login?url=%2Fdeposit', '', 'pages/visitor/en/login.html'],
  ['/list/slots/', '', 'pages/visitor/list/slots.html'],
  ['/en/list', '', 'pages/visitor/en/list.html'],
  ['/en/list/of-yesterday', '', 'pages/visitor/en/list/other.html'],
  ['/list/of-yesterday', 'username=demo', 'pages/member/list/other.html'],
  ['/list/favourite', 'username=demo', 'pages/member/list/other.html'],
  ['/aff/x:', '', 'pages/visitor/aff.html'],
  ['/promotion/of-yesterday', '', 'pages/visitor/promotion/other.html'],
  ['/en/promotion/of-yesterday', 'username=demo', 'pages/member/en/promotion/other.html'],
  ['/game/sunset', '', 'pages/visitor/game.html'],
  ['/en/game/sunset/lotus-demo', '', 'pages/visitor/en/game.html'],
  ['/game/sunset/21', '', 'index.html'],
  ['/game/sunset/21', 'username=demo', 'pages/member/game.html'],
  ['/list/favourite', '', 'index.html'],
  ['/loginLine?ticket=x', '', 'index.html'],
  ['/aff/J.DOE', '', 'pages/visitor/aff.html'],
  ['/deposit', '', 'pages/visitor/deposit.html'],
  ['/deposit', 'username=demo', 'index.html'],
  ['/en/history', 'locale=th; username=demo', 'pages/member/en/history.html'],
  ['/login', 'username=demo', 'index.html'],
  ['/maintenance', '', 'pages/visitor/index.html'],
  ['/en/maintenance', 'username=demo', 'pages/member/en.html'],
  ['/resetPassword', '', 'pages/visitor/index.html'],
  ['/en/resetPassword', 'username=demo', 'pages/member/en/resetPassword.html'],
  ['/en/deposit', 'username=demo; maintenance=%2Fen', 'pages/member/en/maintenance.html'],
  ['/en/help', 'forgot=ticket', 'pages/visitor/en/resetPassword.html'],
  ['/', 'forgot=ticket; username=demo', 'pages/member/resetPassword.html'],
  ['/en/login', 'forgot=ticket', 'pages/visitor/en/login.html'],
  ['/en/entrance', '', 'index.html'],
] as const
const year = 'public, max-age=31536000, immutable'

/** What has to hold of a site that is served as the documents say. */
export const checks: readonly Check[] = [
  [
    'every address of the site answers the page of whoever asks, with the headers of the site',
    async ({ folder, headers, origin }) => {
      for (const [address, cookie, file] of pages) {
        const answer = await fetch(origin + address, { headers: { Cookie: cookie } })
        const what = `${address} with "${cookie}"`
        assert.equal(await answer.text(), readFileSync(path.join(folder, file), 'utf8'), what)
        const wanted = {
          ...headers,
          'Cache-Control': 'private, no-cache',
          'Content-Type': 'text/html; charset=utf-8',
        }
        assert.deepEqual([answer.status, pick(answer, wanted)], [200, wanted], what)
        assert.match(answer.headers.get('Vary') ?? '', /\bCookie\b/, what)
      }
    },
  ],
  [
    'a rendered page has no address of its own',
    async ({ origin }) => {
      const answer = await fetch(`${origin}/pages/visitor/login.html`)
      assert.equal(answer.status, 404)
    },
  ],
  [
    'search engines find the pages of visitors',
    async ({ origin }) => {
      const robots = await (await fetch(`${origin}/robots.txt`)).text()
      assert.match(robots, new RegExp(`^Sitemap: ${origin}/sitemap.xml$`, 'm'))
      const places = await (await fetch(`${origin}/sitemap.xml`)).text()
      assert.ok(places.includes(`<loc>${origin}/en/login</loc>`))
      for (const other of ['/deposit', '/maintenance', '/resetPassword', '/loginLine']) {
        assert.ok(!places.includes(other), other)
      }
    },
  ],
  [
    'files named by their content are kept for a year and travel compressed',
    async ({ folder, origin }) => {
      for (const [ending, type] of [
        ['.js', /^(text|application)\/javascript; charset=utf-8$/],
        ['.css', /^text\/css; charset=utf-8$/],
        ['.woff2', /^font\/woff2$/],
      ] as const) {
        const [name] = readdirSync(path.join(folder, 'assets')).filter((file) =>
          file.endsWith(ending),
        )
        const answer = await fetch(`${origin}/assets/${name}`, {
          headers: { 'Accept-Encoding': 'gzip' },
        })
        assert.equal(answer.status, 200)
        assert.equal(answer.headers.get('Cache-Control'), year)
        assert.match(answer.headers.get('Content-Type') ?? '', type)
        assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff')
        const isLarge = (await answer.arrayBuffer()).byteLength > 2048
        const isPacked = answer.headers.get('Content-Encoding') === 'gzip'
        assert.equal(isPacked, isLarge && ending !== '.woff2', `${name} is packed: ${isPacked}`)
      }
    },
  ],
  [
    'a file that is missing is never a page, nor remembered',
    async ({ origin }) => {
      for (const address of [
        '/assets/none.js',
        '/none.txt',
        '/.git/config',
        '/x.map',
        '/adapters/none.js',
        '/adapters/none',
        '/.well-known/none',
        '/partners/2026/none.svg',
      ]) {
        const answer = await fetch(origin + address)
        assert.deepEqual([answer.status, answer.headers.get('Cache-Control')], [404, null], address)
      }
    },
  ],
  [
    'what certificates and apps are proved with is found',
    async ({ origin }) => {
      const answer = await fetch(`${origin}/.well-known/assetlinks.json`)
      assert.deepEqual([answer.status, await answer.text()], [200, '[]'])
    },
  ],
  [
    'the configuration is asked for on each visit',
    async ({ folder, origin }) => {
      const answer = await fetch(`${origin}/site.json`)
      assert.equal(answer.headers.get('Cache-Control'), 'no-store')
      assert.match(answer.headers.get('Content-Type') ?? '', /^application\/json/)
      assert.equal(await answer.text(), readFileSync(path.join(folder, 'site.json'), 'utf8'))
    },
  ],
  [
    'the answers of a service on this host are kept as the service says',
    async ({ origin }) => {
      for (const [address, caching] of [
        ['/pictures/games/comet-1.svg', year],
        ['/_/default/api/', 'no-store'],
      ] as const) {
        const answer = await fetch(origin + address)
        assert.deepEqual([answer.status, answer.headers.get('Cache-Control')], [200, caching])
      }
    },
  ],
  [
    'the manifest and the icons are what they say',
    async ({ origin }) => {
      for (const [address, type] of [
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/icon.svg', 'image/svg+xml'],
        ['/icon-512.png', 'image/png'],
      ] as const) {
        const answer = await fetch(origin + address)
        assert.deepEqual(
          [answer.status, answer.headers.get('Content-Type')?.split(';')[0]],
          [200, type],
        )
        assert.equal(answer.headers.get('Cache-Control'), 'no-cache')
      }
    },
  ],
  [
    'a page that has not changed is not sent again',
    async ({ origin }) => {
      const tag = (await fetch(`${origin}/help`)).headers.get('ETag') ?? ''
      const again = await fetch(`${origin}/help`, { headers: { 'If-None-Match': tag } })
      assert.equal(again.status, 304)
    },
  ],
  [
    'a chunk of yesterday’s build is still there after today’s was copied over it',
    async ({ origin }) => {
      const answer = await fetch(`${origin}/assets/yesterday.js`)
      assert.deepEqual([answer.status, await answer.text()], [200, 'export {}\n'])
    },
  ],
  [
    'no chunk of a live build is cleared away, whenever it was built',
    async ({ folder }) => {
      const built = readdirSync(path.join(dist, 'assets'))
      const served = readdirSync(path.join(folder, 'assets'))
      assert.deepEqual(served, [...built, 'yesterday.js'].sort())
    },
  ],
  [
    'name, manifest and icon of the site outlive a new build',
    async ({ origin }) => {
      for (const [address, own] of [
        ['/en/entrance', /<title>Sample<\/title>/],
        ['/en/help', /<title>[^<]+ · Sample<\/title>/],
        ['/manifest.webmanifest', /"name":"Sample"/],
        ['/icon.svg', /<title>Sample<\/title>/],
        ['/icon-512.png', /^\ufffdPNG/],
      ] as const) {
        const answer = await fetch(origin + address)
        assert.match(await answer.text(), own, address)
      }
    },
  ],
  [
    'a member signs in there and finds games, and the browser complains of nothing',
    async ({ origin }) => visitServedSite(origin, await findBrowser()),
  ],
  [
    'nothing can be sent to it',
    async ({ origin }) => {
      for (const address of ['/', '/site.json', '/assets/yesterday.js']) {
        const answer = await fetch(origin + address, { method: 'POST', body: 'x' })
        assert.ok([403, 405].includes(answer.status), `${address} answers ${answer.status}`)
      }
    },
  ],
]

/** The same headers of an answer. */
function pick(answer: Response, wanted: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, answer.headers.get(name)]))
}
