import { type Endpoint, type EndpointName, endpoints, type Service } from '@croupier/core/contract'
import * as z from 'zod/mini'
import { ask, askPreflight, type Backend, type Received, type Tokens } from './backend.ts'
import { findingsOf, preflightFindings } from './findings.ts'
import { type Asking, type Plan, planOf } from './plan.ts'

/** What came of one question. */
export interface Verdict {
  /** The call of the contract, or the service whose preflight was asked. */
  readonly call: EndpointName | Service
  readonly title: string
  /** Method and path, as in a network log. */
  readonly address: string
  readonly findings: readonly string[]
  readonly tookMs: number | null
}

export interface Report {
  readonly verdicts: readonly Verdict[]
  /** Calls that were not asked, and why. */
  readonly leftOut: readonly { readonly call: EndpointName; readonly reason: string }[]
}

/** Asks a backend everything that changes nothing, one question after the other. */
export async function checkConformance(backend: Backend, asking: Asking): Promise<Report> {
  const plan: Readonly<Record<EndpointName, Plan>> = planOf(asking)
  const verdicts: Verdict[] = await checkPreflights(backend)
  const leftOut: { call: EndpointName; reason: string }[] = []
  let tokens: Tokens = {}
  for (const call of names()) {
    const planned = plan[call]
    if ('leftOut' in planned) leftOut.push({ call, reason: planned.leftOut })
    else {
      const row: Endpoint = endpoints[call]
      for (const question of planned.questions) {
        const received = await ask(backend, row, question, tokens)
        verdicts.push({
          call,
          title: question.title,
          address: `${row.method} ${row.path}`,
          findings: findingsOf(row, question.expects, received),
          tookMs: received.kind === 'answered' ? Math.round(received.tookMs) : null,
        })
        if (call === 'login') tokens = { ...tokens, ...tokensIn(received) }
      }
    }
  }
  return { verdicts, leftOut }

  /** In the order of the plan. */
  function names(): readonly EndpointName[] {
    return Object.keys(plan).filter((name): name is EndpointName => name in endpoints)
  }
}

async function checkPreflights(backend: Backend): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const service of usedServices()) {
    const received = await askPreflight(backend, `${backend.bases[service]}/`)
    verdicts.push({
      call: service,
      title: 'lets a browser call it from the site’s origin',
      address: 'OPTIONS /',
      findings: preflightFindings(received),
      tookMs: received.kind === 'answered' ? Math.round(received.tookMs) : null,
    })
  }
  return verdicts
}

/** The services that calls of the contract go to. */
function usedServices(): readonly Service[] {
  return [...new Set(Object.values(endpoints).map(({ service }: Endpoint) => service))]
}

function tokensIn(received: Received): Tokens {
  if (received.kind === 'unanswered') return {}
  const read = z.safeParse(endpoints.login.answer, parsed(received.text))
  if (!read.success) return {}
  const { access_token, refresh_token, reward_token } = read.data.result
  return {
    access: access_token,
    refresh: refresh_token,
    dataClient: access_token,
    ...(reward_token !== undefined && { reward: reward_token }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
