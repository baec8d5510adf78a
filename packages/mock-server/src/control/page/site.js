import { element, part } from './element.js'
import { refreshing } from './refreshing.js'
import { keepRows } from './rows.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/**
 * @typedef {object} Switch
 * @property {string} name
 * @property {boolean} isOn
 * @property {(isOn: boolean) => Promise<unknown>} turn
 */

const showSwitches = keepRows(part('site-switches', HTMLElement), {
  keyOf: (/** @type {Switch} */ { name }) => name,
  factsOf: ({ isOn }) => isOn,
  draw: switchRow,
})

/** Fetches the site's configuration and shows a switch for each of its facts that is either so or not. */
export const showSite = refreshing(async () => {
  const [site, maintenance, spoken] = await Promise.all([
    /** @type {Promise<Record<string, unknown>>} */ (call('/site')),
    /** @type {Promise<{ on: boolean }>} */ (call('/maintenance')),
    /** @type {Promise<{ dialect: string }>} */ (call('/dialect')),
  ])
  const flags = Object.entries(site).flatMap(([field, value]) =>
    typeof value === 'boolean'
      ? [{ name: wordsOf(field), isOn: value, turn: turnFlag(field) }]
      : [],
  )
  showSwitches([
    { name: 'Maintenance', isOn: maintenance.on, turn: (on) => call('/maintenance', { on }) },
    {
      name: 'Odd dialect',
      isOn: spoken.dialect === 'odd',
      turn: (on) => call('/dialect', { dialect: on ? 'odd' : 'plain' }),
    },
    ...flags,
  ])
})

/** @param {string} field @returns {Switch['turn']} */
const turnFlag = (field) => (isOn) => call('/site', { [field]: isOn })

/** `Registration open` for `registrationOpen`. @param {string} field */
function wordsOf(field) {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @param {Switch} one */
function switchRow({ name, isOn, turn }) {
  const made = element(
    'button',
    {
      type: 'button',
      class: 'switch',
      role: 'switch',
      'aria-checked': String(isOn),
    },
    name,
  )
  made.addEventListener('click', () => {
    void attempt(() => turn(!isOn), `${name}: ${isOn ? 'off' : 'on'}`)
  })
  return made
}
