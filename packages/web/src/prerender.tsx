import { createApp, readAddress } from '@croupier/core'
import {
  createMemoryCookies,
  createMemoryPorts,
  type Http,
  phoneDevice,
} from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { prerender } from 'react-dom/static'
import { whenFlowsAreLoaded } from './app/flows.loaded.ts'
import { whenGamesAreShown } from './app/games.shown.ts'
import type { ScreenName } from './app/screen.names.ts'
import { createScreens } from './app/screens.ts'
import { createToastList } from './app/toast.list.ts'
import { DocumentTitleContext } from './app/use-document-title.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { pageDescriptions } from './i18n/page.descriptions.ts'
import { keepAnswers } from './platform/kept-answers.ts'
import type { PageToRender, RenderedPage, RenderPage } from './rendered.page.ts'
import { screenSources } from './screen.sources.ts'
import { PageFrame, SiteTree } from './site.tree.tsx'

declare global {
  /** The modules that were imported on demand; `renderedImports` of the build adds to it. */
  var importedModules: Set<string> | undefined
}

/** React would otherwise move large parts to the end and put them in place by a script in the page. */
const wholePage = Number.MAX_SAFE_INTEGER

export const renderPage: RenderPage = async (page): Promise<RenderedPage> => {
  const imported = new Set<string>()
  globalThis.importedModules = imported
  const services = new Set<string>()
  const ports = portsFor(page, (origin) => services.add(origin))
  const site = readSiteConfiguration(page.site, page.origin, ports.log)
  if (!isUsable(site)) throw new Error(`The site lacks ${site.missing.join(' and ')}.`)
  const { locale, route } = readAddress(page.address)
  const i18n = createI18n(locale, ports.log)
  await Promise.all([i18n.load('boot'), i18n.load('shell'), i18n.load('about')])
  const known = createScreens(screenSources, i18n, async () => {})
  const shown = new Set<ScreenName>()
  const screens = {
    ...known,
    load: (name: ScreenName) => {
      shown.add(name)
      return known.load(name)
    },
  }
  const app = createApp({ ports, site })
  app.actor.start()
  const hasGames = page.answers.length > 0
  if (hasGames) app.actor.send({ type: 'gameRails.requested' })
  if (!(await whenFlowsAreLoaded(app))) throw new Error(`A flow of ${page.address} was not loaded.`)
  if (hasGames && !(await whenGamesAreShown(app))) {
    throw new Error(`${page.address} does not show the games that were kept for it.`)
  }
  const isThere = ports.navigation.current() === page.address
  if (route === null || !isThere) {
    throw new Error(`${page.address} leads to ${ports.navigation.current()}.`)
  }
  let title = ''
  const setTitle = (text: string) => {
    title = text
  }
  const html = await draw(
    <PageFrame i18n={i18n} fallback={null}>
      <DocumentTitleContext value={setTitle}>
        <SiteTree site={{ app, screens, toasts: createToastList() }} />
      </DocumentTitleContext>
    </PageFrame>,
  )
  app.actor.stop()
  return {
    route,
    locale,
    html,
    title,
    description: i18n.t(pageDescriptions[route], { site: site.title }),
    screens: [...shown],
    services: [...services],
    modules: [...imported],
  }
}

/**
 * One visit in memory: what it has stored decides who is here, and only kept answers ever come.
 * @param onCall is told the origin of each call
 */
export function portsFor(
  { address, answers, isMember }: Pick<PageToRender, 'address' | 'answers' | 'isMember'>,
  onCall: (origin: string) => void = () => {},
) {
  const { route } = readAddress(address)
  const isSettingPassword = route === 'resetPassword' && !isMember
  const stored = {
    ...(isMember && { auth: JSON.stringify({ access_token: 'token' }) }),
    ...(isSettingPassword && { forgot: 'ticket' }),
    ...(route === 'maintenance' && { maintenance: address }),
  }
  const kept = keepAnswers(() => new Promise<never>(() => {}), answers)
  const http: Http = (input, init) => {
    onCall(new URL(input instanceof Request ? input.url : input).origin)
    return kept.http(input, init)
  }
  return {
    ...createMemoryPorts({ address }),
    cookies: createMemoryCookies(stored),
    device: phoneDevice,
    http,
  }
}

async function draw(content: React.ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(content, {
    progressiveChunkSize: wholePage,
    onError: (failure) => void failures.push(failure),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures, `${failures.map(String)}`)
  return html
}
