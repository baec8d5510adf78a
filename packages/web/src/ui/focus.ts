/** Moves the focus to an element, and scrolls only as far as it takes to see it. */
export function focusInSight(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

/**
 * Remembers the focused element, and returns the function that gives the focus back to it. If the element is gone
 * and nothing drawn in its place takes the focus, its panel gets the focus, or else the page's main element, so
 * that a keyboard user never starts again at the top.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement
  const panel = before?.closest('[role="dialog"]')
  return () => {
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
      before.focus({ preventScroll: true })
      return
    }
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const place = panel?.isConnected ? panel.querySelector('[tabindex="-1"]') : null
      const target = place ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    })
  }
}
