import { Agent, request } from 'node:http'

interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface Polling {
  readonly connections: number
  readonly forMs: number
  /** How long a connection rests between an answer and its next question; 0 asks at once. */
  readonly restMs: number
}

/**
 * Asks about a waiting payment over so many connections. Returns what each answer took, in milliseconds.
 * @throws when an answer is not "still waiting"
 */
export async function pollFor(
  url: string,
  { connections, forMs, restMs }: Polling,
): Promise<number[]> {
  const question = await questionAbout(url)
  const durations: number[] = []
  const endsAt = performance.now() + forMs
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const ask = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await rest((restMs * index) / connections)
    while (performance.now() < endsAt) {
      const askedAt = performance.now()
      const answer = await send(question.address, { agent, token: question.token })
      durations.push(performance.now() - askedAt)
      if (JSON.stringify(answer.body) !== '{"code":0,"success":false}') {
        throw new Error(`A waiting payment was answered with ${JSON.stringify(answer)}.`)
      }
      if (restMs > 0) await rest(restMs)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return durations
}

/** The value below which that part of them lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Signs in, makes a code and returns the question about it. */
async function questionAbout(url: string): Promise<{ address: URL; token: string }> {
  const services = `${url}/_/default`
  await liftLimit(url)
  const login = await fetch(`${services}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
  })
  const token = textAt(await login.json(), 'result', 'access_token')
  const path = `${services}/api/api/v1/member/payment/payment`
  const wish = new URLSearchParams({
    action: 'get_qr',
    id: 'pp-1',
    amount: '500',
    overlay: 'false',
    type: 'payment',
    dark: '#111111',
    light: '#ffffff',
  })
  const made = await fetch(`${path}?${wish}`, { headers: { Authorization: `Bearer ${token}` } })
  const code: unknown = await made.json()
  const question = new URLSearchParams({
    action: 'is_deposit',
    id: textAt(code, 'result', 'id'),
    token: textAt(code, 'token'),
    x_debug_key: textAt(code, 'x_debug_key'),
  })
  return { address: new URL(`${path}?${question}`), token }
}

/** What is armed comes however often it is asked for: here the usual answer, without a delay. */
async function liftLimit(url: string): Promise<void> {
  const answer = await fetch(`${url}/__mock/fault`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: 'pollQr', kind: 'slow', delayMs: 0, times: null }),
  })
  if (!answer.ok) throw new Error(`The mock server did not lift its limit: ${await answer.text()}`)
}

function textAt(value: unknown, ...path: readonly string[]): string {
  let at = value
  for (const name of path) {
    at =
      typeof at === 'object' && at !== null
        ? Object.getOwnPropertyDescriptor(at, name)?.value
        : null
  }
  if (typeof at === 'string') return at
  throw new Error(`The mock server answered ${JSON.stringify(value)} without ${path.join('.')}.`)
}

function send(address: URL, { agent, token }: { agent: Agent; token: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers: { Authorization: `Bearer ${token}` } })
    asked.on('error', reject)
    asked.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }),
      )
    })
    asked.end()
  })
}
