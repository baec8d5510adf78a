import { part } from './element.js'
import { formatLength } from './format.js'

/**
 * The fields that say for how many calls something is armed and how late they are answered.
 * @param {'answers' | 'fault'} where
 */
export function repeatingFields(where) {
  const times = part(`${where}-times`, HTMLInputElement)
  const always = part(`${where}-always`, HTMLInputElement)
  const delay = part(`${where}-delay`, HTMLInputElement)
  const disable = () => {
    times.disabled = always.checked
  }
  always.addEventListener('change', disable)
  // A browser that comes back to the page keeps what was typed.
  disable()
  return {
    /** Says to the person what is wrong with a field. */
    areValid: () => [times, delay].every((field) => field.reportValidity()),
    /** An empty delay leaves it to the server. */
    read: () => ({
      times: always.checked ? null : times.valueAsNumber,
      ...(delay.value === '' ? {} : { delayMs: delay.valueAsNumber }),
    }),
  }
}

/**
 * `next 3 calls, 2 s late`, `until off`.
 * @param {{ times: number | null, delayMs?: number }} armed
 */
export function callsOf({ times, delayMs = 0 }) {
  const late = delayMs > 0 ? `, ${formatLength(delayMs)} late` : ''
  if (times === null) return `until off${late}`
  return `${times === 1 ? 'next call' : `next ${times} calls`}${late}`
}
