// Runs in the site's own page, and measures the time from a press to the frame that shows its effect.
import { nextPaint } from './paint.ts'

/** The awaited effect: a toggled heart, a character in a field, or suggestions below it. */
export type Sight = 'heart' | 'character' | 'suggestions'

declare global {
  interface Window {
    /** @returns the time from the next press until its effect was painted, in ms */
    timeToPaint?(sight: Sight): Promise<number>
  }
}

const sights: Readonly<
  Record<Sight, { press: 'click' | 'keydown'; seen: () => Promise<unknown> }>
> = {
  heart: { press: 'click', seen: () => changed({ attributeFilter: ['data-liked'] }) },
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

/** Resolves as soon as the page has this change. */
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
