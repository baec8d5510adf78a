import { type ActorRefFrom, createActor, type ErrorActorEvent, type InspectionEvent } from 'xstate'
import { createServerClock } from '../base/clock/server-clock.ts'
import type { Log } from '../base/ports/log.ts'
import type { Ports } from '../base/ports/ports.ts'
import type { Services } from '../kernel/services/services.ts'
import type { SiteConfiguration } from '../kernel/site/site.configuration.ts'
import { createSessionGate } from '../member/session/session.gate.ts'
import { createVault } from '../member/vault/vault.ts'
import type { CallReport } from '../wire/api/call.report.ts'
import { createApiClient } from '../wire/api/client.ts'
import { createAppEnd } from './app.end.ts'
import type { appMachine } from './app.machine.ts'
import { provideApp } from './app.provided.ts'
import { readStart, takeChatTicket } from './app.start.ts'
import { type AppWatch, createAppWatch } from './app.watch.ts'
import { isInMoneyFlow } from './flows/flow.rules.ts'
import { type FlowSources, flowOfTab, flowSources } from './flows/flows.ts'
import { keepInstalledFlag } from './installed.flag.ts'

export type AppRef = ActorRefFrom<typeof appMachine>

/** The application, put together and not yet started. */
export interface App extends AppWatch {
  readonly actor: AppRef
  readonly services: Services
  /** The flow that each tab of the money flows shows: given here, so that no screen loads the list of all flows. */
  readonly flowOfTab: typeof flowOfTab
  /** Stops what a root that died has left running. What it sent is not aborted, and stays unknown. */
  end(): void
}

export interface AppOptions {
  readonly ports: Ports
  readonly site: SiteConfiguration
  readonly inspect?: (event: InspectionEvent) => void
  /** Where the flows come from, if not from their own files. */
  readonly flows?: FlowSources
}

/**
 * The composition root: joins charts, calls and ports. The same in a browser, under the virtual clock
 * and in a terminal. Starts nothing; call `app.actor.start()`.
 */
export function createApp({ ports, site, inspect, flows = flowSources }: AppOptions): App {
  const clock = createServerClock(ports.clock, ports.storages.local)
  const credentials = createVault(ports.cookies, ports.storages.local)
  const session = createSessionGate(credentials, clock)
  const client = createApiClient({
    http: ports.http,
    clock,
    credentials,
    random: ports.random,
    site,
    gate: session.gate,
    // A call that is never aborted may outlive the application.
    report: (report) => {
      logLeftOut(report, ports.log)
      if (actor.getSnapshot().status !== 'active') return
      actor.send({ type: 'call.reported', report })
      const isDropped =
        report.outcome === 'unverified' && !isInMoneyFlow(actor.system, report.endpoint)
      if (isDropped) actor.send({ type: 'write.dropped' })
    },
    reportSent: (endpoint) => actor.send({ type: 'write.sent', endpoint }),
  })
  takeChatTicket(ports.navigation, credentials)
  keepInstalledFlag(ports)
  const { api, end } = createAppEnd(client)
  const services: Services = { ...ports, clock, credentials, api, site }

  const actor: AppRef = createActor(provideApp(services, flows, session.attach), {
    systemId: 'app',
    clock: {
      setTimeout: (callback, delay) => clock.setTimeout(callback, delay),
      clearTimeout: (handle) => clock.clearTimeout(handle),
    },
    input: readStart(ports, credentials, site),
    inspect: (event) => {
      logDeath(event, ports.log)
      inspect?.(event)
    },
  })
  return { ...createAppWatch(actor), actor, services, flowOfTab, end: () => end(actor) }
}

/** Logs how many unreadable parts of an answer were left out, so that the operator can see it. */
function logLeftOut({ endpoint, leftOut }: CallReport, log: Log): void {
  if (leftOut === undefined) return
  const details = { call: endpoint, count: leftOut }
  log.write({ level: 'warning', event: 'answer.entriesLeftOut', details })
}

/** No actor dies unnoticed, also where its parent goes on without it. */
function logDeath({ event, type }: { event?: unknown; type: string }, log: Log): void {
  if (type !== '@xstate.event' || !isDeath(event)) return
  const { actorId, error } = event
  log.write({
    level: 'error',
    event: 'actor.died',
    details: { actor: actorId, error: String(error) },
  })
}

function isDeath(event: unknown): event is ErrorActorEvent {
  return (
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    String(event.type).startsWith('xstate.error.actor.')
  )
}
