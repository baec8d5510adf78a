import type { App } from '@croupier/core'
import { hasInvisibleCookiesOnly } from '@croupier/core/internal'
import type { Clock, Log, Ports } from '@croupier/core/ports'
import { isSameVisibleSite } from '@croupier/core/site'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Root, RootOptions } from 'react-dom/client'
import type { Site } from './app/app.provider.tsx'
import { whenFlowsAreLoaded } from './app/flows.loaded.ts'
import { whenGamesAreShown } from './app/games.shown.ts'
import { ScreenNotLoaded } from './app/screen.failure.ts'
import { nextTask } from './platform/next-task.browser.ts'
import {
  keepEarlyInput,
  type RenderedMark,
  takeEarlyPress,
  watchEarlyInput,
} from './platform/rendered-page.browser.ts'

/** Draws the page. */
export interface Drawing {
  /** Draws a content in place of what is there. */
  show(content: ReactNode): void
  /** Takes over what the build has rendered, which must be the same content. */
  hydrate(content: ReactNode): void
}

/**
 * React runs in a task of its own: together with the charts it would block the page for longer.
 * @param frame what surrounds every content
 */
export async function createDrawing(
  place: HTMLElement,
  frame: (content: ReactNode) => ReactNode,
  log: Log,
): Promise<Drawing> {
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  let root: Root | null = null
  const write = (level: 'warning' | 'error', event: string, reason: unknown) =>
    log.write({ level, event, details: { reason: String(reason) } })
  const options: RootOptions = {
    // A screen that cannot be loaded is loaded when the network is back, or the page is reloaded.
    onCaughtError: (reason) =>
      write(reason instanceof ScreenNotLoaded ? 'warning' : 'error', 'screen.broke', reason),
    onUncaughtError: (reason) => write('error', 'site.broke', reason),
  }
  return {
    show: (content) => {
      root ??= createRoot(place, options)
      root.render(frame(content))
    },
    hydrate: (content) => {
      root = hydrateRoot(place, frame(content), {
        ...options,
        onRecoverableError: (reason) => write('error', 'page.notTakenOver', reason),
      })
    },
  }
}

/**
 * Whether a rendered page is exactly what the browser would draw first: it was rendered for this address and
 * configuration, and nothing that an earlier visit has stored changes it. The configuration is compared, because
 * the operator may have changed it since the page was rendered.
 */
export function canBeTakenOver(
  { address, isMember, site }: RenderedMark,
  json: unknown,
  { cookies, navigation, page, storages }: Ports,
): boolean {
  return (
    !isMember &&
    navigation.current() === address &&
    page.isOnline() &&
    hasInvisibleCookiesOnly(cookies) &&
    [storages.local, storages.session].every((storage) => storage.keys().length === 0) &&
    isSameVisibleSite(site, json)
  )
}

/**
 * Requests what is on a rendered page but belongs to none of its flows. Its parts would do so once they are drawn, and
 * drawing takes a slow phone longer than the answer.
 */
export function requestAhead(
  { actor }: Pick<App, 'actor'>,
  { screens }: Pick<RenderedMark, 'screens'>,
): void {
  if (screens.includes('gameRails')) actor.send({ type: 'gameRails.requested' })
}

/** Whether the root chart has failed, so that a page which says so is shown. */
export function hasFailed({ actor }: Pick<App, 'actor'>): boolean {
  return actor.getSnapshot().status === 'error'
}

/** How long a rendered page may wait for what the browser needs to draw it, before it draws what it has. */
const patience = 3_000

export interface RenderedView {
  readonly place: HTMLElement
  readonly drawing: Drawing
  readonly site: Pick<Site, 'app'>
  readonly rendered: RenderedMark
  readonly isTakenOver: boolean
  /** Draws the site; it tells which screens are shown. */
  readonly content: (onScreenShown: (name: string) => void) => ReactNode
}

/**
 * Draws the site over a page that was rendered when it was built, once all that is on it is loaded and shown, or after
 * three seconds: nobody who waits less sees a page become a skeleton again. What was typed meanwhile stays, and the button
 * that was pressed last is pressed.
 * @returns a promise that resolves when the page answers to presses
 */
export async function drawOverRendered({
  place,
  drawing,
  site: { app },
  rendered,
  isTakenOver,
  content,
}: RenderedView): Promise<void> {
  const { clock, navigation } = app.services
  const isReady = await withinPatience(clock, whenSameIsShown(app, rendered))
  if (hasFailed(app)) return
  const pressAgain = takeEarlyPress(place)
  if (!isTakenOver || !isReady || navigation.current() !== rendered.address) {
    const giveBack = keepEarlyInput(place)
    flushSync(() => drawing.show(content(() => {})))
    giveBack()
    return pressAgain()
  }
  const enterEarlyInput = watchEarlyInput(place)
  const missing = new Set(rendered.screens)
  let stopWatching = () => {}
  const areShown = new Promise<boolean>((resolve) => {
    const onScreenShown = (name: string) => {
      missing.delete(name)
      if (missing.size === 0) resolve(true)
    }
    // Somebody follows a link while the page is taken over: the rest of it will never be shown.
    stopWatching = navigation.watch(() => resolve(false))
    drawing.hydrate(content(onScreenShown))
  })
  await withinPatience(clock, areShown)
  stopWatching()
  enterEarlyInput()
  if (navigation.current() === rendered.address) pressAgain()
}

/** Waits until the charts show what was shown when the page was rendered; never for the games of another group. */
async function whenSameIsShown(app: App, { answers, site }: RenderedMark): Promise<boolean> {
  if (!(await whenFlowsAreLoaded(app))) return false
  const isAnswered = answers.length > 0 && site.groupId === app.services.site.groupId
  return !isAnswered || whenGamesAreShown(app)
}

/** What was waited for, or false when it takes too long. */
function withinPatience(clock: Clock, done: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve(false), patience)
    void done.then((result) => {
      clock.clearTimeout(timer)
      resolve(result)
    })
  })
}
