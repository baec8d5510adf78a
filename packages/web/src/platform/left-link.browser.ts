import { entryState } from './place.browser.ts'

/** A link of the page's main part: where it leads, and the how manieth it is of those that lead there. */
export interface LeftLink {
  readonly address: string
  readonly turn: number
}

/**
 * Notes down, in its entry of the browser's history, which link in the page's main part led away from it.
 * Only links to pages of the site: the address of a game is nobody's to keep.
 * @returns stops it
 */
export function keepLeftLink(): () => void {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('main a[href^="/"]') : null
    const address = link?.getAttribute('href') ?? null
    const left = link && address !== null ? { address, turn: linksTo(address).indexOf(link) } : null
    const kept = leftLink()
    // Most presses lead nowhere, and browsers count how often the history is written to.
    if (left?.address === kept?.address && left?.turn === kept?.turn) return
    history.replaceState({ ...entryState(), left }, '')
  }
  // Before whatever the click does.
  addEventListener('click', keep, { capture: true })
  return () => removeEventListener('click', keep, { capture: true })
}

/** The link by which this entry of the history was left, or null for a new one. */
export function leftLink(): LeftLink | null {
  const { left } = entryState()
  if (typeof left !== 'object' || left === null) return null
  const { address, turn } = { address: null, turn: null, ...left }
  return typeof address === 'string' && typeof turn === 'number' ? { address, turn } : null
}

function linksTo(address: string): readonly HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')]
  return links.filter((link) => link.getAttribute('href') === address)
}

/**
 * Leads the focus on to a link as soon as it is there, unless somebody moved it by then.
 * @param from what has the focus until then
 * @returns stops it
 */
export function focusOnceThere({ address, turn }: LeftLink, from: HTMLElement): () => void {
  const find = () => {
    if (document.activeElement !== from) return observer.disconnect()
    const link = linksTo(address)[turn]
    if (!link) return
    observer.disconnect()
    link.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(find)
  observer.observe(document.body, { childList: true, subtree: true })
  find()
  return () => observer.disconnect()
}
