import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Http } from '../../base/ports/http.ts'
import type { Random } from '../../base/ports/random.ts'
import { deadlines } from '../contract/deadlines.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { fillPath } from '../contract/path.ts'
import {
  type AnswerOf,
  expired,
  isOfSession,
  type LeaveOut,
  type RawAnswer,
  readAnswer,
  withJson,
} from './answer.reader.ts'
import type { Renewal } from './answer.ts'
import { createCallOrder } from './call.order.ts'
import { type CallPurpose, type CallReport, outcomeOf } from './call.report.ts'
import type { Call, CallName, CallTools } from './call.ts'
import { type Attempt, withDeadline } from './deadline.ts'
import { askOperation } from './graphql.ts'
import { createOwnerCheck } from './owner.check.ts'
import { createTransport, type ServiceAccess } from './transport.ts'
import { createWriteKey } from './write.key.ts'

export interface CallOptions<Answer> {
  readonly purpose: CallPurpose
  /** Cancels a read. A money write is never aborted: it has no signal. */
  readonly signal?: AbortSignal
  /** Hears the answer of a money write that came after its deadline. */
  readonly onLateAnswer?: (answer: Answer) => void
  /** Names a money write that is kept under this name; by itself each has one of its own. */
  readonly key?: string
}

/** Calls the services of the contract. Calls never throw: what goes wrong is part of the answer. */
export interface ApiClient {
  call<Name extends CallName, Request, Value>(
    call: Call<Name, Request, Value>,
    request: Request,
    options: CallOptions<AnswerOf<Name, Value>>,
  ): Promise<AnswerOf<Name, Value>>
}

/** How the client asks for a new token. One renewal serves every call that waits for it. */
export interface SessionGate {
  /** Renews the session of the given version, unless it was renewed already. */
  renew(sessionVersion: number, purpose: CallPurpose): Promise<Renewal>
  /** The server called the session of this version invalid. */
  invalidated(sessionVersion: number): void
  /**
   * Whether that session is over: signed out, another member's turn, or one of two in this browser, which
   * it ends.
   */
  isOver(sessionVersion: number): boolean
}

export interface ApiClientParts {
  readonly http: Http
  readonly clock: ServerClock
  readonly credentials: Credentials
  readonly random: Random
  readonly site: ServiceAccess
  readonly gate: SessionGate
  readonly report: (report: CallReport) => void
  /** Hears of each money write when it goes out; its report follows. */
  readonly reportSent: (endpoint: CallName) => void
}

