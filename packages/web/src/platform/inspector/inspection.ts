import type { AppOptions } from '@croupier/core'
import type { Ports } from '@croupier/core/ports'

/** The options that let an inspector watch the application: none, unless the address contains `inspect`. */
export type Inspection = Pick<AppOptions, 'inspect'>

/** Loads the inspector if the address asks for it. The site also opens if that fails. */
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
