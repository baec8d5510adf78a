/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

declare global {
  interface Window {
    /** Receives each announcement. */
    recordSpoken: (text: string) => void
  }
}

/**
 * Passes to `window.recordSpoken` what live regions announce to a screen reader: changes of a region that existed
 * before, and alerts as they appear. A region behind a modal dialog is silent, and so is a timer. The function
 * runs in the page, where nothing else of this module exists.
 */
export function watchLiveRegions(): MutationObserver {
  const regions = '[aria-live], [role="status"], [role="alert"], [role="timer"]'
  const silent = '[aria-live="off"], [role="timer"], [aria-hidden="true"]'
  const known = new WeakSet<Element>()
  const last = new WeakMap<Element, string>()

  const speak = (region: Element) => {
    const text = (region.textContent ?? '').trim()
    if (text === last.get(region)) return
    last.set(region, text)
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const isHeard = !region.matches(silent) && (dialog?.contains(region) ?? true)
    if (isHeard && text !== '') window.recordSpoken(text)
  }
  const meet = (region: Element) => {
    if (known.has(region)) return
    known.add(region)
    if (region.matches('[role="alert"]')) speak(region)
    else last.set(region, (region.textContent ?? '').trim())
  }

  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const changed = target instanceof Element ? target : target.parentElement
      const region = changed?.closest(regions)
      if (region && known.has(region)) speak(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(regions)) meet(node)
        for (const inner of node.querySelectorAll(regions)) meet(inner)
      }
    }
  })
  for (const region of document.querySelectorAll(regions)) {
    known.add(region)
    last.set(region, (region.textContent ?? '').trim())
  }
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return observer
}
