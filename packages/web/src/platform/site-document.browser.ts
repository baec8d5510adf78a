import type { Clock, Log, SiteDocumentSource } from '@croupier/core/ports'

const deadline = 15_000

/** The site's configuration as it is served; a page that stays open reads it again. */
export function browserSiteDocument(clock: Clock): SiteDocumentSource {
  return { read: () => readSiteDocument(clock) }
}

/** A server that was reached and serves no configuration. */
class NotServed extends Error {}

/**
 * The site's configuration as it is served; null where a server answers with none, and undefined when none
 * is reached: only then may the connection be the cause.
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

/** The page preloads it; the request says what the preload says, or it would be sent twice. */
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
