import {
  type Endpoint,
  type EndpointName,
  endpoints,
  readPath,
  type Service,
} from '@croupier/core/contract'
import * as z from 'zod/mini'
import { ProblemError } from '../problem.ts'

const services = ['api', 'auth', 'reward', 'chat', 'content'] as const satisfies readonly Service[]

const rows: readonly (readonly [EndpointName, Endpoint])[] = endpointNames().map((name) => [
  name,
  endpoints[name],
])

/** The names of all calls of the contract. */
export function endpointNames(): EndpointName[] {
  return Object.keys(endpoints).filter(isEndpointName)
}

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export function isService(name: string): name is Service {
  return services.some((service) => service === name)
}

export interface Target {
  readonly service: Service
  readonly method: string
  /** The path below the service's base. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/**
 * The call that a request makes. Calls that share a path differ by the `action` of their query.
 * @throws ProblemError 404 for an unknown path, 405 for another method, 400 for another action
 */
export function matchEndpoint({ service, method, path, query }: Target): EndpointName {
  const atPath = rows.filter(
    ([, row]) => row.service === service && readPath(row.path, path) !== null,
  )
  if (atPath.length === 0) {
    throw new ProblemError(404, {
      error: `the ${service} service has no path ${path}`,
      hint: `it has ${pathsOf(service)}`,
    })
  }
  const byMethod = atPath.filter(([, row]) => row.method === method)
  if (byMethod.length === 0) {
    throw new ProblemError(405, {
      error: `${path} does not answer to ${method}`,
      hint: `use ${[...new Set(atPath.map(([, row]) => row.method))].join(' or ')}`,
    })
  }
  const found = byMethod.find(([, row]) => isOfAction(row, query))
  if (!found) {
    throw new ProblemError(400, {
      error: 'field "action" of the query is missing or wrong',
      hint: `${path} is one of ${byMethod.map(([name]) => name).join(', ')}, by its action`,
      field: 'action',
    })
  }
  return found[0]
}

function isOfAction(row: Endpoint, query: Target['query']): boolean {
  if (!row.query) return true
  const { error } = z.safeParse(row.query, query)
  return !error?.issues.some((issue) => issue.path[0] === 'action')
}

function pathsOf(service: Service): string {
  const paths = rows.filter(([, row]) => row.service === service).map(([, row]) => row.path)
  return paths.length === 0 ? 'no calls yet' : [...new Set(paths)].join(', ')
}