/** The client over the http port. */
export function createApiClient(parts: ApiClientParts): ApiClient {
  const { clock, credentials, gate, site } = parts
  const transport = createTransport(parts.http, clock)
  const order = createCallOrder()
  const checkOwner = createOwnerCheck({
    clock,
    credentials,
    gate,
    ask: (call, purpose, attempt) => sendWithSession(call, {}, { purpose }, attempt, () => {}),
  })

  async function send<Name extends CallName, Request, Value>(
    call: Call<Name, Request, Value>,
    request: Request,
    { signal }: Attempt,
    key: string | null,
    leaveOut: LeaveOut,
  ): Promise<RawAnswer<Name, Value>> {
    const row: Endpoint = call.endpoint
    const sessionVersion = credentials.sessionVersion()
    const sentToken = row.credential === 'none' ? null : credentials.token(row.credential)
    const isOver = () => isOfSession(row) && sentToken !== null && gate.isOver(sessionVersion)
    if (isOver()) return expired('sessionInvalid')
    const tools: CallTools = { credentials, sentToken, now: () => clock.now() }
    const { body, parameters, query, variables } = call.write(request, tools)
    const path = parameters ? fillPath(row.path, parameters) : row.path
    const search = query ? `?${new URLSearchParams({ ...query })}` : ''
    const asked = {
      name: call.name,
      url: `${site.services[row.service]}${path}${search}`,
      method: row.method,
      headers: {
        ...(sentToken ? { authorization: `${site.authorizationScheme} ${sentToken}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(row.encoding === 'json' ? { 'content-type': 'application/json' } : {}),
      },
    }
    const answer = row.operation
      ? await askOperation(
          transport,
          asked,
          { document: row.operation.document, variables: variables ?? {} },
          signal,
        )
      : withJson(await transport({ ...asked, ...bodyOf(row, body) }, signal))
    // Reading an answer keeps its secrets; one that nobody waits for any more must keep none.
    if (signal.aborted) return unreachable
    if (isOver()) {
      // What became of a money write is not known when its answer is not read.
      return row.isMoneyWrite ? unreachable : expired('sessionInvalid')
    }
    return readAnswer(call, answer, request, { ...tools, leaveOut })
  }

  /** Sends, and once more after a renewed session: 7003 is a definite refusal, nothing was done. */
  async function sendWithSession<Name extends CallName, Request, Value>(
    call: Call<Name, Request, Value>,
    request: Request,
    { key: given, purpose }: Pick<CallOptions<AnswerOf<Name, Value>>, 'key' | 'purpose'>,
    attempt: Attempt,
    leaveOut: LeaveOut,
  ): Promise<AnswerOf<Name, Value>> {
    const row: Endpoint = call.endpoint
    const hindrance = isForOwner(row) ? await checkOwner(purpose, attempt) : null
    if (hindrance) return { kind: 'failed', failure: hindrance }
    const firstVersion = credentials.sessionVersion()
    // The same both times: what comes twice, also by a browser of its own accord, acts once.
    const key = row.isMoneyWrite ? (given ?? createWriteKey(parts.random)) : null
    const first = await send(call, request, attempt, key, leaveOut)
    if (first.kind !== 'sessionRefused') return first
    // After a sleep a browser sends what it lost once more by itself, and only the copy may be too late
    // for its token.
    const isUncertain = () => row.isMoneyWrite && attempt.isOver()
    if (first.meaning === 'sessionInvalid') {
      const ended = invalidated(firstVersion)
      return isUncertain() ? unreachable : ended
    }
    if (isUncertain()) return unreachable
    const renewal = await gate.renew(firstVersion, purpose)
    // Anyone who was told that the call timed out must not have it carried out behind their back.
    if (renewal !== 'renewed' || attempt.isOver()) return expired(first.meaning, renewal === 'lost')
    const newHindrance = isForOwner(row) ? await checkOwner(purpose, attempt) : null
    if (newHindrance) return { kind: 'failed', failure: newHindrance }

    const secondVersion = credentials.sessionVersion()
    const second = await send(call, request, attempt, key, leaveOut)
    if (second.kind !== 'sessionRefused') return second
    const refused =
      second.meaning === 'sessionInvalid' ? invalidated(secondVersion) : expired(second.meaning)
    return isUncertain() ? unreachable : refused
  }

  function invalidated(sessionVersion: number) {
    gate.invalidated(sessionVersion)
    return expired('sessionInvalid')
  }

  return {
    call: async (call, request, options) => {
      const row: Endpoint = call.endpoint
      const sessionVersion = credentials.sessionVersion()
      const signal = isAbortable(row) ? options.signal : undefined
      if (row.isMoneyWrite) parts.reportSent(call.name)
      const placeOf = order.begin(call.name)
      let leftOut = 0
      const leaveOut: LeaveOut = (count) => {
        leftOut += count
      }
      const answer = await withDeadline({
        clock,
        deadlineMs: deadlines[row.deadline],
        timedOut: { kind: 'failed', failure: { kind: 'timedOut' } },
        isAbortable: isAbortable(row),
        ...(signal ? { signal } : {}),
        ...(options.onLateAnswer ? { onLate: options.onLateAnswer } : {}),
        run: (attempt) => sendWithSession(call, request, options, attempt, leaveOut),
      })
      // That a screen was left is no failure of the network.
      if (signal?.aborted) return answer
      const outcome = outcomeOf(answer, row.isMoneyWrite, gate.isOver(sessionVersion))
      parts.report({
        endpoint: call.name,
        purpose: options.purpose,
        isExempt: row.isExempt || row.isMoneyWrite,
        outcome,
        ...placeOf(outcome),
        ...(answer.kind === 'accepted' && leftOut > 0 ? { leftOut } : {}),
        ...(answer.kind === 'failed' && answer.failure.kind === 'postponed'
          ? { retryAfterMs: answer.failure.retryAfterMs }
          : {}),
      })
      return answer
    },
  }
}

/** Whether it is sent only with tokens that are not another member's, as far as the server says. */
function isForOwner({ confirmsPayout, isMoneyWrite }: Endpoint): boolean {
  return isMoneyWrite || confirmsPayout === true
}

const unreachable = { kind: 'failed', failure: { kind: 'unreachable' } } as const

/**
 * A money write is never cancelled. Nor is a renewal of the tokens, since the server has rotated them and
 * an answer that is thrown away would sign the member out; nor is what ends them.
 */
function isAbortable(row: Endpoint): boolean {
  return !row.isMoneyWrite && row.credential !== 'refresh'
}

function bodyOf(
  row: Endpoint,
  body: Readonly<Record<string, unknown>> | undefined,
): { body?: string | FormData } {
  if (row.encoding === 'multipart') return { body: new FormData() }
  return body ? { body: JSON.stringify(body) } : {}
}
