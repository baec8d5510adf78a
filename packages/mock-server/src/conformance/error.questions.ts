import { type Endpoint, endpoints, type Service } from '@croupier/core/contract'
import { askForError, type Backend, isForeign, type Received } from './backend.ts'
import { errorFindings } from './findings.ts'
import type { Verdict } from './verdict.ts'

const unknownPath = '/conformance-none'

/**
 * Sends each service an unknown path, and the sign-in a body that is not JSON. The text of these errors does not
 * matter, but every answer must have the same headers: without them a browser reports no answer to the site.
 */
export async function askForErrors(
  backend: Backend,
  services: readonly Service[],
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const service of services) {
    const received = await askForError(backend, service, unknownPath, null)
    verdicts.push({
      call: service,
      title: 'has the headers of every answer where there is no such path',
      address: `GET ${unknownPath}`,
      ...judged(backend, service, received),
    })
  }
  const { method, path, service }: Endpoint = endpoints.login
  const received = await askForError(backend, service, path, '{')
  verdicts.push({
    call: 'login',
    title: 'has the headers of every answer where the body is not JSON',
    address: `${method} ${path}`,
    ...judged(backend, service, received),
  })
  return verdicts
}

function judged(backend: Backend, service: Service, received: Received) {
  return {
    findings: errorFindings(received, isForeign(backend, service) ? backend.origin : null),
    tookMs: received.kind === 'answered' ? Math.round(received.tookMs) : null,
  }
}
