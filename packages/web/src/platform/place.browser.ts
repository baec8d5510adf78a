/** Notes down how far the page is scrolled, in its entry of the browser's history. */
export function keepPlace(): void {
  history.replaceState({ ...stateOf(), place: scrollY }, '')
}

/** How far the page was scrolled when its entry of the history was left, or null for a new one. */
export function keptPlace(): number | null {
  const { place } = stateOf()
  return typeof place === 'number' ? place : null
}

function stateOf(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
