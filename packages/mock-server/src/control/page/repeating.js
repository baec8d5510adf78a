import { part } from './element.js'

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
 * `next 3 calls of createQr, 2000 ms late`.
 * @param {{ times: number | null, delayMs?: number, endpoint: string }} armed
 */
export function callsOf({ times, delayMs = 0, endpoint }) {
  const late = delayMs > 0 ? `, ${delayMs} ms late` : ''
  if (times === null) return `every call of ${endpoint} until disarmed${late}`
  return `${times === 1 ? 'next call' : `next ${times} calls`} of ${endpoint}${late}`
}
