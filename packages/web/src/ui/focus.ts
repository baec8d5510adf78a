/**
 * Remembers what had the focus. The function it returns gives the focus back, or to the page's main
 * part when that control is gone, so that a keyboard user never starts again at the top.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement
  return () => {
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
    const target = isThere ? before : document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }
}
