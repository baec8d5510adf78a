import type { Page } from '@playwright/test'

/**
 * What does not fit on the page as it is: a page wider than its window, words that are cut or hang out of
 * the window, and controls that something else lies over.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const found: string[] = []
    const tell = (element: Element, problem: string) => {
      const words = (element.textContent ?? '').trim().slice(0, 40)
      found.push(`${problem}: <${element.localName} class="${element.className}"> ${words}`)
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('[data-visually-hidden], [inert]')

    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`)
    }

    /** Whether an element around shows all of what is in it, or lets it be scrolled to. */
    const cutBy = (element: Element, box: DOMRect): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(around)
        // Cut on purpose: the link around says all of it.
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

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || box.height <= 1) continue
        const cutting = cutBy(element, box)
        if (cutting) tell(element, `cut by <${cutting.localName} class="${cutting.className}">`)
      }
    }

    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const before = [scrollX, scrollY] as const
    for (const control of document.querySelectorAll(
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
      if (!isFree) tell(control, `under <${there?.localName} class="${there?.className}">`)
    }
    scrollTo(...before)
    return found
  })
}

/** By how much the page has moved under its reader since it was loaded. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
              sum += Number(entry.value)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(Math.round(sum * 1000) / 1000), 100)
      }),
  )
}
