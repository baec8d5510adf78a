import { type AppOptions, createApp, readAddress } from '@croupier/core'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SiteProvider } from './app/app.provider.tsx'
import { ErrorBoundary } from './app/error.boundary.tsx'
import { watchForFailure } from './app/last-resort.ts'
import { relayToasts } from './app/relay-toasts.ts'
import { ScreenNotLoaded } from './app/screen.failure.ts'
import type { ScreenName } from './app/screen.names.ts'
import { createScreens } from './app/screens.ts'
import { createToastList } from './app/toast.list.ts'
import { keepFirstLanguage } from './i18n/chosen-language.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { FreshMessages } from './i18n/fresh-messages.tsx'
import { MessagesProvider } from './i18n/messages.provider.tsx'
import { createBrowserPorts } from './platform/browser-ports.ts'
import { watchChangedFlows } from './platform/changed-flows.browser.ts'
import { keepFocusInSight } from './platform/focus.browser.ts'
import { openInspection } from './platform/inspector/inspection.ts'
import { loadSiteDocument } from './platform/site-document.browser.ts'
import { watchMissingStyles } from './platform/styles.browser.ts'
import { screenSources } from './screen.sources.ts'
import { MenuProvider } from './shell/menu.provider.tsx'
import { Shell } from './shell/shell.tsx'
import { SiteUnavailable, type SiteUnavailableProps } from './shell/site-unavailable.tsx'
import { applyTheme, themeOfPage } from './theme/apply-theme.ts'
import './theme/index.css'

const ports = createBrowserPorts()
const { cookies, clock, log, navigation } = ports
const { locale, route } = readAddress(navigation.current())
const i18n = createI18n(locale, log)
const screens = createScreens(screenSources, i18n, watchMissingStyles())
const cover = (why: SiteUnavailableProps['why']) => (
  <SiteUnavailable why={why} onRetry={() => location.reload()} />
)

document.documentElement.lang = locale
keepFirstLanguage(cookies, locale)
keepFocusInSight()
void openSite()

async function openSite() {
  const [json, hasWords] = await Promise.all([
    loadSiteDocument(clock, log),
    loadWords(),
    screens.prepare(expectedScreens()),
  ])
  const site = readSiteConfiguration(json, location.origin, log)
  if (isUsable(site) && hasWords) {
    return showSite({ ports, site, ...(__HAS_INSPECTOR__ ? await openInspection(ports) : {}) })
  }
  if (!isUsable(site)) {
    log.write({ level: 'error', event: 'site.unusable', details: { missing: site.missing.join() } })
  }
  applyTheme(isUsable(site) ? site.theme : themeOfPage())
  document.title = i18n.t('site.unavailable')
  draw(cover(json === undefined || isUsable(site) ? 'unavailable' : 'unusable'))
}

/** Loading them early is only a head start: the component that shows a screen reports its failure. */
function expectedScreens(): ScreenName[] {
  const shown = route ?? 'index'
  return cookies.read('username') === null ? [shown] : [shown, 'memberHeader', 'toasts']
}

async function loadWords(): Promise<boolean> {
  await i18n.load('boot')
  try {
    await i18n.load('shell')
    return true
  } catch (reason) {
    log.write({ level: 'error', event: 'words.notLoaded', details: { reason: String(reason) } })
    return false
  }
}

function showSite(options: AppOptions) {
  applyTheme(options.site.theme)
  const app = createApp(options)
  const toasts = createToastList()
  if (import.meta.hot) {
    watchChangedFlows((name) => app.actor.send({ type: 'flow.changed', name }))
  }
  relayToasts(app.actor, i18n, toasts, log)
  const content = (
    <SiteProvider site={{ app, screens, toasts }}>
      <MenuProvider>
        <Shell />
      </MenuProvider>
    </SiteProvider>
  )
  const show = draw(
    import.meta.hot ? <FreshMessages i18n={i18n}>{content}</FreshMessages> : content,
  )
  watchForFailure(app, log, () => {
    document.title = i18n.t('site.broken')
    show(cover('broken'))
  })
  app.actor.start()
}

/** Draws the page. @returns the function that draws another one in its place */
function draw(content: ReactNode): (content: ReactNode) => void {
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no element with the id "root"')
  const write = (level: 'warning' | 'error', event: string, reason: unknown) =>
    log.write({ level, event, details: { reason: String(reason) } })
  const root = createRoot(place, {
    // A screen that cannot be loaded is loaded when the network is back, or the page is reloaded.
    onCaughtError: (reason) =>
      write(reason instanceof ScreenNotLoaded ? 'warning' : 'error', 'screen.broke', reason),
    onUncaughtError: (reason) => write('error', 'site.broke', reason),
  })
  const show = (shown: ReactNode) =>
    root.render(
      <StrictMode>
        <MessagesProvider i18n={i18n}>
          <ErrorBoundary fallback={cover('broken')}>{shown}</ErrorBoundary>
        </MessagesProvider>
      </StrictMode>,
    )
  show(content)
  return show
}
