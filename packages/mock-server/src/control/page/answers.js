import { answerRow, matches } from './answer.row.js'
import { drawContexts, familyOf } from './contexts.js'
import { element, part } from './element.js'
import { refreshing } from './refreshing.js'
import { rove } from './roving.js'
import { keepRows } from './rows.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/**
 * @typedef {import('../client.ts').ControlCase} Case
 * @typedef {import('../client.ts').ControlArmed} Armed
 * @typedef {object} Group the cases of one context
 * @property {HTMLElement} heading
 * @property {HTMLUListElement} list
 * @property {readonly Case[]} cases
 * @property {(cases: readonly Case[]) => void} show
 */

const list = part('answers-list', HTMLElement)
const search = part('answers-search', HTMLInputElement)
const disarmAll = part('disarm-all', HTMLButtonElement)
const noneFound = element('p', { class: 'empty' }, 'No case to show.')
const roving = rove(list, '.case')

/** @type {Group[]} */
let groups = []
/** @type {readonly Armed[]} */
let armed = []
/** What the chosen chip says. @type {string} */
let chosen = 'All'

search.addEventListener('input', filter)
search.addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  event.preventDefault()
  roving.focusFirst()
})
disarmAll.addEventListener('click', () => {
  search.focus()
  void attempt(() => call('/disarm', {}), 'Nothing is armed')
})

/** Draws the catalogue. @param {readonly Case[]} cases */
export function setUpAnswers(cases) {
  groups = [...new Set(cases.map(({ context }) => context))].map((context) =>
    groupOf(
      context,
      cases.filter((one) => one.context === context),
    ),
  )
  list.replaceChildren(...groups.flatMap((group) => [group.heading, group.list]), noneFound)
  part('answers-count', HTMLElement).textContent = `${cases.length} cases`
  const families = [...new Set(cases.map(({ context }) => familyOf(context)))]
  drawContexts(['All', 'armed', ...families], chosen, (name) => {
    chosen = name
    filter()
  })
}

/** @param {string} context @param {readonly Case[]} cases @returns {Group} */
function groupOf(context, cases) {
  const heading = element('h3', { id: `context-${context}` }, context)
  const rows = element('ul', { 'aria-labelledby': heading.id, tabindex: '-1' })
  const show = keepRows(rows, {
    keyOf: (/** @type {Case} */ one) => one.id,
    factsOf: armedFor,
    draw: (one) => answerRow(one, armedFor(one)),
  })
  return { heading, list: rows, cases, show }
}

/** @param {Case} one */
const armedFor = (one) => armed.filter((each) => each.case === one.id)

/** Fetches what is armed, and shows it. */
export const showArmedAnswers = refreshing(async () => {
  /** @type {{ armed: Armed[] }} */
  const now = await call('/armed')
  armed = now.armed
  for (const group of groups) group.show(group.cases)
  part('armed-count', HTMLElement).textContent = armed.length > 0 ? `${armed.length} armed` : ''
  disarmAll.hidden = armed.length === 0
  filter()
})

/** Everything that is armed, the newest first. */
export const whatIsArmed = () => armed

function filter() {
  const words = search.value.trim().toLowerCase()
  for (const { heading, list: rows, cases } of groups) {
    for (const [index, one] of cases.entries()) {
      const row = rows.children[index]
      const isChosen =
        chosen === 'All' ||
        (chosen === 'armed' ? armedFor(one).length > 0 : familyOf(one.context) === chosen)
      if (row instanceof HTMLElement) row.hidden = !isChosen || !matches(one, words)
    }
    rows.hidden = rows.querySelector(':scope > :not([hidden])') === null
    heading.hidden = rows.hidden
  }
  noneFound.hidden = groups.some((group) => !group.list.hidden)
  roving.settle()
}
