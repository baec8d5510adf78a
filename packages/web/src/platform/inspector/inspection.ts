import type { AppOptions } from '@croupier/core'
import type { Ports } from '@croupier/core/ports'

/** What the application needs to be watched: nothing, unless the address asks for it with `inspect`. */
export type Inspection = Pick<AppOptions, 'inspect'>

/** Loads the inspector where the address asks for one. The site opens also without it. */
export async function openInspection({
  clock,
  log,
}: Pick<Ports, 'clock' | 'log'>): Promise<Inspection> {
  const wish = new URLSearchParams(window.location.search).get('inspect')
  if (wish === null) return {}
  try {
    const { startInspector } = await import('./inspector.tsx')
    return startInspector(clock, { isLocalOnly: wish === 'local' })
  } catch (reason) {
    log.write({
      level: 'error',
      event: 'inspector.notLoaded',
      details: { reason: String(reason) },
    })
    return {}
  }
}
