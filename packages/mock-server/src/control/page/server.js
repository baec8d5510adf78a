import { part } from './element.js'

const asked = new URLSearchParams(location.search).get('world') ?? ''

/** The world that this page shows. */
export const world = /^[a-z0-9-]{1,64}$/.test(asked) ? asked : 'default'

/** @param {string} words */
export function say(words) {
  part('failed', HTMLElement).textContent = ''
  part('said', HTMLElement).textContent = words
}

/**
 * Reads from the control interface, or changes something.
 * @template Answer
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
export async function call(path, body) {
  const answer = await fetch(`/__mock${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Mock-World': world, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${json.error}: ${json.hint}`)
  return json
}

/**
 * Runs what a person asked for; says what was done, or why it was not.
 * @param {() => Promise<unknown>} task
 * @param {string} [done]
 */
export async function attempt(task, done) {
  try {
    await task()
    if (done) say(done)
  } catch (error) {
    part('said', HTMLElement).textContent = ''
    part('failed', HTMLElement).textContent =
      error instanceof TypeError
        ? 'The server does not answer. Is it running?'
        : error instanceof Error
          ? error.message
          : String(error)
  }
}

/**
 * Hears what happens in the world.
 * @param {{
 *   connected: () => void,
 *   called: (entry: import('../../world/journal.ts').JournalEntry) => void,
 *   givenUp: (entry: import('../../world/journal.ts').JournalEntry) => void,
 *   changed: (part: import('../../world/changes.ts').WorldPart) => void,
 *   reset: () => void,
 * }} listener
 */
export function listen({ connected, called, givenUp, changed, reset }) {
  const live = part('live', HTMLElement)
  const events = new EventSource(`/__mock/events?world=${world}`)
  events.addEventListener('open', () => {
    live.textContent = 'Live'
    live.classList.add('is-live')
    connected()
  })
  events.addEventListener('error', () => {
    live.textContent = 'Reconnecting…'
    live.classList.remove('is-live')
  })
  events.addEventListener('called', (event) => called(JSON.parse(event.data).entry))
  events.addEventListener('givenUp', (event) => givenUp(JSON.parse(event.data).entry))
  events.addEventListener('changed', (event) => changed(JSON.parse(event.data).part))
  events.addEventListener('reset', reset)
}
