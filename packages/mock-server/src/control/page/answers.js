import { button, element, part } from './element.js'
import { callsOf, repeatingFields } from './repeating.js'
import { attempt, call } from './server.js'

/**
 * @typedef {import('../client.ts').ControlCase} Case
 * @typedef {import('../client.ts').ControlArmed} Armed
 */

const list = part('answers-list', HTMLElement)
const search = part('answers-search', HTMLInputElement)
const contexts = part('answers-contexts', HTMLElement)
const repeating = repeatingFields('answers')

/** @type {Case[]} */
let cases = []
/** @type {Armed[]} */
let armed = []
/** @type {string | null} */
let chosenContext = null
/** The case whose endpoint or code is being asked for, in a form that outlives what else is drawn. @type {{ id: string, form: HTMLFormElement } | null} */
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
  focusKey(focused)
}

/** @param {string | null} key */
function focusKey(key) {
  if (key === null) return
  const found = document.querySelector(`[data-key="${CSS.escape(key)}"]`)
  if (found instanceof HTMLElement) found.focus()
}

/** @param {HTMLFormElement} form */
function focusFirst(form) {
  const field = form.querySelector('select, input')
  if (field instanceof HTMLElement) field.focus()
  if (field instanceof HTMLInputElement) field.select()
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
      ...mine.map((each) => element('span', { class: 'armed-note' }, wordsOf(each))),
    ),
    element(
      'div',
      { class: 'choices' },
      ...(mine.length > 0 ? [disarmButton(one)] : []),
      ...(mine.length === 0 || one.endpoint === 'any' ? [armButton(one)] : []),
    ),
  )
  if (asking?.id === one.id) row.append(asking.form)
  return row
}

/** @param {Armed} each */
function wordsOf(each) {
  return typeof each.code === 'number' ? `${callsOf(each)}, code ${each.code}` : callsOf(each)
}

/** @param {Case} one */
function disarmButton(one) {
  const made = button(
    'Disarm',
    () => void attempt(() => call('/disarm', { case: one.id }), `${one.id} disarmed`),
    { class: 'primary', describes: `Disarm ${one.id}` },
  )
  made.setAttribute('data-key', one.endpoint === 'any' ? `disarm ${one.id}` : one.id)
  return made
}

/** @param {Case} one */
function armButton(one) {
  const asks = one.endpoint === 'any' || one.takesCode
  const made = button('Arm', () => (asks ? toggleQuestion(one) : arm(one)), {
    describes: `Arm ${one.id}`,
  })
  if (asks) made.setAttribute('aria-expanded', String(asking?.id === one.id))
  made.setAttribute('data-key', one.id)
  return made
}

/** @param {Case} one */
function toggleQuestion(one) {
  asking = asking?.id === one.id ? null : { id: one.id, form: questionForm(one) }
  draw()
  if (asking) focusFirst(asking.form)
  else focusKey(one.id)
}

/** What a case needs to be told before it is armed. @param {Case} one */
function questionForm(one) {
  const endpoint = one.endpoint === 'any' ? endpointField(one) : null
  const code = one.takesCode ? codeField(one) : null
  const form = element('form', { class: 'inline' })
  for (const field of [endpoint, code]) {
    if (field) form.append(element('label', { class: 'field' }, ...field.labelled))
  }
  form.append(
    element('button', { class: 'primary' }, 'Arm'),
    button('Cancel', () => toggleQuestion(one), { class: 'quiet' }),
  )
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toggleQuestion(one)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const answers = { endpoint: endpoint?.control.value, code: code?.control.valueAsNumber }
    if (arm(one, answers)) toggleQuestion(one)
  })
  return form
}

/** @param {Case} one */
function endpointField(one) {
  const control = element(
    'select',
    { 'data-key': `endpoint of ${one.id}` },
    ...endpoints.map((name) => element('option', {}, name)),
  )
  return { control, labelled: ['For which call ', control] }
}

/** @param {Case} one */
function codeField(one) {
  const control = element('input', {
    type: 'number',
    step: '1',
    required: true,
    value: '9999',
    'data-key': `code of ${one.id}`,
  })
  return { control, labelled: ['With which code ', control] }
}

/**
 * Arms a case, unless a field above the cases is wrong.
 * @param {Case} one
 * @param {{ endpoint?: string | undefined, code?: number | undefined }} [answers]
 */
function arm(one, answers = {}) {
  if (!repeating.areValid()) return false
  void attempt(
    () => call('/arm', { case: one.id, ...answers, ...repeating.read() }),
    `${one.id} armed`,
  )
  return true
}
