import * as z from 'zod/mini'
import { readJson } from '../../base/text/json.ts'
import { readAsMeant } from '../contract/answer.reading.ts'
import type { CodeContext, Meaning } from '../contract/codes.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Endpoints, WireAnswer } from '../contract/endpoints.ts'
import { envelope, wordsOf } from '../contract/envelope.ts'
import { meaningOf } from '../contract/meaning.ts'
import type { CallAnswer, Failure, HandledMeaning } from './answer.ts'
import type { Call, CallName, ReadTools } from './call.ts'
import type { OperationAnswer } from './graphql.ts'
import type { TransportAnswer } from './transport.ts'

type EndpointContext<Name extends CallName> = Endpoints[Name]['context']
/** The result of a call. */
export type AnswerOf<Name extends CallName, Value> = CallAnswer<Value, EndpointContext<Name>>

/** Is called with the number of malformed parts that were left out of an answer. */
export type LeaveOut = ReadTools['leaveOut']

/** The result of a call before a refused session is handled. */
export type RawAnswer<Name extends CallName, Value> =
  | AnswerOf<Name, Value>
  | { readonly kind: 'sessionRefused'; readonly meaning: HandledMeaning }

/** Whether a call carries a token of the session. The data client's token is a copy of the access token. */
export function isOfSession({ credential }: Endpoint): boolean {
  return credential === 'access' || credential === 'dataClient'
}

/** The failure of a call that has no session, or none that could be renewed. */
export function expired(
  meaning: HandledMeaning,
  isLost = false,
): { kind: 'failed'; failure: Failure } {
  return { kind: 'failed', failure: { kind: 'expired', meaning, ...(isLost ? { isLost } : {}) } }
}

/** Adds the parsed JSON to an answer, without a wrapper around its fields. */
export function withJson(answer: TransportAnswer): OperationAnswer {
  if (answer.kind !== 'answered') return answer
  return { ...answer, json: withoutWrapper(readJson(answer.text)) }
}

/**
 * Removes the `data` wrapper that some services put around an answer; the fields are accepted in either place
 * [OPEN-06].
 */
function withoutWrapper(json: unknown): unknown {
  if (!isObject(json) || 'code' in json || !('data' in json)) return json
  return isObject(json.data) && 'code' in json.data ? json.data : json
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads an answer by its row of the contract: first its code, then its fields. */
export function readAnswer<Name extends CallName, Request, Value>(
  call: Call<Name, Request, Value>,
  answer: OperationAnswer,
  request: Request,
  tools: Omit<ReadTools, 'leftOut'>,
): RawAnswer<Name, Value> {
  if (answer.kind !== 'answered') return { kind: 'failed', failure: answer }
  const row: Endpoint = call.endpoint
  const context: EndpointContext<Name> = call.endpoint.context
  const { json, retryAfterMs, status } = answer
  const head = z.safeParse(envelope, json)
  const code = head.success ? head.data.code : 0
  // The cast is sound: a test shows that each row has the codes of its own context.
  const meaning = meaningOf(row.codes, code) as Meaning<EndpointContext<Name>>
  const isAmbiguous = row.isMoneyWrite && !row.isRefusedByAnyCode
  if (meaning === 'other' && code !== 0 && isAmbiguous) {
    const message = wordsOf(json)
    return { kind: 'failed', failure: { kind: 'undocumented', status, code, message } }
  }
  if (status >= 400 && meaning === 'other') {
    return { kind: 'failed', failure: { kind: 'httpError', status, retryAfterMs } }
  }
  if (!head.success) return { kind: 'failed', failure: { kind: 'unreadable' } }
  if (code !== 0) {
    const { message: said } = head.data
    const message = typeof said === 'string' && said !== '' ? said : null
    if (isForCaller(meaning)) {
      const detail = row.refusal ? { detail: json } : {}
      return { kind: 'refused', refusal: { context, code, meaning, message, ...detail } }
    }
    // Renewing the session helps only a call with a token of the session, not the refresh itself.
    const handled = meaning === 'tokenExpired' ? 'tokenExpired' : 'sessionInvalid'
    return isOfSession(row) ? { kind: 'sessionRefused', meaning: handled } : expired(handled)
  }
  const normalised = readAsMeant(call.endpoint.answer, json)
  const wire = z.safeParse(call.endpoint.answer, normalised.wire)
  tools.leaveOut(normalised.leftOut.length)
  const value = wire.success
    ? call.read(wire.data as WireAnswer<Name>, request, { ...tools, leftOut: normalised.leftOut })
    : null
  if (value === null) return { kind: 'failed', failure: { kind: 'unreadable' } }
  return { kind: 'accepted', value }
}

/** Whether a refusal goes to the caller; the client itself handles the codes about the session. */
function isForCaller<Context extends CodeContext>(
  meaning: Meaning<Context>,
): meaning is Exclude<Meaning<Context>, HandledMeaning> {
  return meaning !== 'tokenExpired' && meaning !== 'sessionInvalid'
}
