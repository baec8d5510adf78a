import { part } from './element.js'
import { callRow } from './journal.row.js'
import { refreshing } from './refreshing.js'
import { rove } from './roving.js'
import { call } from './server.js'

/**
 * @typedef {import('../../world/journal.ts').JournalEntry} Entry
 * @typedef {import('./journal.row.js').CallRow} CallRow
 */

/** As many as the server keeps. */
const mostRows = 1_000

const list = part('journal-list', HTMLElement)
const filter = part('journal-filter', HTMLInputElement)
const pause = part('journal-pause', HTMLButtonElement)
const empty = part('journal-empty', HTMLElement)
const roving = rove(list, '.call')

/** The calls that are drawn, oldest first. @type {Map<number, CallRow>} */
const rows = new Map()
/** Those that came since the page was drawn last, or while it is paused, oldest first. @type {Entry[]} */
let waiting = []
let lastId = 0
let clearedUpTo = 0
let isPaused = false
let isDrawing = false

filter.addEventListener('input', applyFilter)
filter.addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  event.preventDefault()
  roving.focusFirst()
})
pause.addEventListener('click', () => {
  isPaused = !isPaused
  pause.classList.toggle('primary', isPaused)
  draw()
})
part('journal-clear', HTMLButtonElement).addEventListener('click', () => {
  clearedUpTo = lastId
  waiting = []
  applyFilter()
})

/** Fetches the journal and shows it. */
export const showJournal = refreshing(async () => {
  /** @type {{ requests: Entry[] }} */
  const { requests } = await call('/requests')
  const [oldest] = requests
  const known = oldest && rows.get(oldest.id)
  // A server that was started again counts from the beginning.
  if (known?.entry.time !== oldest?.time || (requests.at(-1)?.id ?? 0) < lastId) forgetJournal()
  for (const entry of requests) {
    if (entry.id > lastId) addToJournal(entry)
    else noteGivenUp(entry)
  }
  draw()
})

/** One more call came. @param {Entry} entry */
export function addToJournal(entry) {
  if (entry.id <= lastId) return
  lastId = entry.id
  waiting = [...waiting, entry].slice(-mostRows)
  if (isDrawing) return
  isDrawing = true
  requestAnimationFrame(() => {
    isDrawing = false
    draw()
  })
}

/** The caller of a call that is known waits no more. @param {Entry} entry */
export function noteGivenUp(entry) {
  waiting = waiting.map((known) => (known.id === entry.id ? entry : known))
  rows.get(entry.id)?.update(entry)
}

/** The world began again. */
export function forgetJournal() {
  for (const { element } of rows.values()) element.remove()
  rows.clear()
  waiting = []
  lastId = 0
  clearedUpTo = 0
  draw()
}

function draw() {
  if (!isPaused) {
    const added = waiting.map(callRow)
    waiting = []
    for (const row of added) {
      row.element.hidden = !isWanted(row, wantedWords())
      rows.set(row.entry.id, row)
    }
    list.prepend(...added.map(({ element }) => element).reverse())
    for (const [id, { element }] of rows) {
      if (rows.size <= mostRows) break
      element.remove()
      rows.delete(id)
    }
  }
  pause.textContent = isPaused ? `Resume (${waiting.length})` : 'Pause'
  count()
}

function applyFilter() {
  const words = wantedWords()
  for (const row of rows.values()) {
    const isHidden = !isWanted(row, words)
    if (row.element.hidden !== isHidden) row.element.hidden = isHidden
  }
  count()
}

const wantedWords = () => filter.value.trim().toLowerCase()

/** @param {CallRow} row @param {string} words */
const isWanted = (row, words) => row.entry.id > clearedUpTo && row.text().includes(words)

function count() {
  const shown = [...rows.values()].filter(({ element }) => !element.hidden).length
  const all = rows.size === 1 ? '1 call' : `${rows.size} calls`
  part('journal-count', HTMLElement).textContent = shown === rows.size ? all : `${shown} of ${all}`
  empty.hidden = shown > 0
  empty.textContent = rows.size > 0 ? 'No calls to show.' : 'No calls yet.'
  roving.settle()
}
