import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  assign,
  type EventObject,
  fromCallback,
} from 'xstate'
import { chatMark } from '../flows/chat/chat-link.mark.ts'
import { writeCookie } from '../kernel/cookies/cookies.ts'
import { readAddress } from '../kernel/routing/address.ts'
import { transferPlaceOf } from '../kernel/routing/transfer.tabs.ts'
import type { LoadedFlow } from '../kernel/services/loaded.flow.ts'
import type { Services } from '../kernel/services/services.ts'
import { forgetVisitorFacts } from '../kernel/storage/member.facts.ts'
import { provideBalance } from '../member/balance/balance.actors.ts'
import { provideSession } from '../member/session/session.actors.ts'
import type { createSessionGate } from '../member/session/session.gate.ts'
import { hasWaitingPayment } from '../member/session/waiting.payment.ts'
import { appMachine } from './app.machine.ts'
import { provideChunkReload } from './chunk-reload/chunk-reload.actors.ts'
import { contentMachine } from './content/content.machine.ts'
import { isBesidePage } from './flows/flow.rules.ts'
import { type FlowName, type FlowSources, flowOfTab } from './flows/flows.ts'
import { keepInterrupted } from './maintenance/interrupted.address.ts'
import { provideMaintenance } from './maintenance/maintenance.actors.ts'
import { provideNavigation } from './navigation/navigation.actors.ts'
import { unsettledFlows } from './untold.news.ts'
import { createWatchWorld } from './watch.world.ts'

/** Spawning, for charts that are not known before they are loaded. */
type SpawnLoaded = (
  logic: AnyActorLogic,
  options: { id: string; systemId: string; input: unknown },
) => AnyActorRef

/** The root's chart with its actors, guards and actions provided. */
export function provideApp(
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
