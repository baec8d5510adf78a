import type { Clock } from '@croupier/core/ports'

/** Notes down, in its entry of the browser's history, how far the page is scrolled that is left. */
export function keepPlace(): void {
  history.replaceState({ ...entryState(), place: scrollY }, '')
}

/** How far the page was scrolled when its entry of the history was left, or null for a new one. */
export function keptPlace(): number | null {
  const { place } = entryState()
  return typeof place === 'number' ? place : null
}

/** So long what a page is made of may come, bit by bit, in ms. */
const patience = 5_000

/**
 * Scrolls as far as the page was scrolled when it was left, and again whenever it grows or shrinks, until
 * somebody does something, goes on to another page or all of it should be there.
 * @returns stops it
 */
export function returnToPlace(place: number, clock: Clock): () => void {
  // From now on the browser knows better; anyone who leaves the page notes it down again.
  history.replaceState({ ...entryState(), place: null }, '')
  const { href } = location
  const ended = new AbortController()
  const stop = () => {
    clock.clearTimeout(timer)
    sizes.disconnect()
    ended.abort()
  }
  const go = () => (location.href === href ? scrollTo(0, place) : stop())
  const timer = clock.setTimeout(stop, patience)
  const sizes = new ResizeObserver(go)
  sizes.observe(document.body)
  for (const doing of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click']) {
    addEventListener(doing, stop, { capture: true, passive: true, signal: ended.signal })
  }
  go()
  return stop
}

/** What is noted down in the entry of the history that is shown. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
