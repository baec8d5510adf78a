import { type EndpointName, endpoints } from '@croupier/core/contract'
import * as z from 'zod/mini'
import {
  ask,
  askedHeaders,
  askPreflight,
  type Backend,
  isForeign,
  type Received,
  type Tokens,
} from './backend.ts'
import { preflightFindings } from './cross-origin.findings.ts'
import { findingsOf } from './findings.ts'
import { moneyQuestions } from './money.questions.ts'
import {
  type Asking,
  carriedBy,
  guardQuestions,
  type NamedRow,
  type Plan,
  planOf,
  type Question,
} from './plan.ts'

/** What came of one question. */
export interface Verdict {
  readonly call: EndpointName
  readonly title: string
  /** Method and path, as in a network log. */
  readonly address: string
  readonly findings: readonly string[]
  readonly tookMs: number | null
}

export interface Report {
  readonly verdicts: readonly Verdict[]
  /** Calls that were not made with a member's token, and why. */
  readonly leftOut: readonly { readonly call: EndpointName; readonly reason: string }[]
  /** What nobody looked at, because of how the check was called. */
  readonly unseen: readonly string[]
}

/** Asks a backend everything that changes nothing, one question after the other. */
export async function checkConformance(backend: Backend, asking: Asking): Promise<Report> {
  const plan: Readonly<Record<EndpointName, Plan>> = planOf(asking)
  const calls = namesOf(plan).map((name): NamedRow => ({ name, row: endpoints[name] }))
  const verdicts: Verdict[] = []
  let tokens: Tokens = {}

  const putQuestion = async (call: NamedRow, question: Question): Promise<Received> => {
    const received = await ask(backend, call.row, question, tokens)
    const origin = isForeign(backend, call.row.service) ? backend.origin : null
    verdicts.push({
      ...headOf(call, received),
      title: question.title,
      findings: findingsOf(call, question, received, origin),
    })
    return received
  }

  for (const call of calls) {
    if (isForeign(backend, call.row.service)) {
      verdicts.push(...(await checkPreflight(backend, call, plan[call.name])))
    }
  }
  for (const call of calls) {
    const planned = plan[call.name]
    for (const question of guardQuestions(call.row, carriedBy(planned))) {
      await putQuestion(call, question)
    }
    for (const question of 'questions' in planned ? planned.questions : []) {
      const received = await putQuestion(call, question)
      tokens = { ...tokens, ...tokensIn(call.name, received) }
    }
  }
  await putQuestion({ name: 'getCredit', row: endpoints.getCredit }, renewedToken)
  if (asking.moneyKey !== null) {
    await moneyQuestions(putQuestion, asking.moneyKey, backend.clock.now)
  }
  return {
    verdicts,
    leftOut: calls.flatMap(({ name }) => leftOutOf(name, plan[name])),
    unseen: unseenOf(backend, asking),
  }
}

const renewedToken: Question = {
  title: 'takes the renewed token',
  token: 'held',
  expects: 'accepted',
}

async function checkPreflight(backend: Backend, call: NamedRow, plan: Plan): Promise<Verdict[]> {
  const asked = askedHeaders(call.row)
  // A browser asks first for what no form of a page could send.
  if (backend.origin === null || asked.length === 0) return []
  const received = await askPreflight(backend, backend.origin, call.row, carriedBy(plan))
  return [
    {
      ...headOf(call, received),
      title: 'lets a browser make it from the site’s origin',
      address: `OPTIONS ${call.row.path}`,
      findings: preflightFindings(received, backend.origin, asked),
    },
  ]
}

function headOf({ name, row }: NamedRow, received: Received) {
  const tookMs = received.kind === 'answered' ? Math.round(received.tookMs) : null
  return { call: name, address: `${row.method} ${row.path}`, tookMs }
}

/** In the order of the plan. */
function namesOf(plan: Readonly<Record<EndpointName, Plan>>): readonly EndpointName[] {
  return Object.keys(plan).filter((name): name is EndpointName => name in endpoints)
}

function leftOutOf(call: EndpointName, plan: Plan) {
  return 'leftOut' in plan ? [{ call, reason: plan.leftOut }] : []
}

function unseenOf({ origin }: Backend, { moneyKey }: Asking): readonly string[] {
  return [
    ...(origin === null ? ['whether a browser may call from another origin: give --origin'] : []),
    ...(moneyKey !== null ? [] : ['whether a payment can be made and followed: give --with-money']),
  ]
}

/** The tokens of a sign-in, and those that are renewed. */
function tokensIn(name: EndpointName, received: Received): Tokens {
  if (received.kind === 'unanswered') return {}
  if (name === 'login') {
    const read = z.safeParse(endpoints.login.answer, parsed(received.text)).data?.result
    const reward = read?.reward_token ?? undefined
    return {
      ...pairOf(read ?? {}),
      ...(reward !== undefined && { reward }),
    }
  }
  if (name !== 'refresh') return {}
  return pairOf(z.safeParse(endpoints.refresh.answer, parsed(received.text)).data ?? {})
}

interface Pair {
  readonly access_token?: string | undefined
  readonly refresh_token?: string | undefined
}

function pairOf({ access_token, refresh_token }: Pair): Tokens {
  return {
    ...(access_token !== undefined && { access: access_token, dataClient: access_token }),
    ...(refresh_token !== undefined && { refresh: refresh_token }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
