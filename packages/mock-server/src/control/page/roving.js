/**
 * Makes the controls of a list one stop of the Tab key. Arrow keys walk from row to row and along a row,
 * Home and End to the ends. Controls carry `data-roving`; call `settle` after the rows have changed.
 * @param {HTMLElement} list
 * @param {string} rowSelector
 */
export function rove(list, rowSelector) {
  /** @type {HTMLElement | null} */
  let stop = null

  const rows = () => elementsOf(list, rowSelector)
  const first = () => controlsOf(nextFrom(rows(), 0, 1))[0]

  /** @param {HTMLElement | undefined} control */
  function moveStop(control) {
    if (stop && stop !== control) stop.tabIndex = -1
    if (control) control.tabIndex = 0
    stop = control ?? null
  }

  /** @param {HTMLElement | undefined} control */
  function focus(control) {
    control?.focus()
    control?.scrollIntoView({ block: 'nearest' })
  }

  list.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-roving]')) moveStop(target)
  })
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.matches(`[data-roving], ${rowSelector}`)) return
    const row = target.closest(rowSelector)
    const to = row instanceof HTMLElement && neighbour(event.key, target, row, rows())
    if (!to) return
    event.preventDefault()
    focus(to)
  })

  return {
    settle: () => {
      if (!stop?.isConnected || !isShown(stop)) moveStop(first())
    },
    focusFirst: () => focus(first()),
  }
}

/**
 * The control to which a key leads.
 * @param {string} key @param {HTMLElement} from @param {HTMLElement} row @param {HTMLElement[]} rows
 * @returns {HTMLElement | undefined}
 */
function neighbour(key, from, row, rows) {
  const own = controlsOf(row)
  const column = Math.max(0, own.indexOf(from))
  /** @param {HTMLElement | undefined} to */
  const inColumn = (to) => controlsOf(to)[column] ?? controlsOf(to).at(-1)
  const at = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return inColumn(nextFrom(rows, at + 1, 1))
    case 'ArrowUp':
      return inColumn(nextFrom(rows, at - 1, -1))
    case 'ArrowRight':
      return own[column + 1]
    case 'ArrowLeft':
      return own[column - 1]
    case 'Home':
      return rows.length === 1 ? own[0] : inColumn(nextFrom(rows, 0, 1))
    case 'End':
      return rows.length === 1 ? own.at(-1) : inColumn(nextFrom(rows, rows.length - 1, -1))
    default:
      return undefined
  }
}

/**
 * The next row in a direction that has anything to press.
 * @param {HTMLElement[]} rows @param {number} start @param {1 | -1} step
 */
function nextFrom(rows, start, step) {
  for (let at = start; at >= 0 && at < rows.length; at += step) {
    const row = rows[at]
    if (row && isShown(row) && controlsOf(row).length > 0) return row
  }
  return undefined
}

/** A row may be a control itself. @param {HTMLElement | undefined} row */
function controlsOf(row) {
  if (!row) return []
  return row.matches('[data-roving]') ? [row] : elementsOf(row, '[data-roving]')
}

/** @param {HTMLElement} within @param {string} selector */
const elementsOf = (within, selector) =>
  [...within.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement)

/** @param {HTMLElement} candidate */
const isShown = (candidate) => candidate.closest('[hidden]') === null
