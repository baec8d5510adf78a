/**
 * Keeps the rows of a list as the facts behind them change. A row whose facts are the same stays as it is,
 * with its focus and what is typed in it; one that is drawn again passes the focus on to its control of the
 * same `data-control`, else takes it.
 * @template Item
 * @param {HTMLElement} list may have a heading in front of its rows; `tabindex="-1"`, for when a focused row goes
 * @param {{ keyOf: (item: Item) => string, factsOf: (item: Item) => unknown, draw: (item: Item) => HTMLElement }} options
 *   the rows that are drawn need `tabindex="-1"`
 * @returns {(items: readonly Item[]) => void}
 */
export function keepRows(list, { keyOf, factsOf, draw }) {
  const inFront = list.childElementCount
  /** @type {Map<string, { row: HTMLElement, facts: string }>} */
  let kept = new Map()

  return (items) => {
    const focus = focusIn(list, kept)
    /** @type {typeof kept} */
    const next = new Map()
    for (const item of items) {
      const key = keyOf(item)
      const facts = JSON.stringify(factsOf(item))
      const known = kept.get(key)
      next.set(key, known?.facts === facts ? known : { row: draw(item), facts })
    }
    for (const [key, { row }] of kept) if (next.get(key)?.row !== row) row.remove()
    for (const [index, { row }] of [...next.values()].entries()) {
      const place = list.children[index + inFront]
      if (place !== row) list.insertBefore(row, place ?? null)
    }
    kept = next
    if (focus && !focus.element.isConnected) restoreFocus(list, kept.get(focus.key)?.row, focus)
  }
}

/**
 * @param {HTMLElement} list
 * @param {ReadonlyMap<string, { row: HTMLElement }>} kept
 */
function focusIn(list, kept) {
  const focused = document.activeElement
  if (!focused || !list.contains(focused)) return null
  const key = [...kept].find(([, { row }]) => row.contains(focused))?.[0]
  return key === undefined
    ? null
    : { element: focused, key, control: focused.getAttribute('data-control') }
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement | undefined} row
 * @param {{ control: string | null }} focus
 */
function restoreFocus(list, row, { control }) {
  const same = control && row?.querySelector(`[data-control="${CSS.escape(control)}"]`)
  const target = same instanceof HTMLElement ? same : (row ?? list)
  target.focus()
}
