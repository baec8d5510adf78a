import { element } from './element.js'
import { formatExactTime } from './format.js'
import { callDetails } from './journal.details.js'

/** @typedef {import('../../world/journal.ts').JournalEntry} Entry */

/** Codes that are no refusal: 1 says that there is no maintenance. */
const goodCodes = ['0', '1', '200']

/**
 * A call as a row of the journal, which opens to its request beside its answer.
 * @typedef {ReturnType<typeof callRow>} CallRow
 * @param {Entry} entry
 */
export function callRow(entry) {
  const summary = element('summary', { 'data-roving': true, tabindex: '-1' })
  const details = element('details', {}, summary)
  const row = element('li', { class: 'call', tabindex: '-1' }, details)
  const made = {
    element: row,
    entry,
    /** What the filter looks at, in lower case. */
    text: () => {
      const { armed, endpoint, method, path, service } = made.entry
      return [endpoint, method, service, path, codeOf(made.entry), armed, giveUpOf(made.entry)]
        .join(' ')
        .toLowerCase()
    },
    /** @param {Entry} changed */
    update: (changed) => {
      if (changed.givenUpAfterMs === made.entry.givenUpAfterMs) return
      made.entry = changed
      draw()
    },
  }
  const draw = () => {
    row.classList.toggle('is-armed', made.entry.armed !== null)
    row.classList.toggle('is-given-up', made.entry.givenUpAfterMs !== null)
    summary.replaceChildren(...summaryOf(made.entry))
    drawDetails()
  }
  // Most calls are never opened, so what they would show is drawn when they are.
  const drawDetails = () => {
    row.classList.toggle('is-open', details.open)
    details.querySelector('.details')?.remove()
    if (details.open) details.append(callDetails(made.entry))
  }
  details.addEventListener('toggle', drawDetails)
  draw()
  return made
}

/** @param {Entry} entry */
function summaryOf(entry) {
  const { armed, durationMs, endpoint, method, path, time } = entry
  const code = codeOf(entry)
  const givenUp = giveUpOf(entry)
  return [
    element('span', { class: 'at' }, formatExactTime(time)),
    element(
      'span',
      { class: 'path' },
      element('span', { class: 'method' }, method),
      ` ${path} `,
      element('span', { class: 'name' }, endpoint ?? 'unknown'),
    ),
    element(
      'span',
      { class: 'marks' },
      ...(armed ? [element('span', { class: 'armed-note' }, `armed ${armed}`)] : []),
      ...(givenUp ? [element('span', { class: 'is-bad' }, givenUp)] : []),
    ),
    element(
      'span',
      { class: goodCodes.includes(code) ? 'code' : 'code is-bad' },
      element('span', { class: 'unseen' }, 'code '),
      code,
    ),
    element('span', { class: 'ms' }, `${durationMs} ms`),
  ]
}

/** The code of the answer, or the status where it has none. @param {Entry} entry */
function codeOf({ answer, status, armed }) {
  const code = fieldAt(answer, 'code') ?? fieldAt(answer, 'errors', '0', 'extensions', 'code')
  if (code !== undefined) return String(code)
  return status === null ? (armed ?? '—').replace('fault.', '') : String(status)
}

/** @param {unknown} value @param {...string} path @returns {unknown} */
function fieldAt(value, ...path) {
  const [name, ...rest] = path
  if (name === undefined) return value
  return typeof value === 'object' && value !== null
    ? fieldAt(Reflect.get(value, name), ...rest)
    : undefined
}

/** @param {Entry} entry */
function giveUpOf({ givenUpAfterMs }) {
  return givenUpAfterMs === null ? '' : `given up after ${givenUpAfterMs} ms`
}
