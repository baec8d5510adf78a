import type { ApiClient } from '../api/client.ts'
import type { Credentials } from '../ports/credentials.ts'
import type { Ports } from '../ports/ports.ts'
import type { SiteConfiguration } from '../site/site.configuration.ts'
import type { ServerClock } from '../time/server-clock.ts'

/** What the composition root makes of the ports, and what every flow is given. */
export interface Services extends Omit<Ports, 'clock'> {
  readonly clock: ServerClock
  readonly credentials: Credentials
  readonly api: ApiClient
  readonly site: SiteConfiguration
}
