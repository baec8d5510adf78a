import { entryState } from './place.browser.ts'

/** A link of the page's main part: its address, and its position among the links with this address. */
export interface LeftLink {
  readonly address: string
  readonly turn: number
}

/**
 * Stores, in the page's entry of the browser's history, which link in its main part was followed. Only links to
 * pages of the site are stored: the address of a game is a secret.
 * @returns the function that stops it
 */
export function storeLeftLink(): () => void {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('main a[href^="/"]') : null
    const address = link?.getAttribute('href') ?? null
    const left = link && address !== null ? { address, turn: linksTo(address).indexOf(link) } : null
    const kept = leftLink()
    // Most presses follow no link, and browsers limit how often the history is written to.
    if (left?.address === kept?.address && left?.turn === kept?.turn) return
    history.replaceState({ ...entryState(), left }, '')
  }
  // The listener runs in the capture phase, before the click navigates.
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
 * Moves the focus to a link as soon as it exists, unless the user has moved the focus by then.
 * @param from the element that has the focus until then
 * @returns the function that stops it
 */
export function focusWhenPresent({ address, turn }: LeftLink, from: HTMLElement): () => void {
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
