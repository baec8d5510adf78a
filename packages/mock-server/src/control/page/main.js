import { setUpAnswers, showArmedAnswers, whatIsArmed } from './answers.js'
import { showClock, tickClock, worldNow } from './clock.js'
import { setEndpointNames } from './endpoints.js'
import { setUpFaults, showFaults } from './faults.js'
import { addToJournal, forgetJournal, noteGivenUp, showJournal } from './journal.js'
import './link.js'
import { listen } from './live.js'
import { showMembers, tickMembers } from './members.js'
import { showPayments, tickPayments } from './payments.js'
import { attempt, say } from './saying.js'
import { call } from './server.js'
import './shortcuts.js'
import { showSite } from './site.js'
import { showWithdrawals, tickWithdrawals } from './withdrawals.js'
import './worlds.js'

/** @typedef {import('../../catalogue/fault.ts').FaultKind} FaultKind */

async function showArmed() {
  await showArmedAnswers()
  showFaults(whatIsArmed())
}

/** @type {Record<import('../../world/changes.ts').WorldPart, () => Promise<void>>} */
const shows = {
  clock: showClock,
  payments: showPayments,
  members: async () => {
    await Promise.all([showMembers(), showWithdrawals()])
  },
  armed: showArmed,
  site: showSite,
  maintenance: showSite,
}

const showWorld = () =>
  Promise.all([...new Set([...Object.values(shows), showJournal])].map((show) => show()))

/** What the page was drawn for. */
let drawnFor = ''

/** Draws what the server knows, unless it knows the same as before, and shows the world. */
async function setUp() {
  const [known, { cases }] = await Promise.all([
    /** @type {Promise<{ endpoints: string[], faults: FaultKind[] }>} */ (call('/endpoints')),
    /** @type {Promise<{ cases: import('../client.ts').ControlCase[] }>} */ (call('/catalogue')),
  ])
  const facts = JSON.stringify([known, cases.map(({ armed: _armed, ...one }) => one)])
  if (facts !== drawnFor) {
    setEndpointNames(known.endpoints)
    setUpFaults(known.faults)
    setUpAnswers(cases)
    drawnFor = facts
  }
  await showWorld()
}

listen({
  connected: () => void attempt(setUp),
  called: (entry) => {
    addToJournal(entry)
    tellOfArmed(entry)
  },
  givenUp: noteGivenUp,
  changed: (changed) => void attempt(shows[changed]),
  reset: () => {
    forgetJournal()
    say('The world is as it began')
    void attempt(showWorld)
  },
})

/** Tells that a call met what was armed for it, unless every call does. @param {import('../../world/journal.ts').JournalEntry} entry */
function tellOfArmed({ armed, endpoint }) {
  const isUntilOff = whatIsArmed().some(
    (one) => one.case === armed && one.endpoint === endpoint && one.times === null,
  )
  if (armed && !isUntilOff) say(`${endpoint} met ${armed}`)
}

setInterval(() => {
  tickClock()
  tickPayments(worldNow())
  tickMembers(worldNow())
  tickWithdrawals(worldNow())
}, 1000)
