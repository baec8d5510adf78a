import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Ports } from '../../base/ports/ports.ts'
import type { ApiClient } from '../../wire/api/client.ts'
import type { SiteConfiguration } from '../site/site.configuration.ts'

/** What the composition root builds from the ports and gives to every flow. */
export interface Services extends Omit<Ports, 'clock'> {
  readonly clock: ServerClock
  readonly credentials: Credentials
  readonly api: ApiClient
  readonly site: SiteConfiguration
}
