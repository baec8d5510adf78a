import { at, type Change, isWrongToken } from './conformance.harness.ts'

/** Whether a request was made with the member's own token. */
export const isMembers = (request: Request) =>
  request.headers.has('Authorization') && !isWrongToken(request)

/** Answers of one path to its member, changed as a whole. */
export const answering =
  (path: string, change: (body: Body) => unknown): Change =>
  async (response, request) => {
    const isMeant = at(request, path) && isMembers(request) && request.method !== 'OPTIONS'
    if (!isMeant) return response
    const body: Body = JSON.parse(await response.text())
    return Response.json(change(body), { status: response.status, headers: response.headers })
  }

type Body = {
  readonly code?: number
  readonly result?: Readonly<Record<string, unknown>>
} & Record<string, unknown>

/** The fields of `result`, some of them others. */
export const withResult =
  (fields: Readonly<Record<string, unknown>>) =>
  (body: Body): unknown =>
    body.result ? { ...body, result: { ...body.result, ...fields } } : body

export const withHeader = (
  name: string,
  value: string | null,
  isMeant: (request: Request) => boolean = () => true,
): Change => {
  return (response, request) => {
    if (!isMeant(request)) return response
    const headers = new Headers(response.headers)
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  }
}

export const isPreflight = (request: Request) => request.method === 'OPTIONS'

/** The GraphQL operation that a request asks for. */
export async function operationOf(request: Request): Promise<string> {
  if (!at(request, '/graphql') || request.method !== 'POST') return ''
  const { operationName } = JSON.parse(await request.text())
  return String(operationName)
}

export const accepted = (response: Response, body: unknown): Response =>
  Response.json(body, { headers: response.headers })

/** A sign-in with other fields. */
export function answeringLogin(fields: Readonly<Record<string, unknown>>): Change {
  return async (response, request) => {
    if (!at(request, '/auth/login') || isPreflight(request)) return response
    const body: Body = JSON.parse(await response.text())
    return accepted(response, withResult(fields)(body))
  }
}

/** A server that forgets keys. */
export function madeTwice(): Change {
  let codes = 0
  return answering('/payment/payment', (body) => {
    if (!body.x_debug_key) return body
    codes += 1
    return codes === 1 ? body : withResult({ id: 'other' })(body)
  })
}

export function withType({ headers }: Response, type: string): Headers {
  const changed = new Headers(headers)
  changed.set('content-type', type)
  return changed
}
