import type { EndpointName } from '../../packages/core/src/wire/contract/index.ts'
import { isService, matchEndpoint } from '../../packages/mock-server/src/calls/matching.ts'
import { isGraphql, operationOf } from '../../packages/mock-server/src/calls/operation.name.ts'
import type { ServiceCall } from './between.ts'

/** Records the calls that went through a proxy. A proxy that saw no calls has no complaints either. */
export interface Passage {
  /** Records a call of the site that was sent to the proxy. */
  sentOn(call: ServiceCall, request: Request): Promise<void>
  /** Records a call of the site that bypassed the proxy. */
  wentPast(call: ServiceCall): void
  /** Records a call that the proxy forwarded to the server. */
  cameBack(): void
  /**
   * The calls that did not go through the proxy as they should.
   * @param wanted the calls that must have been made
   * @param seen how many requests the proxies themselves logged
   */
  gaps(wanted: readonly EndpointName[], seen: number): readonly string[]
}

export function createPassage(): Passage {
  const names = new Set<EndpointName>()
  const past: string[] = []
  let sent = 0
  let back = 0
  return {
    sentOn: async (call, request) => {
      sent += 1
      const name = await nameOf(call, request)
      if (name) names.add(name)
    },
    wentPast: ({ rest, service }) => void past.push(`${service} ${rest} bypassed the proxy`),
    cameBack: () => {
      back += 1
    },
    gaps: (wanted, seen) => [
      ...past,
      ...wanted.filter((name) => !names.has(name)).map((name) => `${name} was never called`),
      ...(seen < sent ? [`the proxy saw ${seen} of ${sent} calls`] : []),
      ...(back < sent ? [`the server answered ${back} of ${sent} calls`] : []),
    ],
  }
}

/** The call of the contract; null for a GraphQL request that names no known operation. */
async function nameOf({ rest, service }: ServiceCall, request: Request) {
  if (!isService(service)) return null
  const { pathname: path, searchParams } = new URL(rest, request.url)
  const query = Object.fromEntries(searchParams)
  if (!isGraphql(service, path)) {
    return matchEndpoint({ service, method: request.method, path, query })
  }
  const body: unknown = request.method === 'GET' ? null : await request.clone().json()
  return operationOf(query, body)
}
