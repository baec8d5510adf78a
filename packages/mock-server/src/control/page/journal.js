import { element, part } from './element.js'
import { formatExactTime } from './format.js'
import { call } from './server.js'

/** @typedef {import('../../world/journal.ts').JournalEntry} Entry */

/** More rows than a person reads; the interface has all that the server keeps. */
const mostRows = 200

const list = part('journal-list', HTMLElement)
const filter = part('journal-filter', HTMLInputElement)
const pause = part('journal-pause', HTMLButtonElement)

/** Oldest first. @type {Entry[]} */
let entries = []
let clearedUpTo = 0
let isPaused = false

filter.addEventListener('input', draw)
pause.addEventListener('click', () => {
  isPaused = !isPaused
  pause.setAttribute('aria-pressed', String(isPaused))
  pause.textContent = isPaused ? 'Resume' : 'Pause'
  if (!isPaused) draw()
})
part('journal-clear', HTMLButtonElement).addEventListener('click', () => {
  clearedUpTo = entries.at(-1)?.id ?? clearedUpTo
  draw()
})

/** Fetches the journal and shows it. */
export async function showJournal() {
  /** @type {{ requests: Entry[] }} */
  const { requests } = await call('/requests')
  entries = requests
  draw()
}

/** One more call came. @param {Entry} entry */
export function addToJournal(entry) {
  if ((entries.at(-1)?.id ?? 0) >= entry.id) return
  entries = [...entries, entry].slice(-1000)
  count()
  if (isPaused || !isShown(entry)) return
  list.prepend(drawEntry(entry))
  while (list.children.length > mostRows) list.lastElementChild?.remove()
  part('journal-empty', HTMLElement).hidden = true
}

/** The caller of a call that is shown waits no more. @param {Entry} entry */
export function noteGivenUp(entry) {
  entries = entries.map((known) => (known.id === entry.id ? entry : known))
  if (!isPaused) draw()
}

/** The world began anew. */
export function forgetJournal() {
  entries = []
  clearedUpTo = 0
  draw()
}

function draw() {
  const shown = entries.filter(isShown).slice(-mostRows).reverse()
  list.replaceChildren(...shown.map(drawEntry))
  const empty = part('journal-empty', HTMLElement)
  empty.hidden = shown.length > 0
  empty.textContent = entries.length > 0 ? 'No calls to show.' : 'No calls yet.'
  count()
}

function count() {
  const { length } = entries
  part('journal-count', HTMLElement).textContent = length === 1 ? '1 call' : `${length} calls`
}

/** @param {Entry} entry */
function isShown(entry) {
  if (entry.id <= clearedUpTo) return false
  const { armed, endpoint, method, path } = entry
  const text = [endpoint, method, path, codeOf(entry), armed, giveUpOf(entry)].join(' ')
  return text.toLowerCase().includes(filter.value.trim().toLowerCase())
}

/** The code of the answer, or the status where it has none. @param {Entry} entry */
function codeOf({ answer, status, armed }) {
  if (typeof answer === 'object' && answer !== null && 'code' in answer) return String(answer.code)
  return status === null ? (armed ?? '—').replace('fault.', '') : String(status)
}

/** @param {Entry} entry */
function giveUpOf({ givenUpAfterMs }) {
  return givenUpAfterMs === null ? '' : `given up after ${givenUpAfterMs} ms`
}

/** @param {Entry} entry */
function drawEntry(entry) {
  const code = codeOf(entry)
  const isBad = !['0', '1', '200'].includes(code)
  return element(
    'details',
    { class: entry.armed ? 'call is-armed' : 'call' },
    element(
      'summary',
      {},
      element('span', { class: 'at' }, formatExactTime(entry.time)),
      element(
        'span',
        { class: 'path' },
        element('span', { class: 'method' }, entry.method),
        ` ${entry.path} `,
        element('span', { class: 'name' }, entry.endpoint ?? 'unknown'),
      ),
      element(
        'span',
        { class: 'armed' },
        entry.armed ? `armed ${entry.armed}` : '',
        ...(giveUpOf(entry) ? [element('span', { class: 'is-bad' }, ` ${giveUpOf(entry)}`)] : []),
      ),
      element('span', { class: isBad ? 'code is-bad' : 'code' }, code),
      element('span', { class: 'ms' }, `${entry.durationMs} ms`),
    ),
    element(
      'div',
      { class: 'bodies' },
      ...(isEmpty(entry.query) ? [] : [drawFields('query', entry.query)]),
      ...(isEmpty(entry.body) ? [] : [drawFields('body', entry.body)]),
      drawFields('answer', entry.answer),
    ),
  )
}

/** @param {unknown} value */
const isEmpty = (value) => fieldsOf(value).length === 0

/** @param {string} title @param {unknown} value */
function drawFields(title, value) {
  const lines = fieldsOf(value)
  const box = element('div', {}, element('h3', {}, title))
  if (lines.length === 0) box.append(element('p', { class: 'note' }, 'nothing'))
  else {
    const facts = element('dl')
    for (const [name, text] of lines) {
      facts.append(element('dt', {}, name), element('dd', {}, text))
    }
    box.append(facts)
  }
  return box
}

/** Nested fields by their path, as lines. @param {unknown} value @returns {[string, string][]} */
function fieldsOf(value, path = '') {
  if (typeof value !== 'object' || value === null) {
    return path === '' && (value === null || value === undefined) ? [] : [[path, String(value)]]
  }
  const nested = Object.entries(value)
  if (nested.length === 0) return path === '' ? [] : [[path, Array.isArray(value) ? '[]' : '{}']]
  return nested.flatMap(([name, field]) => fieldsOf(field, path ? `${path}.${name}` : name))
}
