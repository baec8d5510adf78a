import { button, element, part } from './element.js'
import { callsOf, repeatingFields } from './repeating.js'
import { attempt, call } from './server.js'

const endpoint = part('fault-endpoint', HTMLSelectElement)
const applied = part('fault-applied', HTMLInputElement)
const status = part('fault-status', HTMLInputElement)
const repeating = repeatingFields('fault')
const armedList = part('fault-armed', HTMLUListElement)

/** @param {readonly string[]} names @param {readonly string[]} kinds */
export function setUpFaults(names, kinds) {
  endpoint.replaceChildren(...names.map((name) => element('option', {}, name)))
  part('fault-kinds', HTMLElement).replaceChildren(
    ...kinds.map((kind) => button(kind, () => arm(kind))),
  )
}

/** @param {string} kind */
function arm(kind) {
  if (!repeating.areValid() || (kind === 'http' && !status.reportValidity())) return
  const calls = { endpoint: endpoint.value, ...repeating.read() }
  void attempt(
    () =>
      call('/fault', {
        ...calls,
        kind,
        applied: applied.checked,
        ...(kind === 'http' ? { status: status.valueAsNumber } : {}),
      }),
    `Armed ${kind}: ${callsOf(calls)}`,
  )
}

/** @param {readonly import('./answers.js').Armed[]} armed */
export function showFaults(armed) {
  armedList.replaceChildren(
    ...armed
      .filter((one) => one.kind !== undefined)
      .map((one) =>
        element(
          'li',
          { class: 'is-armed' },
          element(
            'div',
            { class: 'words' },
            element('code', {}, one.status ? `${one.kind} ${one.status}` : (one.kind ?? '')),
            element('span', { class: 'armed-note' }, callsOf(one)),
            one.applied && one.kind !== 'slow'
              ? element('span', { class: 'note' }, 'only the answer is lost')
              : '',
          ),
          button(
            'Disarm',
            () => {
              endpoint.focus()
              const which = { case: one.case, endpoint: one.endpoint }
              void attempt(() => call('/disarm', which), `${one.kind} on ${one.endpoint} disarmed`)
            },
            { describes: `Disarm ${one.kind} on ${one.endpoint}` },
          ),
        ),
      ),
  )
}
