/**
 * Remembers the style sheets that do not arrive from now on. A part of the site that is loaded a second
 * time brings its scripts, but the bundler takes its styles for loaded.
 * @returns what asks for them again; it rejects when one does not arrive this time either
 */
export function watchMissingStyles(): () => Promise<void> {
  const missing = new Set<HTMLLinkElement>()
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
    },
    { capture: true },
  )
  return async () => {
    const links = [...missing]
    missing.clear()
    await Promise.all(links.map(loadAgain))
  }
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`no styles at ${link.href}`)))
    link.replaceWith(again)
  })
}
