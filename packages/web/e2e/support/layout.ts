import type { Locator, Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Finds what does not fit on the page: a page wider than its window, texts that are cut off, hang out of the
 * window, their control or their box, or overlap, and controls that something covers.
 * @param part the part of the page to check, if it lies over the rest
 */
export function misfits(page: Page, part = page.locator('body')): Promise<readonly string[]> {
  return part.evaluate((scope) => {
    const root = document.documentElement
    const found: string[] = []
    const report = (element: Element, problem: string) => {
      const words = (element.textContent ?? '').trim().slice(0, 40)
      found.push(`${problem}: <${element.localName} class="${element.className}"> ${words}`)
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('[data-visually-hidden], [inert]')

    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`)
    }

    /** The surrounding element that cuts off a box, unless it shows all of it or can be scrolled to it. */
    const cutBy = (element: Element, box: DOMRect): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(around)
        // Cut off on purpose: the name of the link around it is complete.
        if (webkitLineClamp !== 'none' && element.closest('[aria-label]')) return null
        const edge = around.getBoundingClientRect()
        const isTiny = edge.width <= 1 && edge.height <= 1
        if (isTiny) return null
        const cuts = (way: string) => way === 'hidden' || way === 'clip'
        if (cuts(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1))
          return around
        if (cuts(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
          return around
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return null
      }
      return null
    }

    /** Whether a surrounding element is fixed, so that the page scrolls beneath it. */
    const floats = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true
      }
      return false
    }
    /** Whether a box is outside the visible area of an element that scrolls or cuts off its content on purpose. */
    const isOutOfSight = (element: Element, box: DOMRect): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        const isAside = box.left < edge.left - 1 || box.right > edge.right + 1
        if (isAside || box.top < edge.top - 1 || box.bottom > edge.bottom + 1) return true
      }
      return false
    }
    const isPainted = (style: CSSStyleDeclaration) => {
      const { backgroundColor, backgroundImage, borderTopStyle, borderTopWidth } = style
      if (backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) {
        return true
      }
      return borderTopStyle !== 'none' && borderTopWidth !== '0px'
    }
    /** The control or the painted box around a text that does not hold all of it: a button, a tab, a chip, a card. */
    const leftBy = (element: Element, box: DOMRect): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        // What scrolls or cuts off its content is checked above.
        if (style.overflowX !== 'visible') return null
        if (around.matches('a, button, summary, [role=tab]') || isPainted(style)) {
          const edge = around.getBoundingClientRect()
          // Shown only while it has the focus.
          if (edge.width <= 1) return null
          const isAside = box.left < edge.left - 1 || box.right > edge.right + 1
          // The box of a line may be a little higher than its letters.
          const spare = box.height / 4
          const isAboveOrBelow = box.top < edge.top - spare || box.bottom > edge.bottom + spare
          return isAside || isAboveOrBelow ? around : null
        }
        if (/absolute|fixed/.test(style.position)) return null
      }
      return null
    }
    const written: { readonly element: Element; readonly box: DOMRect }[] = []

    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || box.height <= 1) continue
        const cutting = cutBy(element, box)
        if (cutting) report(element, `cut by <${cutting.localName} class="${cutting.className}">`)
        const left = leftBy(element, box)
        if (left) report(element, `hangs out of <${left.localName} class="${left.className}">`)
        if (!floats(element) && !isOutOfSight(element, box)) written.push({ element, box })
      }
    }

    for (const [index, { element, box }] of written.entries()) {
      const over = written.slice(index + 1).find((other) => {
        if (other.element === element) return false
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // The boxes of two lines may overlap a little, although their letters do not.
        return wide > 2 && high > Math.min(box.height, other.box.height) / 3
      })
      if (over) report(element, `over the words ${over.element.textContent?.trim().slice(0, 40)}`)
    }

    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const before = [scrollX, scrollY] as const
    for (const control of scope.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (!isShown(control) || (modal && !modal.contains(control))) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const label = control.closest('label')
      const isFree =
        there && (control.contains(there) || there.contains(control) || label?.contains(there))
      if (!isFree) report(control, `under <${there?.localName} class="${there?.className}">`)
    }
    scrollTo(...before)
    // Each line of a text that does not fit says the same.
    return [...new Set(found)]
  })
}

/** The elements of the page that are in motion. */
export function movements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const what = animation instanceof CSSAnimation ? animation.animationName : 'a transition'
        const effect = animation.effect
        const where = effect instanceof KeyframeEffect ? effect.target?.className : ''
        return `${what} of ${where}`
      }),
  )
}

/** The largest layout shift allowed in all, as a fraction of the window. */
const shiftAllowed = 0.02

interface Moved {
  readonly share: number
  readonly what: string
}

/** The layout shifts since the page was loaded, if they are larger than allowed. */
export async function layoutShifts(page: Page): Promise<readonly string[]> {
  await settled(page)
  const moved = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().flatMap((entry): readonly Moved[] => {
      if (!('value' in entry) || !('sources' in entry)) return []
      if ('hadRecentInput' in entry && entry.hadRecentInput) return []
      const sources = Array.isArray(entry.sources) ? entry.sources : []
      const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const name = `<${element?.localName} class="${element?.getAttribute('class')}">`
        const place = (at: DOMRect) => `${at.x},${at.y} ${at.width}×${at.height}`
        return `${name} from ${place(from)} to ${place(to)}`
      })
      const at = `${Math.round(entry.startTime)} ms`
      return [{ share: Number(entry.value), what: `${at}: ${what.join('; ')}` }]
    })
  })
  const sum = moved.reduce((shift, { share }) => shift + share, 0)
  if (sum < shiftAllowed) return []
  return moved.map(({ share, what }) => `${share.toFixed(3)} at ${what}`)
}

/** Whether neither of two parts of a page lies over the other. */
export async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('both parts must be on the page')
  const areBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return areBeside || a.y + a.height <= b.y || b.y + b.height <= a.y
}
