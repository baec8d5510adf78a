/**
 * Notes down, in its entry of the browser's history, how far the page is scrolled whenever something may
 * lead away from it.
 * @returns stops it
 */
export function keepPlace(): () => void {
  const keep = () => history.replaceState({ ...entryState(), place: scrollY }, '')
  // Before whatever the click does.
  addEventListener('click', keep, { capture: true })
  addEventListener('pagehide', keep)
  return () => {
    removeEventListener('click', keep, { capture: true })
    removeEventListener('pagehide', keep)
  }
}

/** How far the page was scrolled when its entry of the history was left, or null for a new one. */
export function keptPlace(): number | null {
  const { place } = entryState()
  return typeof place === 'number' ? place : null
}

/** What is noted down in the entry of the history that is shown. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
