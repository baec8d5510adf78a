import path from 'node:path'
import { createControlClient } from '@croupier/mock-server/client'
import { type Listening, type ListenOptions, listen } from '@croupier/mock-server/listen'
import { visitBeginning } from '../visit/visit.ts'
import type { Visitor } from '../visit/visitors.ts'
import type { Engine, EngineBrowser } from './engine.ts'
import { type EngineVisit, openEngineVisit, type VisitTime } from './engine.visit.ts'
import { createLine } from './line.ts'

const siteDirectory = path.join(import.meta.dirname, '../dist')

/** A visit to a site that is served only for this visit. */
export interface EngineSite {
  readonly visit: EngineVisit
  readonly browser: EngineBrowser
  close(): Promise<void>
}

/**
 * Opens a browser on the built site, which is served only for this visit.
 * @param pageScript the first script of every page
 */
export async function openSite(
  engine: Engine,
  pageScript: string,
  visitor: Visitor,
): Promise<EngineSite> {
  const time: VisitTime = { passedMs: 0, deviceAheadMs: 0 }
  const line = createLine({
    script: pageScript,
    beginning: () => ({
      instant: visitBeginning + time.passedMs + time.deviceAheadMs,
      passedMs: time.passedMs,
    }),
    withheld: engine.unbearableHeaders,
  })
  const server = await listenAnywhere({ host: '127.0.0.1', siteDirectory, between: line.between })
  const world = 'engine'
  const control = createControlClient({ baseUrl: server.url, world })
  await control.reset({ frozenAt: visitBeginning })
  try {
    const browser = await engine.open(visitor.size)
    await browser.addCookie({ name: 'mock-world', value: world }, server.url)
    const visit = openEngineVisit({ address: server.url, browser, control, line, time, visitor })
    const close = async () => {
      await browser.close()
      await server.close()
    }
    return { visit, browser, close }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** The first port of the engine tests, and the largest number of open visits. */
const firstPort = 4873
const mostVisits = 50

/** Listens on a free port whose next port is free for the games, which the system cannot choose. */
async function listenAnywhere(options: Omit<ListenOptions, 'port'>): Promise<Listening> {
  let reason: unknown
  for (let port = firstPort; port < firstPort + 2 * mostVisits; port += 2) {
    try {
      return await listen({ ...options, port })
    } catch (error) {
      reason = error
    }
  }
  throw reason
}
