import { setEndpoints, showAnswers } from './answers.js'
import { showClock, tickClock, worldNow } from './clock.js'
import { element, part } from './element.js'
import { setUpFaults, showFaults } from './faults.js'
import { addToJournal, forgetJournal, noteGivenUp, showJournal } from './journal.js'
import { showMembers } from './members.js'
import { showPayments, tickPayments } from './payments.js'
import { attempt, call, listen, say, world } from './server.js'
import { showSite } from './site.js'

const showArmed = async () => showFaults(await showAnswers())

/** @type {Record<import('../../world/changes.ts').WorldPart, () => Promise<void>>} */
const shows = {
  clock: showClock,
  payments: showPayments,
  members: showMembers,
  armed: showArmed,
  site: showSite,
  maintenance: showSite,
}

const showAll = () =>
  attempt(async () => {
    await Promise.all([...new Set([...Object.values(shows), showJournal])].map((show) => show()))
  })

async function setUp() {
  const [{ worlds }, { endpoints, faults }] = await Promise.all([
    /** @type {Promise<{ worlds: string[] }>} */ (call('/worlds')),
    /** @type {Promise<{ endpoints: string[], faults: string[] }>} */ (call('/endpoints')),
  ])
  part('worlds', HTMLDataListElement).replaceChildren(
    ...worlds.map((name) => element('option', { value: name })),
  )
  setEndpoints(endpoints)
  setUpFaults(endpoints, faults)
}

const field = part('world', HTMLInputElement)
field.value = world
document.title = world === 'default' ? 'Control room' : `${world} · Control room`
part('open-site', HTMLAnchorElement).href = `/?world=${world}`
part('world-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  location.assign(`/__mock?world=${encodeURIComponent(field.value)}`)
})
part('reset-world', HTMLButtonElement).addEventListener('click', () => {
  if (!confirm(`Make the world “${world}” as it began? Its payments and journal are lost.`)) return
  void attempt(() => call('/reset', {}), 'The world is as it began')
})

await attempt(setUp)
listen({
  connected: () => void showAll(),
  called: addToJournal,
  givenUp: noteGivenUp,
  changed: (changed) => void attempt(shows[changed]),
  reset: () => {
    forgetJournal()
    say('The world is as it began')
    void showAll()
  },
})
setInterval(() => {
  tickClock()
  tickPayments(worldNow())
}, 1000)
