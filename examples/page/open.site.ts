import { type App, createApp, pathOf, writeAddress } from '@croupier/core'
import { createMemoryPorts, type Ports } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'

/** The ports that this page provides. It stores nothing, so a reload starts from the beginning. */
export type PagePorts = Pick<Ports, 'clock' | 'http' | 'random'>

/** Opens a site at its login, which leads on to the deposit, with the configuration from its server. */
export async function openSite(origin: string, own: PagePorts): Promise<App> {
  const address = writeAddress('th', pathOf('login'), { url: pathOf('deposit') })
  const ports = createMemoryPorts({ address, clock: own.clock })
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
