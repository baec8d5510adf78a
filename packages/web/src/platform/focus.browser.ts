/**
 * Scrolls what Tab has focused fully into view. A browser scrolls only if none of the element is visible, even
 * if the end of a row or a bar at the bottom of the page covers most of it.
 */
export function keepFocusInSight(): void {
  document.addEventListener('keyup', ({ key }) => {
    const focused = key === 'Tab' ? document.activeElement : null
    // Fixed elements need no scrolling, and would scroll the page beneath them.
    if (focused?.closest('main, footer, dialog, section')) {
      focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
}
