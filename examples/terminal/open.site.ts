import { type App, createApp } from '@croupier/core'
import { createMemoryPorts, type Ports } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'

/** What a terminal has of its own; cookies, storage and the address bar are in memory. */
export type TerminalPorts = Pick<Ports, 'clock' | 'http' | 'random'>

/**
 * Opens a site by its configuration, which its server hands out.
 * @param origin such as `http://localhost:4173`
 * @throws Error where there is no site, or none that can be used
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
