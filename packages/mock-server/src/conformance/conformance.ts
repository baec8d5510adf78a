import { type EndpointName, endpoints, type Service } from '@croupier/core/contract'
import { askedHeaders, askPreflight, type Backend, isForeign } from './backend.ts'
import { preflightFindings } from './cross-origin.findings.ts'
import { askForErrors } from './error.questions.ts'
import { moneyQuestions } from './money.questions.ts'
import { type Asking, planOf } from './plan.ts'
import { type Carried, carriedBy, guardQuestions, type NamedRow, type Plan } from './question.ts'
import { beginRun, headOf, type Run } from './run.ts'
import { unseenIn } from './seen.ts'
import { questionsAfterRenewing } from './session.questions.ts'
import type { Report, Verdict } from './verdict.ts'

/** Sends a backend every question that changes nothing, one after the other. */
export async function checkConformance(backend: Backend, asking: Asking): Promise<Report> {
  const plan: Readonly<Record<EndpointName, Plan>> = planOf(asking, backend.clock.now())
  const calls = namesOf(plan).map((name): NamedRow => ({ name, row: endpoints[name] }))
  const run = beginRun(backend)
  const unserved: Report['leftOut'][number][] = []
  for (const call of calls) {
    if (lacksReward(call, run)) unserved.push({ call: call.name, reason: noReward })
    else await askAbout(run, call, plan[call.name])
  }
  for (const [call, question] of questionsAfterRenewing(run.held())) await run.put(call, question)
  const paying = await askForPayment(backend, asking, run)

  const lacking = [...unserved, ...run.missing()]
  const isThere = ({ name }: NamedRow) => lacking.every(({ call }) => call !== name)
  const there = calls.filter(isThere)
  const preflights: Verdict[] = []
  for (const call of there) {
    const carried = carriedBy(plan[call.name], run.seen())
    preflights.push(...(await checkPreflight(backend, call, carried)))
  }
  return {
    verdicts: [
      ...preflights,
      ...run.verdicts(),
      ...(await askForErrors(backend, servicesOf(there))),
    ],
    leftOut: [
      ...there.flatMap(({ name }) => (run.isAsked(name) ? [] : leftOutOf(name, plan[name]))),
      ...lacking,
    ],
    unseen: [
      ...(backend.origin === null
        ? ['whether a browser may call from another origin: give --origin']
        : []),
      ...paying,
      ...unseenIn(run.seen()),
    ],
  }
}

async function askAbout(run: Run, call: NamedRow, plan: Plan): Promise<void> {
  const carried = carriedBy(plan, run.seen())
  for (const question of guardQuestions(call.row, carried)) await run.put(call, question)
  const planned = 'questions' in plan ? plan.questions : []
  for (const one of planned) {
    for (const question of typeof one === 'function' ? one(run.seen()) : [one]) {
      run.keepTokens(call.name, await run.put(call, question))
    }
  }
}

const noReward = 'there is no reward service, which is allowed: signing in gives no reward_token'

/** Only the answer of a sign-in shows whether there is a reward service. */
function lacksReward({ row }: NamedRow, run: Run): boolean {
  return (
    row.credential === 'reward' && 'login' in run.seen() && run.held().current.reward === undefined
  )
}

/** Returns what could not be checked. */
async function askForPayment(
  { bases, clock, origin }: Backend,
  { moneyKey, places }: Asking,
  run: Run,
): Promise<readonly string[]> {
  if (moneyKey === null) {
    return ['whether a payment can be made and followed: give --with-money']
  }
  const { getProfile } = run.seen()
  if (getProfile === undefined) return []
  const own = [...(origin === null ? [] : [origin]), new URL(bases.content).origin]
  const hasChannel = await moneyQuestions((call, question) => run.put(call, question), getProfile, {
    key: moneyKey,
    now: () => clock.now(),
    places: { ...places, pictureOrigins: [...own, ...places.pictureOrigins] },
  })
  return hasChannel
    ? []
    : ['whether a payment can be made and followed: no channel of the member makes codes']
}

async function checkPreflight(
  backend: Backend,
  call: NamedRow,
  carried: Carried,
): Promise<readonly Verdict[]> {
  const asked = askedHeaders(call.row)
  const { origin } = backend
  // A browser sends a preflight only for requests that no form of a page could send.
  if (origin === null || !isForeign(backend, call.row.service) || asked.length === 0) return []
  const received = await askPreflight(backend, origin, call.row, carried)
  return [
    {
      ...headOf(call, received),
      title: 'lets a browser make it from the site’s origin',
      address: `OPTIONS ${call.row.path}`,
      findings: preflightFindings(received, origin, asked),
    },
  ]
}

function servicesOf(calls: readonly NamedRow[]): readonly Service[] {
  return [...new Set(calls.map(({ row }) => row.service))]
}

/** In the order of the plan. */
function namesOf(plan: Readonly<Record<EndpointName, Plan>>): readonly EndpointName[] {
  return Object.keys(plan).filter((name): name is EndpointName => name in endpoints)
}

function leftOutOf(call: EndpointName, plan: Plan): Report['leftOut'] {
  return 'leftOut' in plan ? [{ call, reason: plan.leftOut }] : []
}
