import type { Received } from './backend.ts'

/** The reasons why a preflight would stop a browser before the call. */
export function preflightFindings(
  received: Received,
  origin: string,
  asked: readonly string[],
): readonly string[] {
  if (received.kind === 'unanswered') return [`no answer to OPTIONS: ${received.reason}`]
  const { headers, status } = received
  const allowed = listOf(headers.get('access-control-allow-headers'))
  // A star covers all headers but the one that carries the token.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  return [
    ...(status >= 200 && status < 300
      ? []
      : [`OPTIONS is answered with status ${status}, not 204`]),
    ...originFindings(headers, origin),
    ...asked
      .filter((name) => !isAllowed(name))
      .map((name) => `Access-Control-Allow-Headers does not name ${name}`),
  ]
}

/** The reasons why a page of another origin cannot read an answer, or headers that it needs. */
export function crossOriginFindings(headers: Headers, origin: string): readonly string[] {
  const exposed = listOf(headers.get('access-control-expose-headers'))
  const hidden = ['Date', 'Retry-After'].filter(
    (name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'),
  )
  return [
    ...originFindings(headers, origin),
    ...hidden.map((name) => `Access-Control-Expose-Headers does not name ${name}`),
  ]
}

function originFindings(headers: Headers, origin: string): readonly string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return []
  return [`Access-Control-Allow-Origin is ${allowed ?? 'missing'}, neither * nor ${origin}`]
}

function listOf(header: string | null): readonly string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase())
}
