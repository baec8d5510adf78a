import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Vital } from '../../base/ports/vitals.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import { deviceClassOf } from '../../kernel/routing/device.rules.ts'
import { panelOf } from '../../kernel/routing/resolve.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { analyticsMachine } from './analytics.machine.ts'
import {
  type AnalyticsEvent,
  askedOn,
  consentKey,
  consentScope,
  keptConsent,
  pageShown,
  readConsent,
} from './analytics.rules.ts'
import { speedReportText } from './speed.report.ts'

type AnalyticsServices = Pick<
  Services,
  'adapters' | 'device' | 'log' | 'site' | 'storages' | 'vitals'
>

/** What the script of an operator's analytics provides. */
interface AnalyticsProgram {
  /** Is called with each event. */
  hear(event: AnalyticsEvent): void
  /** Is called when the visitor withdraws the consent. */
  stop(): void
}

/** The chart of the analytics, with its actors and actions provided. */
export function createAnalyticsFlow(
  { adapters, device, log, site, storages: { local }, vitals }: AnalyticsServices,
  { route, query, address }: Pick<FlowStart, 'address' | 'query' | 'route'>,
) {
  const details = siteDetails(site, log)
  const { analytics, speedReports } = details
  const scope = consentScope(details)
  const read = () => readConsent(local.read(consentKey), scope)
  const measuring = new AbortController()
  let program: AnalyticsProgram | null = null
  let reportSpeed = () => measuring.abort()
  // The program is not part of the site: an error of it must not break the chart.
  const ask = (work: (program: AnalyticsProgram) => void) => {
    if (!program) return
    try {
      work(program)
    } catch (error) {
      log.write({
        level: 'warning',
        event: 'analytics.failed',
        details: { error: String(error) },
      })
    }
  }
  const stop = () => {
    ask((loaded) => loaded.stop())
    program = null
  }
  const logic = analyticsMachine.provide({
    actors: {
      load: fromPromise<void>(async ({ signal }) => {
        const { script } = requireFound(analytics)
        try {
          const loaded = readProgram(await adapters.load(script), script)
          program = loaded
          // The visitor refused while the program was loading: whatever it started must end.
          if (signal.aborted) stop()
        } catch (error) {
          log.write({
            level: 'error',
            event: 'analytics.notLoaded',
            details: { error: String(error) },
          })
          throw error
        }
      }),
      measureSpeed: fromPromise<void, { page: RouteName | null }>(async ({ input: { page } }) => {
        const { address: collector } = requireFound(speedReports)
        const begin = requireFound(page)
        const report = (figures: readonly Vital[]) =>
          vitals.send(
            collector,
            speedReportText({
              page: begin,
              device: deviceClassOf(device),
              connection: vitals.connection(),
              vitals: figures,
            }),
          )
        try {
          reportSpeed = await vitals.measure(report, measuring.signal)
        } catch (error) {
          log.write({
            level: 'warning',
            event: 'speed.notMeasured',
            details: { error: String(error) },
          })
          throw error
        }
      }),
      watchConsent: fromCallback<EventObject>(({ receive, sendBack }) => {
        const look = () => sendBack({ type: 'consent.changed', consent: read() })
        receive(look)
        return local.watch(({ key }) => {
          if (key === consentKey) look()
        })
      }),
    },
    actions: {
      keepConsent: (_, { consent }) => {
        // If the answer cannot be stored, the previous one must not stay.
        if (!local.write(consentKey, keptConsent(consent, scope))) local.remove(consentKey)
      },
      reportEvent: (_, { event }) => ask(({ hear }) => hear(event)),
      reportPage: ({ context: { page } }) => {
        if (page) ask(({ hear }) => hear(page))
      },
      reportWaiting: ({ context: { waiting } }) =>
        waiting.forEach((event) => {
          ask(({ hear }) => hear(event))
        }),
      stopProgram: stop,
      stopMeasuring: () => measuring.abort(),
      reportSpeed: () => reportSpeed(),
    },
  })
  const page = route && pageShown({ route, panel: panelOf(query), address: readAddress(address) })
  return { logic, input: { asked: askedOn(details), consent: read(), page } }
}

/** Returns what a guard of the chart has found, or throws in a state that cannot be reached without it. */
function requireFound<Value>(value: Value | null): Value {
  if (value === null) throw new Error('this state of the analytics needs what was not found')
  return value
}

function readProgram(program: object, script: string): AnalyticsProgram {
  if (isAnalytics(program)) return program
  throw new Error(`${script} provides no hear and stop`)
}

function isAnalytics(program: object): program is AnalyticsProgram {
  return (
    'hear' in program &&
    typeof program.hear === 'function' &&
    'stop' in program &&
    typeof program.stop === 'function'
  )
}
