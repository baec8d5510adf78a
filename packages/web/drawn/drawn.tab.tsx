import { inChosenLocale, readAddress, readLocaleCookie } from '@croupier/core'
import { type LogEntry, noLog } from '@croupier/core/ports'
import { type Browser, type SiteVisit, visitSite } from '@croupier/model-tests/visit'
import { createRoot, type Root } from 'react-dom/client'
import { SiteProvider } from '../src/app/app.provider.tsx'
import { ErrorBoundary } from '../src/app/error.boundary.tsx'
import { relayToasts } from '../src/app/relay-toasts.ts'
import { createScreens } from '../src/app/screens.ts'
import { createToastList } from '../src/app/toast.list.ts'
import { loadCatalogue } from '../src/i18n/catalogue.loader.ts'
import { keepFirstLanguage } from '../src/i18n/chosen-language.ts'
import { createI18n, type I18n } from '../src/i18n/create-i18n.ts'
import { MessagesProvider } from '../src/i18n/messages.provider.tsx'
import { screenSources } from '../src/screen.sources.ts'
import { MenuProvider } from '../src/shell/menu.provider.tsx'
import { Shell } from '../src/shell/shell.tsx'
import { SiteUnavailable } from '../src/shell/site-unavailable.tsx'
import type { Activity } from './activity.ts'
import { requestPage } from './page.request.ts'

const origin = 'http://site.test'

