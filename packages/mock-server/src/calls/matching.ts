import {
  type Endpoint,
  type EndpointName,
  endpoints,
  readPath,
  type Service,
} from '@croupier/core/contract'
import * as z from 'zod/mini'
import { ProblemError } from '../base/problem.ts'

const services = ['api', 'auth', 'reward', 'chat', 'content'] as const satisfies readonly Service[]

interface Row {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  /** The schema of the `action` that distinguishes it from the other calls of its path. */
  readonly action: z.core.$ZodType | undefined
}

const rows: readonly Row[] = endpointNames().map((name) => {
  const endpoint: Endpoint = endpoints[name]
  const { query } = endpoint
  const action = query instanceof z.core.$ZodObject ? query._zod.def.shape.action : undefined
  return { name, endpoint, action }
})

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
    ({ endpoint }) => endpoint.service === service && readPath(endpoint.path, path) !== null,
  )
  if (atPath.length === 0) {
    throw new ProblemError(404, {
      error: `the ${service} service has no path ${path}`,
      hint: `it has ${pathsOf(service)}`,
    })
  }
  const byMethod = atPath.filter(({ endpoint }) => endpoint.method === method)
  if (byMethod.length === 0) {
    throw new ProblemError(405, {
      error: `${path} does not answer to ${method}`,
      hint: `use ${[...new Set(atPath.map(({ endpoint }) => endpoint.method))].join(' or ')}`,
    })
  }
  const found = byMethod.find(({ action }) => !action || z.safeParse(action, query.action).success)
  if (!found) {
    throw new ProblemError(400, {
      error: 'field "action" of the query is missing or wrong',
      hint: `${path} is one of ${byMethod.map(({ name }) => name).join(', ')}, by its action`,
      field: 'action',
    })
  }
  return found.name
}

function pathsOf(service: Service): string {
  const paths = rows
    .map(({ endpoint }) => endpoint)
    .filter((row) => row.service === service)
    .map((row) => row.path)
  return paths.length === 0 ? 'no calls yet' : [...new Set(paths)].join(', ')
}
