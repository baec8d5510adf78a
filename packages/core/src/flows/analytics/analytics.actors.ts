import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { readAddress } from '../../kernel/routing/address.ts'
import { panelOf } from '../../kernel/routing/resolve.route.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { analyticsMachine } from './analytics.machine.ts'
import {
  type AnalyticsEvent,
  consentKey,
  keptConsent,
  pageShown,
  readConsent,
} from './analytics.rules.ts'

type AnalyticsServices = Pick<Services, 'adapters' | 'log' | 'site' | 'storages'>

/** What the script of an operator's analytics provides. */
interface AnalyticsProgram {
  /** Is called with each event. */
  hear(event: AnalyticsEvent): void
  /** Is called when the visitor withdraws the consent. */
  stop(): void
}

/** The chart of the analytics, with its actors and actions provided. */
export function createAnalyticsFlow(
  { adapters, log, site, storages: { local } }: AnalyticsServices,
  { route, query, address }: Pick<FlowStart, 'address' | 'query' | 'route'>,
) {
  const { analytics } = siteDetails(site, log)
  const host = analytics?.host ?? ''
  const read = () => readConsent(local.read(consentKey), host)
  let program: AnalyticsProgram | null = null
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
        if (!analytics) throw new Error('the site has no analytics')
        try {
          const loaded = readProgram(await adapters.load(analytics.script), analytics.script)
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
        if (!local.write(consentKey, keptConsent(consent, host))) local.remove(consentKey)
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
    },
  })
  const page = route && pageShown({ route, panel: panelOf(query), address: readAddress(address) })
  return { logic, input: { consent: read(), page } }
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
