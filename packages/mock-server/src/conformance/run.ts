import { type EndpointName, endpoints } from '@croupier/core/contract'
import { ask, type Backend, bodyOf, isForeign, type Received } from './backend.ts'
import { acceptedBody, findingsOf } from './findings.ts'
import { isMissing, reasonToLack } from './optional.calls.ts'
import type { NamedRow, Question, Seen } from './question.ts'
import { type HeldTokens, noTokens, tokensAfter } from './tokens.ts'
import type { Report, Verdict } from './verdict.ts'

/** One running check of a backend. */
export interface Run {
  /** Sends one question and checks its answer. */
  put(call: NamedRow, question: Question): Promise<Received>
  /** Replaces the held tokens by those of an answer. */
  keepTokens(name: EndpointName, received: Received): void
  /** Whether the call was made with the member's token. */
  isAsked(name: EndpointName): boolean
  held(): HeldTokens
  seen(): Seen
  /** The verdicts about the existing calls, and one for each optional call that is missing. */
  verdicts(): readonly Verdict[]
  missing(): Report['leftOut']
}

export function beginRun(backend: Backend): Run {
  const asked: {
    readonly call: NamedRow
    readonly received: Received
    readonly verdict: Verdict
    readonly isOfMember: boolean
  }[] = []
  let held = noTokens
  let seen: Seen = {}

  const isLacking = (name: EndpointName) =>
    reasonToLack(name) !== null &&
    asked
      .filter(({ call }) => call.name === name)
      .every(({ call, received }) => isMissing(call, received))
  const lacking = () => namesIn(asked.map(({ call }) => call)).filter(isLacking)

  return {
    put: async (call, question) => {
      const received = await ask(backend, call.row, question, held)
      const origin = isForeign(backend, call.row.service) ? backend.origin : null
      const verdict = {
        ...headOf(call, received),
        title: question.title,
        findings: findingsOf(call, question, received, origin),
      }
      asked.push({ call, received, verdict, isOfMember: question.token === 'held' })
      const accepted = question.expects === 'accepted' ? acceptedBody(call, received) : undefined
      if (accepted !== undefined) seen = { [call.name]: accepted, ...seen }
      return received
    },
    keepTokens: (name, received) => {
      held = tokensAfter(held, name, bodyOf(received))
    },
    isAsked: (name) => asked.some(({ call, isOfMember }) => call.name === name && isOfMember),
    held: () => held,
    seen: () => seen,
    verdicts: () => {
      const absent = lacking()
      return [
        ...asked.flatMap(({ call, verdict }) => (absent.includes(call.name) ? [] : verdict)),
        ...absent.map((name) => ({
          ...headOf({ name, row: endpoints[name] }, null),
          title: 'is not there, which is allowed',
          findings: [],
        })),
      ]
    },
    missing: () =>
      lacking().map((call) => ({
        call,
        reason: `it is not there, which is allowed: ${reasonToLack(call)}`,
      })),
  }
}

/** The fields that every verdict begins with. */
export function headOf({ name, row }: NamedRow, received: Received | null) {
  const tookMs = received?.kind === 'answered' ? Math.round(received.tookMs) : null
  return { call: name, address: `${row.method} ${row.path}`, tookMs }
}

function namesIn(calls: readonly NamedRow[]): readonly EndpointName[] {
  return [...new Set(calls.map(({ name }) => name))]
}
