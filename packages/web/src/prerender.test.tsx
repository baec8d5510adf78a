import { createApp, readAddress } from '@croupier/core'
import { wireExamples } from '@croupier/core/contract/examples'
import { isUsable, readSiteConfiguration, visibleSite } from '@croupier/core/site'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageFile, pageFiles } from '../build/page.list.ts'
import { forgetRendererMarks } from '../test/renderer.marks.ts'
import { createScreens } from './app/screens.ts'
import { createToastList } from './app/toast.list.ts'
import { askGames } from './asked.games.ts'
import { createDrawing, drawOverRendered, requestAhead } from './first.view.tsx'
import { createI18n } from './i18n/create-i18n.ts'
import type { KeptAnswer } from './platform/kept-answers.ts'
import { portsFor, renderPage } from './prerender.tsx'
import type { RenderedPage } from './rendered.page.ts'
import { screenSources } from './screen.sources.ts'
import { PageFrame, SiteTree } from './site.tree.tsx'

const origin = 'https://site.test'
const services = Object.fromEntries(
  ['api', 'auth', 'reward', 'chat', 'content'].map((name) => [name, `/_/test/${name}`]),
)
const croupier = { version: 1, groupId: 'test', title: 'Croupier', services }
const paper = {
  ...croupier,
  title: 'Paper',
  theme: { mode: 'light', surface: '#f7f4ef', brand: '#264b92', accent: '#00879e' },
}

/** A site that has what an operator may configure besides. */
const lagoon = {
  ...croupier,
  title: 'Lagoon',
  logo: '/icon.svg',
  contactLink: 'https://line.me/R/ti/p/@lagoon',
  gameFigures: true,
  tournamentDetails: true,
  theme: { mode: 'dark', surface: '#1a123f', brand: '#3ae8e0', accent: '#fa8cd7' },
  texts: {
    advertisedSpeed: { th: 'ฝากถอนอัตโนมัติตลอด 24 ชั่วโมง', en: 'Deposits around the clock' },
    helpDepositLimits: { th: 'ฝากได้ 100 ถึง 50,000 บาท', en: '100 to 50,000 baht at a time' },
  },
  socialLinks: [{ kind: 'line', link: 'https://line.me/R/ti/p/@lagoon' }],
  partners: [{ name: 'Kiln Studios', picture: '/icon.svg' }],
  pictureSizes: { query: 'w={width}&format=auto', widths: [150, 300, 600] },
}

/** The full run renders every page in both languages and three brands; here they take turns from page to page. */
const isWhole = process.env.CROUPIER_MATRIX === 'all'
const sites = [croupier, paper, lagoon]

const pages = pageFiles()
  .filter(isFirstOfAddress)
  .filter(isInItsTurn)
  .flatMap((file, index) =>
    (isWhole ? sites : sites.slice(index % sites.length).slice(0, 1)).map(
      (site) => [file.address, site.title, file, site] as const,
    ),
  )

// React works as in a browser here, not only when a test says so.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

// Pages are rendered as a phone shows them.
beforeAll(() => window.happyDOM.setViewport({ width: 390, height: 844 }))
afterAll(() => window.happyDOM.setViewport({ width: 1024, height: 768 }))

forgetRendererMarks()

/** A page may stand in several files. */
function isFirstOfAddress(file: PageFile, index: number, files: readonly PageFile[]): boolean {
  const { address, audience } = file
  return index === files.findIndex((one) => one.address === address && one.audience === audience)
}

/** Whether a page's language is that of its turn, which its place among the pages of its audience decides. */
function isInItsTurn({ address, audience }: PageFile, _index: number, files: readonly PageFile[]) {
  const { locale } = readAddress(address)
  const own = files.filter(
    (one) => one.audience === audience && readAddress(one.address).locale === locale,
  )
  const place = own.findIndex((one) => one.address === address)
  return isWhole || locale === (place % 2 === 0 ? 'th' : 'en')
}

describe.each(['visitor', 'member'] as const)('the page of a %s', (audience) => {
  const own = pages.filter(([, , file]) => file.audience === audience)

  it.each(own)(
    'at %s of %s is taken over as it is, without a script or a style in it',
    async (address, title, file, site) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const isMember = audience === 'member'
      const rendered = await renderPage({ address, isMember, site, origin, answers: [] })
      const view = await takeOver(rendered, { file, site })
      expect(view).toMatchObject({ isSame: true, complaints: [], log: [] })
      expect(rendered.html).not.toMatch(audience === 'member' ? /<script/ : /<script| style="/)
      expect(rendered.title).toMatch(new RegExp(`· ${title}$`))
      expect(rendered.description).toContain(title)
    },
  )
})

