/**
 * Remembers the style sheets that fail to load from now on. When a part of the site is loaded a second time, its
 * scripts are requested again, but the bundler treats its styles as loaded.
 * @returns the function that requests them again; it rejects if one fails again
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
