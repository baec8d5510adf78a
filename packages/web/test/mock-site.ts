import { type App, type AppOptions, createApp, type FlowRefs } from '@croupier/core'
import { createMemoryPorts, type Http } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { createVirtualClock, settle } from '@croupier/core/testing'
import { createMockServer, dialectOfRun } from '@croupier/mock-server'
import { createControlClient } from '@croupier/mock-server/client'
import { waitFor } from 'xstate'

type SiteFields = NonNullable<Parameters<typeof createMockServer>[0]['site']>

const origin = 'http://site.test'

/** One call on the wire. */
export interface WireCall {
  readonly url: string
  readonly sent: string
  readonly answered: string
}

/** The site without screens, on a virtual clock, against a mock server in this process. */
export async function openMockSite({
  address = '/',
  inspect,
  site: fields = {},
}: { address?: string; site?: SiteFields } & Pick<AppOptions, 'inspect'>) {
  const clock = createVirtualClock()
  const server = createMockServer({ clock, site: fields, dialect: dialectOfRun() })
  const wire: WireCall[] = []
  const http: Http = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server.fetch(request)
    const { body } = init ?? {}
    const sent = typeof body === 'string' ? body : ''
    wire.push({ url: request.url, sent, answered: await answer.clone().text() })
    return answer
  }
  const ports = createMemoryPorts({ address, clock })
  const { log } = ports
  const siteDocument = {
    read: async (): Promise<unknown> =>
      (await server.fetch(new Request(`${origin}/site.json`))).json(),
  }
  const site = readSiteConfiguration(await siteDocument.read(), origin, log)
  if (!isUsable(site)) throw new Error(`the site lacks ${site.missing.join(', ')}`)
  const app = createApp({
    site,
    ports: { ...ports, http, siteDocument },
    ...(inspect ? { inspect } : {}),
  })
  app.actor.start()
  await flowsArrived(app)

  return {
    app,
    wire,
    log,
    control: createControlClient({
      baseUrl: origin,
      world: 'default',
      fetch: (request) => server.fetch(request),
    }),
    /** A running flow. Throws if it does not run. */
    flow: <Name extends keyof FlowRefs>(name: Name): FlowRefs[Name] => {
      const ref = app.flow(name)
      if (!ref) throw new Error(`the flow '${name}' does not run`)
      return ref
    },
    /** Advances the time, and waits for what is loading. */
    advance: async (ms: number) => {
      await clock.advance(ms)
      await flowsArrived(app)
    },
  }
}

export type MockSite = Awaited<ReturnType<typeof openMockSite>>

/** Flows are loaded from files, which takes no virtual time. */
async function flowsArrived({ actor }: App): Promise<void> {
  await settle()
  await waitFor(actor, ({ context }) => !Object.values(context.flows).includes('loading'))
  await settle()
}
