const asked = new URLSearchParams(location.search).get('world') ?? ''

/** The world that this page shows. */
export const world = /^[a-z0-9-]{1,64}$/.test(asked) ? asked : 'default'

/**
 * Reads from the control interface, or changes something.
 * @template Answer
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 * @throws {Error} in the server's own words, or because it does not answer
 */
export async function call(path, body) {
  const answer = await fetch(`/__mock${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Mock-World': world, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  const json = await answer?.json().catch(() => null)
  if (!json) throw new Error('The server does not answer. Is it running?')
  if (!answer?.ok) throw new Error(`${json.error}: ${json.hint}`)
  return json
}
