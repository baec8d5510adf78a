import { type AppOptions, createApp, readAddress } from '@croupier/core'
import { hasUntoldNews } from '@croupier/core/internal'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import type { ReactNode } from 'react'
import { watchForFailure } from './app/last-resort.ts'
import { relayToasts } from './app/relay-toasts.ts'
import type { ScreenName } from './app/screen.names.ts'
import { createScreens } from './app/screens.ts'
import { createToastList } from './app/toast.list.ts'
import {
  canBeTakenOver,
  createDrawing,
  type Drawing,
  drawOverRendered,
  hasFailed,
  requestAhead,
} from './first.view.tsx'
import { keepFirstLanguage } from './i18n/chosen-language.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { FreshMessages } from './i18n/fresh-messages.tsx'
import { createBrowserPorts } from './platform/browser-ports.ts'
import { watchChangedFlows } from './platform/changed-flows.browser.ts'
import { keepFocusInSight } from './platform/focus.browser.ts'
import { holdAnswers } from './platform/held-answers.browser.ts'
import { openInspection } from './platform/inspector/inspection.ts'
import { keepAnswers } from './platform/kept-answers.ts'
import { nextTask } from './platform/next-task.browser.ts'
import { readRenderedMark } from './platform/rendered-page.browser.ts'
import { loadSiteDocument } from './platform/site-document.browser.ts'
import { watchMissingStyles } from './platform/styles.browser.ts'
import { screenSources } from './screen.sources.ts'
import { SiteUnavailable, type SiteUnavailableProps } from './shell/site-unavailable.tsx'
import { PageFrame, SiteTree } from './site.tree.tsx'
import { applyTheme, themeOfPage } from './theme/apply-theme.ts'
import './theme/index.css'

const ports = createBrowserPorts()
const { cookies, clock, log, navigation } = ports
const { locale, route } = readAddress(navigation.current())
const i18n = createI18n(locale, log)
const screens = createScreens(screenSources, i18n, watchMissingStyles())
const rendered = readRenderedMark()
const cover = (why: SiteUnavailableProps['why']) => (
  <SiteUnavailable why={why} onRetry={() => location.reload()} />
)
const place = readPlace()
const openedDrawing = createDrawing(
  place,
  (content) => (
    <PageFrame i18n={i18n} fallback={cover('broken')}>
      {content}
    </PageFrame>
  ),
  log,
)

document.documentElement.lang = locale
keepFirstLanguage(cookies, locale)
keepFocusInSight()
/** What the first view needs besides the charts: the words, the screens and React. */
const parts = Promise.all([loadWords(), screens.prepare(expectedScreens()), openedDrawing])
void openSite()

async function openSite() {
  const json = await loadSiteDocument(clock, log)
  const site = readSiteConfiguration(json, location.origin, log)
  if (!isUsable(site)) {
    log.write({ level: 'error', event: 'site.unusable', details: { missing: site.missing.join() } })
    applyTheme(themeOfPage())
    const [, , drawing] = await parts
    return showCover(drawing, json === undefined ? 'unavailable' : 'unusable')
  }
  applyTheme(site.theme)
  const options = { ports, site, ...(__HAS_INSPECTOR__ ? await openInspection(ports) : {}) }
  const early = canStartEarly() ? startSite(options, false) : null
  const [hasWords, areReady, drawing] = await parts
  if (!hasWords) {
    const started = await early
    if (started && hasFailed(started.site.app)) return
    started?.site.app.actor.stop()
    return showCover(drawing, 'unavailable')
  }
  const isTakenOver = rendered !== null && areReady && canBeTakenOver(rendered, json, ports)
  return drawSite(await (early ?? startSite(options, isTakenOver)), drawing, isTakenOver)
}

/**
 * Whether the charts call before React and the screens are there, which take a slow phone as long as the answers take. A rendered
 * page of a member is never taken over, so that no answer has to be held back.
 */
function canStartEarly(): boolean {
  const username = cookies.read('username')
  return rendered?.isMember === true && username !== null && !hasUntoldNews(ports, username)
}

function showCover(drawing: Drawing, why: SiteUnavailableProps['why']) {
  document.title = i18n.t(why === 'broken' ? 'site.broken' : 'site.unavailable')
  drawing.show(cover(why))
  delete place.dataset.rendered
}

/** Loading them early is only a head start: the component that shows a screen reports its failure. */
function expectedScreens(): ScreenName[] {
  const shown = route ?? 'index'
  const ofMember: ScreenName[] = cookies.read('username') === null ? [] : ['memberHeader', 'toasts']
  const ofPage = rendered?.screens.filter(isScreen) ?? []
  return [...new Set([shown, ...ofMember, ...ofPage])]
}

function isScreen(name: string): name is ScreenName {
  return name in screenSources
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

type StartedSite = Awaited<ReturnType<typeof startSite>>

/** Starts the charts. */
async function startSite(options: AppOptions, isTakenOver: boolean) {
  await nextTask()
  const held = isTakenOver ? holdAnswers(ports.http) : null
  const kept = keepAnswers(held?.http ?? ports.http, rendered?.answers ?? [])
  const app = createApp({ ...options, ports: { ...options.ports, http: kept.http } })
  const toasts = createToastList()
  if (import.meta.hot) {
    watchChangedFlows((name) => app.actor.send({ type: 'flow.changed', name }))
  }
  relayToasts(app.actor, i18n, toasts, log)
  watchForFailure(app, log, () => {
    void parts.then(([, , drawing]) => showCover(drawing, 'broken'))
  })
  await nextTask()
  app.actor.start()
  if (rendered) requestAhead(app, rendered)
  const release = () => {
    // Whatever is asked from now on is asked of the services, above all the same games.
    kept.forget()
    held?.release()
  }
  return { site: { app, screens, toasts }, release }
}

async function drawSite({ release, site }: StartedSite, drawing: Drawing, isTakenOver: boolean) {
  if (hasFailed(site.app)) return
  if (rendered === null) return drawing.show(withFreshWords(<SiteTree site={site} />))
  await nextTask()
  try {
    await drawOverRendered({
      place,
      drawing,
      site,
      rendered,
      isTakenOver,
      content: (onScreenShown) => <SiteTree site={{ ...site, onScreenShown }} />,
    })
  } finally {
    release()
    delete place.dataset.rendered
  }
}

/** Words that a developer saves are drawn at once. */
function withFreshWords(content: ReactNode): ReactNode {
  return import.meta.hot ? <FreshMessages i18n={i18n}>{content}</FreshMessages> : content
}

function readPlace(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no element with the id "root"')
  return element
}
