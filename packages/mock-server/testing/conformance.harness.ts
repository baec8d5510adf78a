import { createVirtualClock } from '@croupier/core/testing'
import { createMockServer } from '../src/app.ts'
import type { Backend, Send } from '../src/conformance/backend.ts'
import { checkConformance } from '../src/conformance/conformance.ts'

/** Whom the tests ask as, from a site on another host. */
export const asking = {
  username: 'demo',
  password: 'demo1234',
  language: 'th',
  groupId: 'croupier-demo',
  moneyKey: 'key-1',
  origin: 'https://casino.test',
  places: { pictureOrigins: [], links: [] },
} as const

export type Change = (response: Response, request: Request) => Response | Promise<Response>

/** What is wrong with a backend, and what of the report says so: a question, and words. */
export type Fault = readonly [what: string, change: Change, question: string, said: RegExp]

/** Enough for every question; the answer with all the usual games takes longer to check than all others together. */
const fewGames = 300

/** This server, whose answers a fault changes on their way. */
export function backendWith(change: Change = (response) => response, games = fewGames) {
  const clock = createVirtualClock()
  const server = createMockServer({ clock, games })
  const http: Send = async (address, init) => {
    const request = new Request(address, init)
    return change(await server.fetch(request.clone()), request)
  }
  const base = 'http://backend.test/_/default'
  const bases = {
    api: `${base}/api`,
    auth: `${base}/auth`,
    reward: `${base}/reward`,
    chat: `${base}/chat`,
    content: `${base}/content`,
  }
  const backend: Backend = {
    bases,
    scheme: 'Bearer',
    origin: asking.origin,
    clock,
    http,
    pause: async () => {},
  }
  return { backend, server }
}

/** What does not hold, by call and question. */
export async function wrongOf(
  change?: Change,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { verdicts } = await checkConformance(backendWith(change).backend, asking)
  const wrong = verdicts.filter(({ findings }) => findings.length > 0)
  return Object.fromEntries(
    wrong.map(({ call, findings, title }) => [`${call} ${title}`, findings]),
  )
}

export const at = (request: Request, path: string) => new URL(request.url).pathname.endsWith(path)

export const isWrongToken = (request: Request) =>
  request.headers.get('Authorization') === 'Bearer nobody-gave-this-out'
