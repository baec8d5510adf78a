import { armQuestion } from './answer.question.js'
import { button, element } from './element.js'
import { callsOf, repeatingFields } from './repeating.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/**
 * @typedef {import('../client.ts').ControlCase} Case
 * @typedef {import('../client.ts').ControlArmed} Armed
 */

const repeating = repeatingFields('answers')

/** Whether a case has these words, in lower case. @param {Case} one @param {string} words */
export const matches = (one, words) =>
  `${one.id} ${one.code} ${one.endpoint} ${one.behaviour}`.toLowerCase().includes(words)

/**
 * One case with what it is armed for.
 * @param {Case} one @param {readonly Armed[]} armed
 */
export function answerRow(one, armed) {
  const isOfAnyCall = one.endpoint === 'any'
  const isArmed = armed.length > 0
  const first = armed[0]
  return element(
    'li',
    { class: isArmed ? 'case is-armed' : 'case', tabindex: '-1', 'aria-label': one.id },
    element('code', { class: 'code' }, typeof one.code === 'number' ? String(one.code) : '—'),
    element(
      'div',
      { class: 'words' },
      element('code', {}, one.id),
      element('span', { class: 'behaviour' }, one.behaviour),
    ),
    ...(first && !isOfAnyCall
      ? [element('span', { class: 'armed-note' }, notesOf(armed)), disarmButton(one)]
      : armControls(one)),
    ...(isOfAnyCall ? armed.map((each) => armedLine(one, each)) : []),
  )
}

/** @param {readonly Armed[]} armed */
const notesOf = (armed) => armed.map(noteOf).join('; then ')

/** @param {Armed} each */
const noteOf = (each) =>
  typeof each.code === 'number' ? `${callsOf(each)}, code ${each.code}` : callsOf(each)

/** A case of any call may be armed for several; each is told and disarmed alone. @param {Case} one @param {Armed} each */
function armedLine(one, each) {
  return element(
    'div',
    { class: 'armed-line' },
    element('code', {}, each.endpoint),
    element('span', { class: 'armed-note' }, noteOf(each)),
    disarmButton(one, each.endpoint),
  )
}

/** @param {Case} one @param {string} [endpoint] */
function disarmButton(one, endpoint) {
  const name = endpoint ? `${one.id} for ${endpoint}` : one.id
  return button(
    'Disarm',
    () =>
      void attempt(
        () => call('/disarm', { case: one.id, ...(endpoint ? { endpoint } : {}) }),
        `${name} disarmed`,
      ),
    {
      class: 'primary',
      describes: `Disarm ${name}`,
      control: endpoint ? `disarm ${endpoint}` : 'switch',
      roves: true,
    },
  )
}

/** @param {Case} one */
function armControls(one) {
  const asks = one.endpoint === 'any' || one.takesCode
  if (!asks) return [armButton(one, () => arm(one))]
  const question = armQuestion(one, (answers) => arm(one, answers))
  const opener = armButton(one, () => question.toggle(opener))
  opener.setAttribute('aria-expanded', 'false')
  return [opener, question.form]
}

/** @param {Case} one @param {() => void} press */
const armButton = (one, press) =>
  button('Arm', press, { describes: `Arm ${one.id}`, control: 'switch', roves: true })

/**
 * Arms a case, unless a field above the cases is wrong.
 * @param {Case} one
 * @param {{ endpoint?: string, code?: number }} [answers]
 */
function arm(one, answers = {}) {
  if (!repeating.areValid()) return false
  const calls = repeating.read()
  const where = answers.endpoint ? ` for ${answers.endpoint}` : ''
  void attempt(
    () => call('/arm', { case: one.id, ...answers, ...calls }),
    `${one.id} armed${where}: ${callsOf(calls)}`,
  )
  return true
}
