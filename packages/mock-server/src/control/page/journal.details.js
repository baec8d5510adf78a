import { copy } from './copying.js'
import { button, element } from './element.js'
import { attempt } from './saying.js'

/** @typedef {import('../../world/journal.ts').JournalEntry} Entry */

/** What stands for a masked value. */
const masked = '••••••'
/** More fields than a person reads; the copy has all of them. */
const mostFields = 120

/** The request of a call beside its answer. @param {Entry} entry */
export function callDetails(entry) {
  const { answer, body, method, path, query, service, status } = entry
  return element(
    'div',
    { class: 'details' },
    element(
      'div',
      {},
      element('h3', {}, 'request'),
      element('p', { class: 'note' }, `${method} ${path} of the ${service} service`),
      ...drawFields('query', query),
      ...drawFields('body', body),
    ),
    element(
      'div',
      {},
      element('h3', {}, 'answer'),
      element(
        'p',
        { class: 'note' },
        status === null ? 'no status: none was sent' : `status ${status}`,
      ),
      ...drawFields('', answer),
    ),
    button(
      'Copy as JSON',
      () => void attempt(() => copy(JSON.stringify(entry, null, 2)), 'The call is copied'),
    ),
  )
}

/** @param {string} title @param {unknown} value @returns {HTMLElement[]} */
function drawFields(title, value) {
  const all = fieldsOf(value)
  if (all.length === 0) return []
  const facts = element('dl')
  for (const [name, text] of all.slice(0, mostFields)) {
    facts.append(element('dt', {}, name), element('dd', {}, ...shownValue(text)))
  }
  const rest = all.length - mostFields
  return [
    ...(title ? [element('h4', {}, title)] : []),
    facts,
    ...(rest > 0 ? [element('p', { class: 'note' }, `and ${rest} more fields: copy them`)] : []),
  ]
}

/** @param {string} text */
const shownValue = (text) =>
  text === masked ? [element('span', { class: 'note' }, `${masked} masked`)] : [text]

/** Nested fields by their path, as lines. @param {unknown} value @returns {[string, string][]} */
function fieldsOf(value, path = '') {
  if (typeof value !== 'object' || value === null) {
    return path === '' && (value === null || value === undefined) ? [] : [[path, String(value)]]
  }
  const nested = Object.entries(value)
  if (nested.length === 0) return path === '' ? [] : [[path, Array.isArray(value) ? '[]' : '{}']]
  return nested.flatMap(([name, field]) => fieldsOf(field, path ? `${path}.${name}` : name))
}
