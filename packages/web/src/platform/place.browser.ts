import type { Clock } from '@croupier/core/ports'

/** Stores, in its entry of the browser's history, how far the page that is being left is scrolled. */
export function storeScrollPosition(): void {
  history.replaceState({ ...entryState(), place: scrollY }, '')
}

/** How far the page was scrolled when its entry of the history was left, or null for a new one. */
export function storedScrollPosition(): number | null {
  const { place } = entryState()
  return typeof place === 'number' ? place : null
}

/** How long the content of a page may take to arrive, bit by bit, in ms. */
const patience = 5_000

/**
 * Scrolls as far as the page was scrolled when it was left, and again whenever it grows or shrinks, until the
 * user acts, another page opens or the time for its content is over.
 * @returns the function that stops it
 */
export function restoreScrollPosition(place: number, clock: Clock): () => void {
  // The stored place is used up; leaving the page stores it again.
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

/** The state of the current history entry. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
