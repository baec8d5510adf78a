import { type Endpoint, type EndpointName, endpoints, fillPath } from '@croupier/core/contract'
import { createVirtualClock } from '@croupier/core/testing'
import { createMockServer } from '../src/app.ts'
import { createControlClient } from '../src/control/client.ts'

export const origin = 'http://mock.test'

export interface CallOptions {
  readonly parameters?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly token?: string
  readonly signal?: AbortSignal
  readonly headers?: Record<string, string>
}

/** A server in process at a fixed time, which may have more worlds than the one of a test. */
export function openTestServer() {
  const clock = createVirtualClock()
  return { clock, server: createMockServer({ clock }) }
}

/** One world and whatever a test does to it, on a server of its own unless one is given. */
export function openTestWorld(world = 'test', { clock, server } = openTestServer()) {
  const control = createControlClient({ baseUrl: origin, world, fetch: server.fetch })

  async function call(name: EndpointName, options: CallOptions = {}, inWorld = world) {
    const row: Endpoint = endpoints[name]
    const query = options.query ? `?${new URLSearchParams(options.query)}` : ''
    const path = fillPath(row.path, options.parameters ?? {})
    const answer = await server.fetch(
      new Request(`${origin}/_/${inWorld}/${row.service}${path}${query}`, {
        method: row.method,
        headers: {
          ...(row.encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
          ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
      }),
    )
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
  }

  async function signIn(username = 'demo', inWorld = world) {
    const answer = await call('login', { body: { username, password: 'demo1234' } }, inWorld)
    const { access_token, refresh_token, reward_token } = answer.json().result
    return {
      access: String(access_token),
      refresh: String(refresh_token),
      reward: String(reward_token),
    }
  }

  const createQr = async (token: string, amount = '500', id = 'pp-1', type = 'payment') =>
    (await call('createQr', { token, query: qrQuery(amount, id, type) })).json()

  const poll = async (
    token: string,
    payment: { result: { id: string }; token: string; x_debug_key: string },
  ) =>
    (
      await call('pollQr', {
        token,
        query: {
          action: 'is_deposit',
          id: payment.result.id,
          token: payment.token,
          x_debug_key: payment.x_debug_key,
        },
      })
    ).json()

  const balance = async (token: string) =>
    (await call('getCredit', { token })).json().result.balance

  /** A call of the control interface as it is, also one that the client would not make. */
  async function raw(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await server.fetch(
      new Request(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'X-Mock-World': world, 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return [answer.status, JSON.parse(await answer.text())] as const
  }

  return { clock, server, control, call, signIn, createQr, poll, balance, raw }
}

/** What a GraphQL call of the contract sends. */
export function operationBody(
  operationName: EndpointName,
  variables: Record<string, unknown>,
  query: 'document' | 'wider' = 'document',
) {
  const row: Endpoint = endpoints[operationName]
  return { operationName, query: row.operation?.[query], variables }
}

/** The query of a QR payment. */
export function qrQuery(amount = '500', id = 'pp-1', type = 'payment') {
  return {
    action: 'get_qr',
    id,
    amount,
    overlay: 'false',
    type,
    dark: '#000000',
    light: '#ffffff',
  }
}
