import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  assign,
  createActor,
  type ErrorActorEvent,
  type EventObject,
  fromCallback,
  type InspectionEvent,
} from 'xstate'
import { createServerClock } from '../base/clock/server-clock.ts'
import type { Credentials } from '../base/ports/credentials.ts'
import type { Log } from '../base/ports/log.ts'
import type { Navigation } from '../base/ports/navigation.ts'
import type { Ports } from '../base/ports/ports.ts'
import { consentKey } from '../flows/analytics/analytics.rules.ts'
import { chatMark } from '../flows/chat/chat-link.mark.ts'
import { hasLatePayments } from '../flows/deposit/awaited.payments.ts'
import { unansweredPayouts } from '../flows/payout/unanswered.payouts.ts'
import { writeCookie } from '../kernel/cookies/cookies.ts'
import { readAddress, writeAddress } from '../kernel/routing/address.ts'
import { deviceClassOf } from '../kernel/routing/device.rules.ts'
import { transferPlaceOf } from '../kernel/routing/transfer.tabs.ts'
import type { LoadedFlow } from '../kernel/services/loaded.flow.ts'
import type { Services } from '../kernel/services/services.ts'
import type { SiteConfiguration } from '../kernel/site/site.configuration.ts'
import { forgetVisitorFacts } from '../kernel/storage/member.facts.ts'
import { provideBalance } from '../member/balance/balance.actors.ts'
import { provideSession } from '../member/session/session.actors.ts'
import { createSessionGate } from '../member/session/session.gate.ts'
import { hasWaitingPayment } from '../member/session/waiting.payment.ts'
import { createVault } from '../member/vault/vault.ts'
import type { CallReport } from '../wire/api/call.report.ts'
import { createApiClient } from '../wire/api/client.ts'
import { createAppEnd } from './app.end.ts'
import { appMachine } from './app.machine.ts'
import type { AppInput } from './app.types.ts'
import { type AppWatch, createAppWatch } from './app.watch.ts'
import { provideChunkReload } from './chunk-reload/chunk-reload.actors.ts'
import { contentMachine } from './content/content.machine.ts'
import { isBesidePage, isInMoneyFlow } from './flows/flow.rules.ts'
import { type FlowName, type FlowSources, flowOfTab, flowSources } from './flows/flows.ts'
import { keepInstalledFlag } from './installed.flag.ts'
import { interruptedAtStart, keepInterrupted } from './maintenance/interrupted.address.ts'
import { provideMaintenance } from './maintenance/maintenance.actors.ts'
import { provideNavigation } from './navigation/navigation.actors.ts'
import { createWatchWorld } from './watch.world.ts'

export type AppRef = ActorRefFrom<typeof appMachine>

/** The application, put together and not yet started. */
export interface App extends AppWatch {
  readonly actor: AppRef
  readonly services: Services
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
  return { ...createAppWatch(actor), actor, services, end: () => end(actor) }
}

