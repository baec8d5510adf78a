/**
 * Shows whole what Tab has led to: a browser scrolls to it only when none of it is seen, also where the
 * end of a row or a bar at the bottom of the page lies over most of it.
 */
export function keepFocusInSight(): void {
  document.addEventListener('keyup', ({ key }) => {
    const focused = key === 'Tab' ? document.activeElement : null
    // What stands still needs no scrolling, and would scroll the page beneath it.
    if (focused?.closest('main, footer, dialog, section')) {
      focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
}
