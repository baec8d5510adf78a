/** Counts the style sheets that are loading: the site loads a part's script after its style sheets. */
export function countSheets(): () => number {
  const arrived = new WeakSet<EventTarget>()
  for (const type of ['load', 'error']) {
    document.addEventListener(type, ({ target }) => void (target && arrived.add(target)), true)
  }
  return () =>
    [...document.querySelectorAll('link[rel="stylesheet"]')].filter((link) => !arrived.has(link))
      .length
}
