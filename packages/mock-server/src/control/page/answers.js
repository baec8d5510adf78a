import { button, element, part } from './element.js'
import { attempt, call } from './server.js'

/**
 * @typedef {{ id: string, context: string, endpoint: string, code: number | string | null, behaviour: string, armed: boolean }} Case
 * @typedef {{ case: string, endpoint: string, times: number | null, kind?: string }} Armed
 */

const list = part('answers-list', HTMLElement)
const search = part('answers-search', HTMLInputElement)
const contexts = part('answers-contexts', HTMLElement)
const untilDisarmed = part('until-disarmed', HTMLInputElement)

/** @type {Case[]} */
let cases = []
/** @type {Armed[]} */
let armed = []
/** @type {string | null} */
let chosenContext = null
/** The case whose endpoint is being asked for. @type {string | null} */
let asking = null
/** @type {readonly string[]} */
let endpoints = []

search.addEventListener('input', draw)
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.closest('input, select')
  if (event.key !== '/' || isTyping) return
  event.preventDefault()
  search.focus()
})
part('disarm-all', HTMLButtonElement).addEventListener('click', () => {
  search.focus()
  void attempt(() => call('/disarm', {}), 'Nothing is armed')
})

/** @param {readonly string[]} names the calls of the contract */
export function setEndpoints(names) {
  endpoints = names
}

/** Fetches the catalogue and what is armed, and shows both. */
export async function showAnswers() {
  const [catalogue, now] = await Promise.all([
    /** @type {Promise<{ cases: Case[] }>} */ (call('/catalogue')),
    /** @type {Promise<{ armed: Armed[] }>} */ (call('/armed')),
  ])
  cases = catalogue.cases
  armed = now.armed
  draw()
  return armed
}

function draw() {
  part('answers-count', HTMLElement).textContent = `${cases.length} cases`
  part('armed-count', HTMLElement).textContent = armed.length > 0 ? `${armed.length} armed` : ''
  part('disarm-all', HTMLButtonElement).hidden = armed.length === 0
  drawContexts()
  const focused = document.activeElement?.getAttribute('data-key') ?? null
  const words = search.value.trim().toLowerCase()
  const shown = cases.filter(
    (one) =>
      (chosenContext === null || one.context === chosenContext) &&
      `${one.id} ${one.code} ${one.endpoint} ${one.behaviour}`.toLowerCase().includes(words),
  )
  const groups = [...new Set(shown.map(({ context }) => context))]
  list.replaceChildren(
    ...groups.flatMap((context) => [
      element('h3', {}, context),
      element('ul', {}, ...shown.filter((one) => one.context === context).map(drawCase)),
    ]),
  )
  if (shown.length === 0) list.append(element('p', { class: 'empty' }, 'No case has these words.'))
  restoreFocus(focused)
}

/** @param {string | null} key */
function restoreFocus(key) {
  if (key === null) return
  const again = document.querySelector(`[data-key="${CSS.escape(key)}"]`)
  if (again instanceof HTMLElement) again.focus()
}

function drawContexts() {
  const names = [...new Set(cases.map(({ context }) => context))]
  contexts.replaceChildren(
    ...[null, ...names].map((context) => {
      const chip = button(context ?? 'All', () => {
        chosenContext = context
        draw()
      })
      chip.setAttribute('aria-pressed', String(context === chosenContext))
      chip.setAttribute('data-key', `context ${context}`)
      return chip
    }),
  )
}

/** @param {Case} one */
function drawCase(one) {
  const mine = armed.filter((candidate) => candidate.case === one.id)
  const row = element(
    'li',
    { class: mine.length > 0 ? 'case is-armed' : 'case' },
    element('code', { class: 'code' }, typeof one.code === 'number' ? String(one.code) : '—'),
    element(
      'div',
      { class: 'words' },
      element('code', {}, one.id),
      element('span', { class: 'behaviour' }, one.behaviour),
      ...mine.map((each) => element('span', { class: 'armed-note' }, whenOf(one, each))),
    ),
    mine.length > 0 ? disarmButton(one) : armButton(one),
  )
  if (asking === one.id && mine.length === 0) row.append(endpointForm(one))
  return row
}

/** @param {Case} one @param {Armed} each */
function whenOf(one, { times, endpoint }) {
  const call = one.endpoint === 'any' ? ` of ${endpoint}` : ''
  if (times === null) return `every call${call}, until disarmed`
  return times === 1 ? `next call${call}` : `next ${times} calls${call}`
}

/** @param {Case} one */
function disarmButton(one) {
  const made = button(
    'Disarm',
    () => void attempt(() => call('/disarm', { case: one.id }), `${one.id} disarmed`),
    { class: 'primary', describes: `Disarm ${one.id}` },
  )
  made.setAttribute('data-key', one.id)
  return made
}

/** @param {Case} one */
function armButton(one) {
  const needsEndpoint = one.endpoint === 'any'
  const made = button(
    'Arm',
    () => {
      if (!needsEndpoint) return arm(one)
      asking = asking === one.id ? null : one.id
      draw()
      if (asking) list.querySelector('select')?.focus()
    },
    { describes: `Arm ${one.id}` },
  )
  if (needsEndpoint) made.setAttribute('aria-expanded', String(asking === one.id))
  made.setAttribute('data-key', one.id)
  return made
}

/** @param {Case} one */
function endpointForm(one) {
  const select = element(
    'select',
    { id: 'case-endpoint', 'data-key': `endpoint of ${one.id}` },
    ...endpoints.map((name) => element('option', {}, name)),
  )
  const form = element(
    'form',
    { class: 'inline' },
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'case-endpoint' }, 'For which call'),
      select,
    ),
    element('button', { class: 'primary' }, 'Arm'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    asking = null
    arm(one, select.value)
  })
  return form
}

/** @param {Case} one @param {string} [endpoint] */
function arm(one, endpoint) {
  const times = untilDisarmed.checked ? null : 1
  void attempt(() => call('/arm', { case: one.id, endpoint, times }), `${one.id} armed`)
}