/** Some games of the site, which are the same in every row. */
async function gamesOf(site: object): Promise<readonly KeptAnswer[]> {
  const http = async () => Response.json(wireExamples.lists.answer)
  const asked = await askGames({ site, origin, http })
  return asked.kind === 'answered' ? asked.answers : []
}

describe('the home page of a visitor with games in it', () => {
  it.each([
    ['/', croupier],
    ['/en', paper],
  ] as const)('at %s is taken over as it is, with all of its rows', async (address, site) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = await gamesOf(site)
    const rendered = await renderPage({ address, isMember: false, site, origin, answers })
    const place = document.createElement('div')
    place.innerHTML = rendered.html
    const pictures = [...place.querySelectorAll('[data-flow="gameRails"] a img')].map((picture) =>
      ['loading', 'fetchpriority', 'width', 'height'].map((name) => picture.getAttribute(name)),
    )
    const later = ['lazy', 'auto', '300', '400']
    expect(pictures).toEqual([['eager', 'high', '300', '400'], later, later])
    expect(rendered.html).not.toMatch(/<script| style="/)
    const file = { address, audience: 'visitor' } as const
    const view = await takeOver(rendered, { file, site, answers })
    expect(view).toEqual({ isSame: true, complaints: [], log: [], games: 3 })
  })

  it('shows them too when it is replaced', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = await gamesOf(croupier)
    const page = { address: '/', isMember: false, site: croupier, origin, answers }
    const rendered = await renderPage(page)
    const file = { address: '/', audience: 'visitor' } as const
    const view = await takeOver(rendered, { file, site: croupier, answers, isTakenOver: false })
    expect(view).toMatchObject({ isSame: false, complaints: [], games: 3 })
  })

  it('is not rendered where it would not show them', async () => {
    const answers = (await gamesOf(croupier)).map((kept) => ({ ...kept, answer: {} }))
    const page = { address: '/', isMember: false, site: croupier, origin, answers }
    await expect(renderPage(page)).rejects.toThrow('/ does not show the games')
  })
})

describe('a page names the services that its charts call at once', () => {
  const hosts = {
    ...croupier,
    services: Object.fromEntries(
      Object.keys(services).map((name) => [name, `https://${name}.example`]),
    ),
  }

  it.each([
    { address: '/login', isMember: false, called: ['api'] },
    { address: '/slot-tournament', isMember: true, called: ['api', 'auth'] },
  ])('at $address: $called', async ({ address, called, isMember }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const rendered = await renderPage({ address, isMember, site: hosts, origin, answers: [] })
    expect(rendered.services).toEqual(called.map((name) => `https://${name}.example`))
  })
})

interface Taken {
  readonly file: Pick<PageFile, 'address' | 'audience'>
  readonly site: object
  readonly answers?: readonly KeptAnswer[]
  readonly isTakenOver?: boolean
}

/** What React says only here: two renderers share a process, and happy-dom does not know the element `search`. */
const ofThisTest = ['Detected multiple renderers', 'The tag <%s> is unrecognized']

/** Takes over a page as the browser does, with what was there when it was rendered. */
async function takeOver(
  { html, screens: screenNames }: RenderedPage,
  { answers = [], file: { address, audience }, isTakenOver = true, site: json }: Taken,
) {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const parts = [...place.querySelectorAll('[data-flow]')]
  const isMember = audience === 'member'
  const ports = portsFor({ address, answers, isMember })
  const { log } = ports
  const site = readSiteConfiguration(json, origin, log)
  if (!isUsable(site)) throw new Error('the test site cannot open')
  const i18n = createI18n(readAddress(address).locale, log)
  await Promise.all([i18n.load('boot'), i18n.load('shell')])
  const screens = createScreens(screenSources, i18n, async () => {})
  await screens.prepare(screenNames)
  const app = createApp({ ports, site })
  const rendered = {
    address,
    answers,
    isMember,
    screens: screenNames,
    site: visibleSite(json),
  }
  app.actor.start()
  requestAhead(app, rendered)
  const frame = (content: React.ReactNode) => (
    <PageFrame i18n={i18n} fallback={null}>
      {content}
    </PageFrame>
  )
  const drawing = await createDrawing(place, frame, log)
  const shown = { app, screens, toasts: createToastList() }
  await drawOverRendered({
    place,
    drawing,
    site: shown,
    rendered,
    isTakenOver,
    content: (onScreenShown) => <SiteTree site={{ ...shown, onScreenShown }} />,
  })
  const games = place.querySelectorAll('[data-flow="gameRails"] a img').length
  const isSame = parts.length > 0 && parts.every((part) => part.isConnected)
  const complaints = vi
    .mocked(console.error)
    .mock.calls.map(([text]) => String(text))
    .filter((text) => !ofThisTest.some((known) => text.startsWith(known)))
  app.actor.stop()
  drawing.show(null)
  return { isSame, complaints, log: log.entries, games }
}
