import { entryState } from './place.browser.ts'

/**
 * Notes down, in its entry of the browser's history, which link in the page's main part led away from it.
 * Only links to pages of the site: the address of a game is nobody's to keep.
 * @returns stops it
 */
export function keepLeftLink(): () => void {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('main a[href^="/"]') : null
    const left = link?.getAttribute('href') ?? null
    // Most presses lead nowhere, and browsers count how often the history is written to.
    if (left !== leftLink()) history.replaceState({ ...entryState(), left }, '')
  }
  // Before whatever the click does.
  addEventListener('click', keep, { capture: true })
  return () => removeEventListener('click', keep, { capture: true })
}

/** Where the link leads by which this entry of the history was left, or null for a new one. */
export function leftLink(): string | null {
  const { left } = entryState()
  return typeof left === 'string' ? left : null
}

/**
 * Leads the focus on to a link as soon as it is there, unless somebody moved it by then.
 * @param from what has the focus until then
 * @returns stops it
 */
export function focusOnceThere(href: string, from: HTMLElement): () => void {
  const find = () => {
    if (document.activeElement !== from) return observer.disconnect()
    const links = document.querySelectorAll<HTMLElement>('main a[href]')
    const link = [...links].find((one) => one.getAttribute('href') === href)
    if (!link) return
    observer.disconnect()
    link.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(find)
  observer.observe(document.body, { childList: true, subtree: true })
  find()
  return () => observer.disconnect()
}
