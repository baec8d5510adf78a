import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createControlClient } from './control/client.ts'
import { keepRequests } from './kept.requests.ts'
import { type Listening, listen } from './listen.ts'

let folder: string
let server: Listening

/** A process that begins where the last one ended. */
async function start(): Promise<void> {
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    ...keepRequests(path.join(folder, 'requests.jsonl')),
  })
}

async function restart(): Promise<void> {
  await server.close()
  await start()
}

const api = (way: string, init: RequestInit = {}) => fetch(`${server.url}/_/default${way}`, init)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'))
  await start()
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

it('a code that waits goes on when the server begins anew, and is paid once', async () => {
  const login = await api('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
  })
  const { access_token } = JSON.parse(await login.text()).result
  const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': 'one-press' }
  const way = '/api/api/v1/member/payment/payment'
  const code = `${way}?action=get_qr&id=pp-1&amount=500&overlay=false&type=payment&dark=%23111111&light=%23ffffff`
  const { result, token, x_debug_key } = JSON.parse(await (await api(code, { headers })).text())
  const poll = async () => {
    const query = new URLSearchParams({ action: 'is_deposit', id: result.id, token, x_debug_key })
    return (await api(`${way}?${query}`, { headers })).json()
  }

  await restart()
  const control = () => createControlClient({ baseUrl: server.url, world: 'default' })
  const waiting = await poll()
  await control().pay(result.id)
  await restart()
  const paid = await poll()
  expect([waiting, paid, (await control().payments()).map((one) => one.state)]).toEqual([
    { code: 0, success: false },
    { code: 0, success: true },
    ['paid'],
  ])
})
