import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What was spoken since the page was loaded, oldest first. */
    spoken: string[]
  }
}

/**
 * Writes down what live regions tell a screen reader, from the next load on: changes of a region that was
 * there before, and alerts as they appear. A region behind a modal dialog is silent, and so is a timer.
 * @returns a function that tells what was spoken, oldest first
 */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const regions = '[aria-live], [role="status"], [role="alert"], [role="timer"]'
    const silent = '[aria-live="off"], [role="timer"], [aria-hidden="true"]'
    const known = new WeakSet<Element>()
    const last = new WeakMap<Element, string>()
    window.spoken = []

    const speak = (region: Element) => {
      const text = (region.textContent ?? '').trim()
      if (text === last.get(region)) return
      last.set(region, text)
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const isHeard = !region.matches(silent) && (dialog?.contains(region) ?? true)
      if (isHeard && text !== '') window.spoken.push(text)
    }
    const meet = (region: Element) => {
      if (known.has(region)) return
      known.add(region)
      if (region.matches('[role="alert"]')) speak(region)
      else last.set(region, (region.textContent ?? '').trim())
    }

    new MutationObserver((mutations) => {
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
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => window.spoken)
}
