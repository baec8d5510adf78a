import { type Endpoint, type EndpointName, endpoints, meaningOf } from '@croupier/core/contract'
import { ProblemError } from '../base/problem.ts'
import { endpointNames, isEndpointName } from '../calls/matching.ts'
import type { CatalogueCase } from '../catalogue/case.ts'
import { catalogue } from '../catalogue/cases.ts'
import { defaultFaultStatus, defaultSlowDelay, type FaultKind } from '../catalogue/fault.ts'
import type { Arming } from '../world/armed.ts'
import type { World } from '../world/world.ts'

export interface ArmRequest {
  readonly case: string
  readonly endpoint?: string | undefined
  readonly code?: number | undefined
  readonly times?: number | null | undefined
  readonly delayMs?: number | undefined
}

/** Arms something for the next calls of its endpoint. */
export function arm(world: World, arming: Arming): void {
  world.armory.arm(arming)
  world.changes.tell({ type: 'changed', part: 'armed' })
}

/**
 * The arming that a request for a case of the catalogue asks for.
 * @throws ProblemError 404 for an unknown case or endpoint, 400 for an endpoint or a code that does not fit
 */
export function caseArming(request: ArmRequest): Arming {
  const found = findCase(request.case)
  const endpoint = endpointOf(found, request.endpoint)
  return {
    name: found.id,
    endpoint,
    outcome: { type: 'case', case: found, code: codeOf(found, endpoint, request.code) },
    times: request.times === undefined ? 1 : request.times,
    delayMs: request.delayMs ?? 0,
  }
}

export interface FaultRequest {
  readonly endpoint: string
  readonly kind: FaultKind
  readonly applied?: boolean | undefined
  readonly times?: number | null | undefined
  readonly delayMs?: number | undefined
  readonly status?: number | undefined
}

/**
 * The arming that a request for a fault asks for.
 * @throws ProblemError 404 for an unknown endpoint, 400 for options that do not fit the kind
 */
export function faultArming(request: FaultRequest): Arming {
  if (request.status !== undefined && request.kind !== 'http') {
    throw new ProblemError(400, {
      error: `field "status" has no meaning for a fault of kind ${request.kind}`,
      hint: 'give a status with kind http only',
      field: 'status',
    })
  }
  return {
    name: `fault.${request.kind}`,
    endpoint: knownEndpoint(request.endpoint),
    outcome: {
      type: 'fault',
      fault: {
        kind: request.kind,
        isApplied: request.applied ?? false,
        status: request.status ?? defaultFaultStatus,
      },
    },
    times: request.times === undefined ? 1 : request.times,
    delayMs: request.delayMs ?? (request.kind === 'slow' ? defaultSlowDelay : 0),
  }
}

export interface DisarmRequest {
  /** The id of a case, or `fault.<kind>`. */
  readonly case?: string | undefined
  readonly endpoint?: string | undefined
}

/**
 * Disarms all of one name, of one endpoint, or everything. Returns how many were armed.
 * @throws ProblemError (404) for an unknown case or endpoint
 */
export function disarm(world: World, { case: name, endpoint }: DisarmRequest): number {
  if (name !== undefined && !name.startsWith('fault.')) findCase(name)
  const count = world.armory.disarm({
    name,
    endpoint: endpoint === undefined ? undefined : knownEndpoint(endpoint),
  })
  if (count > 0) world.changes.tell({ type: 'changed', part: 'armed' })
  return count
}

function findCase(id: string): CatalogueCase {
  const found = catalogue.find((candidate) => candidate.id === id)
  if (found) return found
  throw new ProblemError(404, {
    error: `there is no case "${id}"`,
    hint: 'GET /__mock/catalogue lists the cases',
    field: 'case',
  })
}

/**
 * The endpoint that a case is armed for.
 * @throws ProblemError 404 for an unknown endpoint, 400 for one that does not fit the case
 */
export function endpointOf(found: CatalogueCase, endpoint: string | undefined): EndpointName {
  if (found.endpoint === 'any') {
    if (endpoint !== undefined) return fitting(found, knownEndpoint(endpoint))
    throw new ProblemError(400, {
      error: `the case "${found.id}" can happen to any call, so it needs an endpoint`,
      hint: `name one of ${endpointNames().join(', ')}`,
      field: 'endpoint',
    })
  }
  if (endpoint !== undefined && knownEndpoint(endpoint) !== found.endpoint) {
    throw new ProblemError(400, {
      error: `the case "${found.id}" can only happen to ${found.endpoint}`,
      hint: 'leave the endpoint out',
      field: 'endpoint',
    })
  }
  return found.endpoint
}

/** In some calls the same number has a different meaning, and the case cannot happen there. */
function fitting(found: CatalogueCase, endpoint: EndpointName): EndpointName {
  const { codes }: Endpoint = endpoints[endpoint]
  const isAnother = typeof found.code === 'number' && codes !== undefined && found.code in codes
  if (!isAnother) return endpoint
  throw new ProblemError(400, {
    error: `the case "${found.id}" cannot happen to ${endpoint}, where ${found.code} means something else`,
    hint: 'name another endpoint, or arm the case that this one has for the code',
    field: 'endpoint',
  })
}

/** Whether a code may be chosen for a refusal, because the documents name none. */
export function takesCode({ answer, code }: CatalogueCase): boolean {
  return answer.type === 'refusal' && code === null
}

function codeOf(
  found: CatalogueCase,
  endpoint: EndpointName,
  code: number | undefined,
): number | null {
  if (code === undefined) return null
  if (takesCode(found)) return undocumented(found, endpoint, code)
  throw new ProblemError(400, {
    error: `the case "${found.id}" has its own answer`,
    hint: 'a code is for refusals for which the catalogue names none',
    field: 'code',
  })
}

function undocumented(found: CatalogueCase, endpoint: EndpointName, code: number): number {
  const { codes }: Endpoint = endpoints[endpoint]
  if (code !== 0 && meaningOf(codes, code) === 'other') return code
  throw new ProblemError(400, {
    error: `the case "${found.id}" is for codes without a meaning, and ${code} has one`,
    hint: 'give a code that the contract does not name, or arm the case of this code',
    field: 'code',
  })
}

function knownEndpoint(name: string): EndpointName {
  if (isEndpointName(name)) return name
  throw new ProblemError(404, {
    error: `there is no endpoint "${name}"`,
    hint: `the endpoints are ${endpointNames().join(', ')}`,
    field: 'endpoint',
  })
}