/** A ticket in the address goes into the vault before any chart and the browser's history know it. */
function takeChatTicket(navigation: Navigation, credentials: Credentials): void {
  const { locale, path, query, route } = readAddress(navigation.current())
  const { ticket, ...rest } = query
  if (!ticket || (route !== 'loginLine' && route !== 'loginUrl')) return
  credentials.keepDraft('chat.ticket', ticket)
  navigation.go(writeAddress(locale, path, rest), 'replace')
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

/** Spawning, for charts that are not known before they are loaded. */
type SpawnLoaded = (
  logic: AnyActorLogic,
  options: { id: string; systemId: string; input: unknown },
) => AnyActorRef

/** The facts that a reload finds. */
function readStart(ports: Ports, credentials: Credentials, site: SiteConfiguration): AppInput {
  const address = ports.navigation.current()
  const interruptedAddress = interruptedAtStart(ports.cookies, address)
  return {
    isRegistrationOpen: site.isRegistrationOpen,
    isClosed: site.isClosed,
    isOnline: ports.page.isOnline(),
    hasSession: credentials.hasSession(),
    username: ports.cookies.read('username') ?? '',
    address,
    deviceClass: deviceClassOf(ports.device),
    hasForgotTicket: ports.cookies.read('forgot') !== null,
    isUnderMaintenance: interruptedAddress !== null,
    interruptedAddress,
    leftFlows: leftFlows(ports),
  }
}

/** An offer that was taken runs on, and a member who consented is counted from the first page on. */
function leftFlows({ cookies, storages }: Ports): readonly FlowName[] {
  const offers = ['regisPromotion', 'depositPromotion']
  const hasOffer = offers.some((name) => cookies.read(name) !== null)
  const isCounted = storages.local.read(consentKey)?.startsWith('allowed') === true
  const left: FlowName[] = hasOffer ? ['promotions'] : []
  return isCounted ? [...left, 'analytics'] : left
}

/** The flows of payouts without an answer, and of money that may come late. */
function unsettledFlows({ storages }: Services, username: string): readonly FlowName[] {
  const payouts = unansweredPayouts(storages.local, username)
  return hasLatePayments(storages.local, username) ? [...payouts, 'latePayments'] : payouts
}

function provideApp(
  services: Services,
  flows: FlowSources,
  attachSession: ReturnType<typeof createSessionGate>['attach'],
) {
  const loaded = new Map<FlowName, LoadedFlow>()

  return appMachine.provide({
    actors: {
      session: provideSession(services),
      navigation: provideNavigation(services),
      maintenance: provideMaintenance(services),
      content: contentMachine,
      balance: provideBalance(services),
      chunkReload: provideChunkReload(services),
      relayFacts: fromCallback<EventObject>(({ sendBack, system }) => {
        attachSession(system.get('session'))
        for (const name of ['content', 'session', 'navigation', 'maintenance']) {
          system
            .get(name)
            .on('*', (fact: EventObject) =>
              sendBack(
                fact.type === 'route.settled' ? { ...fact, now: services.clock.now() } : fact,
              ),
            )
        }
      }),
      watchWorld: createWatchWorld(services),
      loadFlow: fromCallback<EventObject, { name: FlowName }>(
        ({ input: { name }, sendBack, system }) => {
          const load = async () => {
            try {
              const create = await flows[name]()
              const { username } = system.get('app').getSnapshot().context
              const address = services.navigation.current()
              const { query, parameters, route } = readAddress(address)
              const start = { username, address, route, query, parameters }
              loaded.set(name, create(services, start))
              sendBack({ type: 'flow.loaded', name })
            } catch (error) {
              services.log.write({
                // No error yet: without a network it comes later, else the page is reloaded.
                level: 'warning',
                event: 'flow.loadFailed',
                details: { name, error: String(error) },
              })
              sendBack({ type: 'flow.loadFailed', name })
              const beside = isBesidePage(name) ? `flow.${name}` : null
              sendBack({ type: 'chunk.missing', beside })
            }
          }
          void load()
        },
      ),
    },
    guards: {
      hasLeftForChat: ({ context }) => chatMark(services.cookies, context.username) === 'opened',
      hasWaitingPayment: ({ context }) =>
        hasWaitingPayment(services.storages.local, context.username),
      hasUnsettledMoney: ({ context }) => unsettledFlows(services, context.username).length > 0,
    },
    actions: {
      addUnsettledFlows: assign(({ context: { memberFlows, username } }) => ({
        memberFlows: [...new Set([...memberFlows, ...unsettledFlows(services, username)])],
      })),
      spawnFlow: assign(({ spawn, self }, { name }: { name: FlowName }) => {
        const flow = loaded.get(name)
        if (!flow) return {}
        const root: AnyActorRef = self
        const spawnLoaded: SpawnLoaded = spawn
        const ref = spawnLoaded(flow.logic, { id: name, systemId: name, input: flow.input })
        ref.on('*', (fact) => root.send(fact))
        const { progressOf } = flow
        if (progressOf)
          ref.subscribe((snapshot: AnyMachineSnapshot) =>
            root.send({ type: 'flow.progressed', name, progress: progressOf(snapshot) }),
          )
        return {}
      }),
      forgetVisitor: () => forgetVisitorFacts(services.storages.session),
      keepTransferPage: ({ context: { progress, tab } }) => {
        if (tab === null) return
        const place = transferPlaceOf(tab, progress[flowOfTab[tab]])
        writeCookie(services.cookies, 'transferPage', place)
      },
      rememberMaintenance: (_, { isUnderMaintenance }) => {
        if (isUnderMaintenance) {
          keepInterrupted(services.cookies, services.navigation.current())
        } else {
          services.cookies.remove('maintenance')
        }
      },
    },
  })
}
