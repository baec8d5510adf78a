import type { EndpointName } from '../../packages/core/src/wire/contract/index.ts'
import { isService, matchEndpoint } from '../../packages/mock-server/src/calls/matching.ts'
import { isGraphql, operationOf } from '../../packages/mock-server/src/calls/operation.name.ts'
import type { ServiceCall } from './between.ts'

/** What went through a proxy between site and server: silence about nothing is no praise. */
export interface Passage {
  /** A call of the site that was sent to the proxy. */
  sentOn(call: ServiceCall, request: Request): Promise<void>
  /** A call of the site that reached the server past the proxy. */
  wentPast(call: ServiceCall): void
  /** A call that the proxy passed on to the server. */
  cameBack(): void
  /**
   * What did not go through as it should.
   * @param wanted the calls that have to be among them
   * @param seen how many requests the proxies themselves told of
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
    wentPast: ({ rest, service }) => void past.push(`${service} ${rest} went past the proxy`),
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

/** Which call of the contract it is; null for what only GraphQL itself could name. */
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
