import {
  type Endpoint,
  type EndpointName,
  endpoints,
  readPath,
  type WireBody,
  type WireParameters,
  type WireQuery,
} from '@croupier/core/contract'
import { read, readJson } from '../base/reading.ts'
import type { Exchange, Performed } from '../rest/exchange.ts'
import type { Handler } from '../rest/handler.ts'
import { idempotencyHeader, onceForKey } from '../rest/idempotency.ts'
import { answerUnderMaintenance } from '../rest/maintenance.ts'
import type { WireRefusal } from '../rest/refusal.ts'
import { sessionRefusals } from '../rest/session.refusals.ts'
import type { Member } from '../seed/members.ts'
import type { World } from '../world/world.ts'
import { handlers } from './handlers.ts'

/**
 * Performs a call: finds the caller, reads the request and runs the handler of the contract's row.
 * @throws ProblemError (400) if the query or the body breaks the contract
 */
export function perform<Name extends EndpointName>(
  name: Name,
  exchange: Exchange,
  skipsRules = false,
): Performed {
  const { world } = exchange
  const row: Endpoint = endpoints[name]
  if (world.site.isUnderMaintenance() && name !== 'checkMaintenance' && !skipsRules) {
    return answerUnderMaintenance(row)
  }
  const token = tokenOf(exchange.authorization)
  if (row.credential !== 'none' && !row.servesVisitors && token === null) {
    return { status: world.dialect.missingTokenStatus(), answer: sessionRefusals.expired }
  }
  const caller = token === null ? null : findCaller(row, world, token, skipsRules)
  if (caller && 'code' in caller) return { status: 200, answer: caller }
  const handle: Handler<Name> = handlers[name]
  const act = () =>
    handle({
      world,
      origin: exchange.origin,
      token,
      member: caller,
      skipsRules,
      key: exchange.request.headers.get(idempotencyHeader),
      parameters: readParameters(name, exchange.path),
      query: readQuery(name, exchange),
      body: readBody(name, exchange),
    })
  const answer = row.isMoneyWrite && caller ? onceForKey(exchange, caller, act) : act()
  return { status: 200, answer }
}

/** The token after the scheme; any scheme is accepted, because the site's configuration chooses it. */
function tokenOf(authorization: string | null): string | null {
  return /^\S+\s+(\S+)$/.exec(authorization ?? '')?.[1] ?? null
}

/** The member of the token, if the call carries a valid one. */
function findCaller(
  { credential }: Endpoint,
  world: World,
  token: string,
  ignoresAge: boolean,
): Member | WireRefusal | null {
  switch (credential) {
    case 'none':
    case 'refresh':
      return null
    case 'reward': {
      const username = world.sessions.ownerOfReward(token)
      return (username && world.members.find(username)) || sessionRefusals.unknown
    }
    case 'access':
    case 'dataClient': {
      const authentication = world.sessions.authenticate(token, ignoresAge)
      if (authentication.status !== 'valid') return sessionRefusals[authentication.status]
      return world.members.find(authentication.username) ?? sessionRefusals.unknown
    }
  }
}

// The compiler cannot relate a row to its name, but the row's own schema guarantees the type.

function readParameters<Name extends EndpointName>(name: Name, path: string): WireParameters<Name> {
  const row: Endpoint = endpoints[name]
  const found = row.parameters ? read(row.parameters, readPath(row.path, path), 'path') : undefined
  return found as WireParameters<Name>
}

function readQuery<Name extends EndpointName>(
  name: Name,
  { query, world }: Exchange,
): WireQuery<Name> {
  const row: Endpoint = endpoints[name]
  return (
    row.query ? read(row.query, world.dialect.understand(query), 'query') : undefined
  ) as WireQuery<Name>
}

function readBody<Name extends EndpointName>(
  name: Name,
  { bodyText, world }: Exchange,
): WireBody<Name> {
  const row: Endpoint = endpoints[name]
  return (
    row.body ? read(row.body, world.dialect.understand(readJson(bodyText)), 'body') : undefined
  ) as WireBody<Name>
}
