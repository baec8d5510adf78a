import { button, element, part } from './element.js'
import { attempt, call } from './server.js'

const endpoint = part('fault-endpoint', HTMLSelectElement)
const applied = part('fault-applied', HTMLInputElement)
const status = part('fault-status', HTMLInputElement)
const delay = part('fault-delay', HTMLInputElement)
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
  for (const field of [status, delay]) if (!field.reportValidity()) return
  void attempt(
    () =>
      call('/fault', {
        endpoint: endpoint.value,
        kind,
        applied: applied.checked,
        ...(kind === 'http' ? { status: status.valueAsNumber } : {}),
        ...(kind === 'slow' ? { delayMs: delay.valueAsNumber } : {}),
      }),
    `The next call of ${endpoint.value} meets ${kind}`,
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
          element('span', {}, element('code', {}, one.kind ?? ''), ` on ${one.endpoint}`),
          button(
            'Disarm',
            () => {
              endpoint.focus()
              void attempt(() => call('/disarm', { case: one.case }), `${one.kind} disarmed`)
            },
            { describes: `Disarm ${one.kind} on ${one.endpoint}` },
          ),
        ),
      ),
  )
}
