import { part } from './element.js'
import { attempt, call } from './server.js'

const maintenance = part('site-maintenance', HTMLButtonElement)
const closed = part('site-closed', HTMLButtonElement)

/** @param {HTMLButtonElement} control */
const isOn = (control) => control.getAttribute('aria-checked') === 'true'

maintenance.addEventListener('click', () => {
  const on = !isOn(maintenance)
  void attempt(() => call('/maintenance', { on }), `Maintenance is ${on ? 'on' : 'off'}`)
})
closed.addEventListener('click', () => {
  const on = !isOn(closed)
  void attempt(() => call('/site', { closed: on }), `The site is ${on ? 'closed' : 'open'}`)
})

/** Fetches the switches of the site and shows them. */
export async function showSite() {
  const [site, { on }] = await Promise.all([
    /** @type {Promise<{ closed?: boolean }>} */ (call('/site')),
    /** @type {Promise<{ on: boolean }>} */ (call('/maintenance')),
  ])
  closed.setAttribute('aria-checked', String(site.closed ?? false))
  maintenance.setAttribute('aria-checked', String(on))
}
