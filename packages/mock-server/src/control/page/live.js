import { part } from './element.js'
import { world } from './server.js'

/** After how long to try again where the browser does not by itself. */
const pauseMs = 1_000

/**
 * @typedef {object} Listener
 * @property {() => void} connected
 * @property {(entry: import('../../world/journal.ts').JournalEntry) => void} called
 * @property {(entry: import('../../world/journal.ts').JournalEntry) => void} givenUp
 * @property {(part: import('../../world/changes.ts').WorldPart) => void} changed
 * @property {() => void} reset
 */

const live = part('live', HTMLElement)
const lost = part('lost', HTMLElement)

/** Hears what happens in the world, for as long as the page is open. @param {Listener} listener */
export function listen(listener) {
  const events = new EventSource(`/__mock/events?world=${world}`)
  events.addEventListener('open', () => {
    showConnection(true)
    listener.connected()
  })
  events.addEventListener('error', () => {
    showConnection(false)
    // A browser tries again by itself unless something else answered in the server's place.
    if (events.readyState === EventSource.CLOSED) setTimeout(() => listen(listener), pauseMs)
  })
  events.addEventListener('called', ({ data }) => listener.called(JSON.parse(data).entry))
  events.addEventListener('givenUp', ({ data }) => listener.givenUp(JSON.parse(data).entry))
  events.addEventListener('changed', ({ data }) => listener.changed(JSON.parse(data).part))
  events.addEventListener('reset', listener.reset)
}

/** @param {boolean} isLive */
function showConnection(isLive) {
  live.textContent = isLive ? 'Live' : 'Connection lost'
  live.classList.toggle('is-live', isLive)
  lost.hidden = isLive
}
