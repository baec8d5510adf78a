import { button, element, part } from './element.js'
import { endpointNames } from './endpoints.js'
import { callsOf, repeatingFields } from './repeating.js'
import { rove } from './roving.js'
import { keepRows } from './rows.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/**
 * @typedef {import('../client.ts').ControlArmed} Armed
 * @typedef {Armed & { place: number }} Placed where it stands among the armed ones, counted from the oldest
 */
/** @typedef {import('../../catalogue/fault.ts').FaultKind} FaultKind */

/** @type {Readonly<Record<FaultKind, string>>} */
const meanings = {
  reset: 'The connection is reset.',
  empty: 'The answer is empty.',
  truncated: 'Half of the answer comes.',
  malformed: 'A page comes instead of JSON.',
  missingFields: 'A success lacks the fields that matter.',
  hang: 'No answer comes until the caller gives up.',
  slow: 'The right answer comes 5 s late, or by the delay.',
  http: 'An error comes with the status below.',
}

const endpoint = part('fault-endpoint', HTMLSelectElement)
const applied = part('fault-applied', HTMLInputElement)
const status = part('fault-status', HTMLInputElement)
const hint = part('fault-hint', HTMLElement)
const kindButtons = part('fault-kinds', HTMLElement)
const repeating = repeatingFields('fault')
const roving = rove(part('faults', HTMLElement), '#fault-kinds')
const showRows = keepRows(part('fault-armed', HTMLUListElement), {
  keyOf: (/** @type {Placed} */ one) => String(one.place),
  factsOf: (one) => one,
  draw: armedRow,
})

/** @param {readonly FaultKind[]} kinds */
export function setUpFaults(kinds) {
  const chosen = endpoint.value
  endpoint.replaceChildren(...endpointNames().map((name) => element('option', {}, name)))
  if (chosen) endpoint.value = chosen
  kindButtons.replaceChildren(...kinds.map(kindButton))
  roving.settle()
}

/** @param {FaultKind} kind */
function kindButton(kind) {
  const label = kind === 'missingFields' ? 'fields' : kind
  const made = button(label, () => arm(kind), { describes: `Arm ${nameOf(kind)}`, roves: true })
  for (const event of ['focus', 'pointerenter']) {
    made.addEventListener(event, () => {
      hint.textContent = meanings[kind]
    })
  }
  return made
}

/** @param {string} kind */
const nameOf = (kind) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** @param {FaultKind} kind */
function arm(kind) {
  if (!repeating.areValid() || (kind === 'http' && !status.reportValidity())) return
  const calls = repeating.read()
  const fault = {
    endpoint: endpoint.value,
    kind,
    applied: applied.checked,
    ...(kind === 'http' ? { status: status.valueAsNumber } : {}),
  }
  const words = `${nameOf(kind)} armed for ${endpoint.value}: ${callsOf(calls)}`
  void attempt(() => call('/fault', { ...fault, ...calls }), words)
}

/** @param {readonly Armed[]} armed */
export function showFaults(armed) {
  const faults = armed.filter((one) => one.kind !== undefined)
  showRows(faults.map((one, index) => ({ ...one, place: faults.length - index })))
}

/** @param {Armed} one */
function armedRow(one) {
  const kind = nameOf(one.kind ?? '')
  const isLost = one.applied && one.kind !== 'slow'
  return element(
    'li',
    { class: 'is-armed', tabindex: '-1' },
    element(
      'div',
      { class: 'words' },
      element('code', {}, `${one.status ? `${kind} ${one.status}` : kind} · ${one.endpoint}`),
      element('span', { class: 'armed-note' }, callsOf(one)),
      ...(isLost ? [element('span', { class: 'note' }, 'only the answer is lost')] : []),
    ),
    button(
      'Disarm',
      () => {
        const which = { case: one.case, endpoint: one.endpoint }
        void attempt(() => call('/disarm', which), `${kind} on ${one.endpoint} disarmed`)
      },
      { class: 'primary', describes: `Disarm ${kind} on ${one.endpoint}` },
    ),
  )
}
