import type { EndpointName } from '@croupier/core/contract'
import { ProblemError } from '../problem.ts'
import { endpointNames, isEndpointName } from '../rest/matching.ts'
import type { Armed } from '../world/armed.ts'
import type { World } from '../world/world.ts'
import type { CatalogueCase } from './case.ts'
import { catalogue } from './cases.ts'
import { defaultFaultStatus, defaultSlowDelay, type FaultKind } from './fault.ts'

export interface ArmRequest {
  readonly case: string
  readonly endpoint?: string | undefined
  readonly code?: number | undefined
  readonly times?: number | null | undefined
  readonly delayMs?: number | undefined
}

/**
 * Arms a case of the catalogue for the next calls of its endpoint.
 * @throws ProblemError 404 for an unknown case or endpoint, 400 for an endpoint that does not fit
 */
export function armCase(world: World, request: ArmRequest): Armed {
  const found = findCase(request.case)
  const armed = world.armory.arm({
    name: found.id,
    endpoint: endpointOf(found, request.endpoint),
    outcome: { type: 'case', case: found, code: codeOf(found, request.code) },
    times: request.times === undefined ? 1 : request.times,
    delayMs: request.delayMs ?? 0,
  })
  world.changes.tell({ type: 'changed', part: 'armed' })
  return armed
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
 * Arms a fault for the next calls of an endpoint.
 * @throws ProblemError 404 for an unknown endpoint, 400 for options that do not fit the kind
 */
export function armFault(world: World, request: FaultRequest): Armed {
  if (request.status !== undefined && request.kind !== 'http') {
    throw new ProblemError(400, {
      error: `field "status" has no meaning for a fault of kind ${request.kind}`,
      hint: 'give a status with kind http only',
      field: 'status',
    })
  }
  const armed = world.armory.arm({
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
  })
  world.changes.tell({ type: 'changed', part: 'armed' })
  return armed
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
 * The endpoint that a case is armed for, where one is named.
 * @throws ProblemError 404 for an unknown endpoint, 400 for one that does not fit the case
 */
export function endpointOf(found: CatalogueCase, endpoint: string | undefined): EndpointName {
  if (found.endpoint === 'any') {
    if (endpoint !== undefined) return knownEndpoint(endpoint)
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

/** Whether the documents name no code for a refusal, so that one may be chosen. */
export function takesCode({ answer, code }: CatalogueCase): boolean {
  return answer.type === 'refusal' && code === null
}

function codeOf(found: CatalogueCase, code: number | undefined): number | null {
  if (code === undefined) return null
  if (takesCode(found)) return code
  throw new ProblemError(400, {
    error: `the case "${found.id}" has its own answer`,
    hint: 'a code is for refusals for which the catalogue names none',
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
