import { Agent, request } from 'node:http'

/** The poll of one payment, and its connection. */
export interface Question {
  readonly address: URL
  readonly token: string
  readonly agent: Agent
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Signs in and creates payment codes, each with its own connection for the polls. */
export async function openQuestions(url: string, connections: number): Promise<Question[]> {
  const services = `${url}/_/default`
  const login = await fetch(`${services}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
  })
  const token = textAt(await login.json(), 'result', 'access_token')
  const payments = `${services}/api/api/v1/member/payment/payment`
  const questions: Question[] = []
  for (let index = 0; index < connections; index += 1) {
    const address = await questionAbout(payments, token, 500 + index)
    questions.push({ address, token, agent: new Agent({ keepAlive: true, maxSockets: 1 }) })
  }
  return questions
}

export function closeQuestions(questions: readonly Question[]): void {
  for (const { agent } of questions) agent.destroy()
}

/** Creates a code for that many baht and returns the address of its poll. */
async function questionAbout(payments: string, token: string, baht: number): Promise<URL> {
  const wish = new URLSearchParams({
    action: 'get_qr',
    id: 'pp-1',
    amount: String(baht),
    overlay: 'false',
    type: 'payment',
    dark: '#111111',
    light: '#ffffff',
  })
  const made = await fetch(`${payments}?${wish}`, { headers: { Authorization: `Bearer ${token}` } })
  const code: unknown = await made.json()
  const question = new URLSearchParams({
    action: 'is_deposit',
    id: textAt(code, 'result', 'id'),
    token: textAt(code, 'token'),
    x_debug_key: textAt(code, 'x_debug_key'),
  })
  return new URL(`${payments}?${question}`)
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

export function send({ address, agent, token }: Question): Promise<Answer> {
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
