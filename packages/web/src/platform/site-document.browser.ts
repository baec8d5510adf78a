import type { Clock, Log } from '@croupier/core/ports'

const deadline = 15_000

/**
 * The site's configuration as it is served, or undefined when it cannot be had. The page preloads it;
 * the request says what the preload says, or it would be sent twice.
 */
export async function loadSiteDocument(clock: Clock, log: Log): Promise<unknown> {
  const patience = new AbortController()
  const timer = clock.setTimeout(() => patience.abort(), deadline)
  try {
    const answer = await globalThis.fetch('/site.json', {
      credentials: 'same-origin',
      signal: patience.signal,
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await answer.json()
  } catch (reason) {
    log.write({
      level: 'error',
      event: 'site.notLoaded',
      details: { reason: reason instanceof Error ? reason.message : String(reason) },
    })
    return undefined
  } finally {
    clock.clearTimeout(timer)
  }
}