/** One tab of a drawn browser: its pages, one after the other, and the history between them. */
export interface DrawnTab {
  readonly element: HTMLElement
  /** Lets the watcher look at what is drawn now, if anything is. */
  look(): void
  visit(): SiteVisit
  load(address: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  url(): string
  /** Lets an app of the device open some addresses from now on. A page that navigates to one stays. */
  openInApp(isMeant: (url: URL) => boolean): void
  /** The errors in the site's log, of every page of the tab. */
  errors(): readonly string[]
  /** Waits for everything under way that takes no virtual time. */
  settled(): Promise<void>
  /** Does something to the site, and waits until its effects have settled. */
  change(work: () => unknown): Promise<void>
  close(): Promise<void>
}

/** What is drawn into a tab. */
export interface DrawnPage {
  readonly element: HTMLElement
  readonly app: SiteVisit['app']
  readonly address: string
}

/** Watches what is drawn into a tab. */
export interface TabWatcher {
  /** Gets the messages of each page, and returns those that the page uses. */
  watchWords(i18n: I18n): I18n
  /** Called each time a page has settled, and before it gets an answer that it waits for. */
  look(page: DrawnPage): void
}

/** Opens an empty tab. */
export function openTab(
  browserOf: () => Browser,
  activity: Activity,
  watcher?: TabWatcher,
): DrawnTab {
  const element = document.body.appendChild(document.createElement('div'))
  /** The element that React draws into. Its event handlers are here, so they run before those of the tab. */
  const place = element.appendChild(document.createElement('div'))
  /** The addresses of each page that another page load replaced, oldest first. */
  const leftPages: (readonly string[])[] = []
  const logs: SiteVisit['log'][] = []
  let shown: { readonly visit: SiteVisit; readonly root: Root } | null = null
  let drawn: DrawnPage | null = null
  let loads = 0
  /** How often the page has navigated to another site, and the site that has replaced it now. */
  let leaves = 0
  let away: string | null = null
  let isForApp = (_: URL) => false

  const visit = () => {
    if (!shown) throw new Error('no page is open')
    return shown.visit
  }
  const close = async () => {
    const { root, visit: left } = shown ?? {}
    shown = null
    drawn = null
    left?.leave()
    root?.unmount()
  }
  const open = async (to: string, earlier: readonly string[] = []) => {
    await close()
    const root = createRoot(place)
    const { cookies } = browserOf().ports
    const address = inChosenLocale(to, readLocaleCookie(cookies))
    const { locale } = readAddress(address)
    document.documentElement.lang = locale
    keepFirstLanguage(cookies, locale)
    const words = createI18n(locale, noLog, (of, area) =>
      activity.whileLoading(loadCatalogue(of, area)),
    )
    const i18n = watcher?.watchWords(words) ?? words
    await Promise.all([i18n.load('boot'), i18n.load('shell')])
    const draw = (app: SiteVisit['app']) => {
      drawn = { element, app, address }
      root.render(drawing(app, i18n))
    }
    const opened = await visitSite(browserOf(), address, draw, earlier)
    shown = { visit: opened, root }
    logs.push(opened.log)
    loads = 0
    leaves = 0
    away = null
    await settled()
  }
  const drawing = (app: SiteVisit['app'], i18n: I18n) => {
    const loaded = createScreens(screenSources, i18n, async () => {})
    const screens: typeof loaded = {
      ...loaded,
      load: (name) => {
        const screen = loaded.load(name)
        activity.whileLoading(screen).catch(() => {})
        return screen
      },
    }
    const toasts = createToastList()
    relayToasts(app.actor, i18n, toasts, app.services.log)
    return (
      <MessagesProvider i18n={i18n}>
        <ErrorBoundary fallback={<SiteUnavailable why="broken" onRetry={() => {}} />}>
          <SiteProvider site={{ app, screens, toasts }}>
            <MenuProvider>
              <Shell />
            </MenuProvider>
          </SiteProvider>
        </ErrorBoundary>
      </MessagesProvider>
    )
  }
  const settled = async () => {
    await activity.atRest()
    // A page that reloads itself does so at the first possibility.
    const asked = shown?.visit.page.loads() ?? 0
    if (asked > loads) await reload()
    // A page has one language, so an address in another language is a page load.
    const at = shown?.visit.navigation.current()
    if (at && readAddress(at).locale !== document.documentElement.lang) await reload()
    const left = shown?.visit.navigation.left() ?? []
    const address = left.at(-1)
    if (address === undefined || left.length === leaves) return
    leaves = left.length
    await leaveFor(new URL(address, origin))
  }
  /** Goes to another site, and follows its redirect back. */
  const leaveFor = async (url: URL) => {
    if (isForApp(url)) return
    away = url.href
    if (url.origin !== origin) return
    const answer = await requestPage(browserOf(), url)
    const back = answer.headers.get('Location')
    if (back !== null) await load(new URL(back, url).href)
  }
  const load = async (address: string) => {
    const next = new URL(address, origin)
    if (shown) leftPages.push(visit().navigation.entries())
    await open(`${next.pathname}${next.search}${next.hash}`)
  }
  const openAgain = (entries: readonly string[]) =>
    open(entries.at(-1) ?? '/', entries.slice(0, -1))
  const reload = () => openAgain(visit().navigation.entries())
  const change = async (work: () => unknown) => {
    await work()
    await settled()
  }

  // A link that the site leaves to the browser loads its page.
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    const address = new URL(link.getAttribute('href') ?? '', origin)
    if (address.origin === origin && link.getAttribute('target') !== '_blank') {
      followed = () => load(address.href)
    }
  })
  let followed: (() => Promise<void>) | null = null
  const follow = async () => {
    const next = followed
    followed = null
    await next?.()
  }

  const look = () => {
    if (!drawn || away !== null) return
    const address = shown?.visit.navigation.current() ?? drawn.address
    watcher?.look({ ...drawn, address })
  }

  return {
    element,
    look,
    visit,
    load: async (address) => {
      await load(address)
      look()
    },
    reload: async () => {
      await reload()
      look()
    },
    goBack: async () => {
      // Going back from another site reloads the page.
      if (away !== null) return reload()
      if (visit().navigation.entries().length > 1) return change(() => visit().navigation.back())
      const entries = leftPages.pop()
      if (entries) await openAgain(entries)
    },
    url: () => new URL(away ?? visit().navigation.current(), origin).href,
    openInApp: (isMeant) => {
      isForApp = isMeant
    },
    errors: () =>
      logs
        .flatMap(({ entries }) => entries)
        .filter(({ level }) => level === 'error')
        .map(asConsoleText),
    settled: async () => {
      await settled()
      await follow()
      look()
    },
    change: async (work) => {
      await change(work)
      await follow()
      look()
    },
    close: async () => {
      await close()
      element.remove()
    },
  }
}

/** An entry of the log as a browser's console shows it. */
function asConsoleText({ details = {}, event }: LogEntry): string {
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
  return `${event} {${facts.join(', ')}}`
}
