import type { Clock, Log, SiteDocumentSource } from '@croupier/core/ports'

const deadline = 15_000

/** The site's configuration as it is served; an open page reads it again. */
export function browserSiteDocument(clock: Clock): SiteDocumentSource {
  return { read: () => readSiteDocument(clock) }
}

/** The server was reached but serves no configuration. */
class NotServed extends Error {}

/**
 * The site's configuration as it is served; null if a server answers without one, undefined if no server is
 * reached: only then may the connection be the cause.
 */
export async function loadSiteDocument(clock: Clock, log: Log): Promise<unknown> {
  try {
    return await readSiteDocument(clock)
  } catch (reason) {
    log.write({
      level: 'error',
      event: 'site.notLoaded',
      details: { reason: reason instanceof Error ? reason.message : String(reason) },
    })
    return reason instanceof SyntaxError || reason instanceof NotServed ? null : undefined
  }
}

/** The page preloads it; the request must have the same settings as the preload, or it would be sent twice. */
async function readSiteDocument(clock: Clock): Promise<unknown> {
  const patience = new AbortController()
  const timer = clock.setTimeout(() => patience.abort(), deadline)
  try {
    const answer = await globalThis.fetch('/site.json', {
      credentials: 'same-origin',
      signal: patience.signal,
    })
    if (!answer.ok) throw new NotServed(`status ${answer.status}`)
    return await answer.json()
  } finally {
    clock.clearTimeout(timer)
  }
}
