// Put into the site's own page: says how long it takes from a press to the frame that shows what it did.
import { nextPaint } from './paint.ts'

/** What is waited for: a heart that turned over, a character in a field, suggestions below it. */
export type Sight = 'heart' | 'character' | 'suggestions'

declare global {
  interface Window {
    /** @returns how long after the next press its sight was painted, in ms */
    timeToPaint?(sight: Sight): Promise<number>
  }
}

const sights: Readonly<
  Record<Sight, { press: 'click' | 'keydown'; seen: () => Promise<unknown> }>
> = {
  heart: { press: 'click', seen: () => changed({ attributeFilter: ['aria-pressed'] }) },
  character: { press: 'keydown', seen: () => happened('input') },
  suggestions: { press: 'keydown', seen: suggested },
}

window.timeToPaint = async (sight) => {
  const { press, seen } = sights[sight]
  const pressed = happened(press)
  const isSeen = seen()
  const { timeStamp } = await pressed
  await isSeen
  return (await nextPaint()) - timeStamp
}

function happened(type: 'click' | 'keydown' | 'input'): Promise<Event> {
  return new Promise((resolve) => {
    addEventListener(type, resolve, { capture: true, once: true })
  })
}

/** Resolves as soon as the page has changed so. */
function changed(
  watched: MutationObserverInit,
  isThere: () => boolean = () => true,
): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, ...watched })
  })
}

function suggested(): Promise<void> {
  return changed({ childList: true }, () => document.querySelector('[role="option"]') !== null)
}
