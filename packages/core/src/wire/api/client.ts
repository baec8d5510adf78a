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
import { sendOperation } from './graphql.ts'
import { createOwnerCheck } from './owner.check.ts'
import { createTransport, type ServiceAccess } from './transport.ts'
import { createWriteKey } from './write.key.ts'

export interface CallOptions<Answer> {
  readonly purpose: CallPurpose
  /** Cancels a read. It is ignored for money writes, which are never aborted. */
  readonly signal?: AbortSignal
  /** Is called with the answer of a money write that arrives after its deadline. */
  readonly onLateAnswer?: (answer: Answer) => void
  /** The idempotency key of a money write that is stored under this key; by default a new one is created. */
  readonly key?: string
}

/** Calls the services of the contract. Calls never throw: a failure is part of the answer. */
export interface ApiClient {
  call<Name extends CallName, Request, Value>(
    call: Call<Name, Request, Value>,
    request: Request,
    options: CallOptions<AnswerOf<Name, Value>>,
  ): Promise<AnswerOf<Name, Value>>
}

/** How the client requests new tokens. One renewal serves all calls that wait for it. */
export interface SessionGate {
  /** Renews the session of this version, unless it has been renewed already. */
  renew(sessionVersion: number, purpose: CallPurpose): Promise<Renewal>
  /** Reports that the server called the session of this version invalid. */
  invalidated(sessionVersion: number): void
  /**
   * Whether the session of this version is over: it was signed out, another member has signed in, or there are two
   * sessions in this browser, which then end.
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
  /** Is called for each money write when it is sent; its report follows. */
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
    const { body, isWider, parameters, query, variables } = call.write(request, tools)
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
      ? await sendOperation(
          transport,
          asked,
          {
            document: (isWider && row.operation.wider) || row.operation.document,
            variables: variables ?? {},
          },
          signal,
        )
      : withJson(await transport({ ...asked, ...bodyOf(row, body) }, signal))
    // Reading an answer stores its secrets, which must not happen for a cancelled call.
    if (signal.aborted) return unreachable
    if (isOver()) {
      // The answer of a money write is not read here, so its outcome stays unknown.
      return row.isMoneyWrite ? unreachable : expired('sessionInvalid')
    }
    return readAnswer(call, answer, request, { ...tools, leaveOut })
  }

  /** Sends a call, and again after renewing the session: code 7003 means that nothing was carried out. */
  async function sendWithSession<Name extends CallName, Request, Value>(
    call: Call<Name, Request, Value>,
    request: Request,
    { key: given, purpose }: Pick<CallOptions<AnswerOf<Name, Value>>, 'key' | 'purpose'>,
    attempt: Attempt,
    leaveOut: LeaveOut,
  ): Promise<AnswerOf<Name, Value>> {
    const row: Endpoint = call.endpoint
    const ownerFailure = isForOwner(row) ? await checkOwner(purpose, attempt) : null
    if (ownerFailure) return { kind: 'failed', failure: ownerFailure }
    const firstVersion = credentials.sessionVersion()
    // Both attempts have the same key: a write that arrives twice, even through a browser's own retry, acts once.
    const key = row.isMoneyWrite ? (given ?? createWriteKey(parts.random)) : null
    const first = await send(call, request, attempt, key, leaveOut)
    if (first.kind !== 'sessionRefused') return first
    // After a sleep a browser may itself repeat a lost request. The first copy may have been carried out, and only
    // the repeated one may have been refused for its expired token.
    const isUncertain = () => row.isMoneyWrite && attempt.isOver()
    if (first.meaning === 'sessionInvalid') {
      const ended = invalidated(firstVersion)
      return isUncertain() ? unreachable : ended
    }
    if (isUncertain()) return unreachable
    const renewal = await gate.renew(firstVersion, purpose)
    // A call that was reported as timed out must not be carried out afterwards.
    if (renewal !== 'renewed' || attempt.isOver()) return expired(first.meaning, renewal === 'lost')
    const newOwnerFailure = isForOwner(row) ? await checkOwner(purpose, attempt) : null
    if (newOwnerFailure) return { kind: 'failed', failure: newOwnerFailure }

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
      // A call that was cancelled because its screen was left is not reported as a failure.
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

/** Whether a call is sent only after the owner of the tokens was checked. */
function isForOwner({ confirmsPayout, isMoneyWrite }: Endpoint): boolean {
  return isMoneyWrite || confirmsPayout === true
}

const unreachable = { kind: 'failed', failure: { kind: 'unreachable' } } as const

/**
 * Whether a call may be cancelled. Money writes may not. Neither may a refresh: the server rotates the tokens, so a
 * discarded answer would sign the member out. The call that revokes the tokens may not be cancelled either.
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
