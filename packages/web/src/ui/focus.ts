/** Gives the focus to where reading goes on, and scrolls no further than it takes to see that. */
export function focusInSight(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

/**
 * Remembers what had the focus. The function it returns gives the focus back. When that control is gone
 * and nothing drawn in its stead takes the focus, the panel gets it that the control was in, or else the
 * page's main part: a keyboard user never starts again at the top.
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
