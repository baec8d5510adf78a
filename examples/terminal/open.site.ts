import { type App, createApp } from '@croupier/core'
import { createMemoryPorts, type Ports } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'

/** The ports that a terminal provides; cookies, storage and the address bar are in memory. */
export type TerminalPorts = Pick<Ports, 'clock' | 'http' | 'random'>

/**
 * Opens a site with the configuration from its server.
 * @param origin such as `http://localhost:4173`
 * @throws Error where there is no site, or it is not usable
 */
export async function openSite(origin: string, own: TerminalPorts): Promise<App> {
  const ports = createMemoryPorts({ clock: own.clock })
  const siteDocument = {
    read: async (): Promise<unknown> =>
      JSON.parse(await (await own.http(`${origin}/site.json`)).text()),
  }
  const site = readSiteConfiguration(await siteDocument.read(), origin, ports.log)
  if (!isUsable(site)) throw new Error(`The site lacks ${site.missing.join(', ')}.`)
  const app = createApp({ site, ports: { ...ports, ...own, siteDocument } })
  app.actor.start()
  return app
}
