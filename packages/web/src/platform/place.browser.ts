/** Notes down, in its entry of the browser's history, how far the page is scrolled that is left. */
export function keepPlace(): void {
  history.replaceState({ ...entryState(), place: scrollY }, '')
}

/** How far the page was scrolled when its entry of the history was left, or null for a new one. */
export function keptPlace(): number | null {
  const { place } = entryState()
  return typeof place === 'number' ? place : null
}

/**
 * Scrolls as far as the page was scrolled when it was left. What it is made of may come bit by bit, so it
 * goes on until the page is long enough or somebody does something.
 * @returns stops it
 */
export function returnToPlace(place: number): () => void {
  const doings = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const stop = () => {
    sizes.disconnect()
    for (const doing of doings) removeEventListener(doing, stop, { capture: true })
  }
  const go = () => {
    scrollTo(0, place)
    // Half a pixel may be lost to the rounding of a screen.
    if (Math.abs(scrollY - place) < 1) stop()
  }
  const sizes = new ResizeObserver(go)
  sizes.observe(document.body)
  for (const doing of doings) addEventListener(doing, stop, { capture: true, passive: true })
  go()
  return stop
}

/** What is noted down in the entry of the history that is shown. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
