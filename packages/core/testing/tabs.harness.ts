import { createActor } from 'xstate'
import { createServerClock } from '../src/base/clock/server-clock.ts'
import { type Channel, createMemoryChannelHub } from '../src/base/ports/channel.ts'
import { type Claims, createMemoryClaims } from '../src/base/ports/claims.ts'
import { type Cookies, createMemoryCookies } from '../src/base/ports/cookies.ts'
import { createMemoryLocks, type Locks } from '../src/base/ports/locks.ts'
import { createMemoryPage } from '../src/base/ports/page.ts'
import { createSeededRandom } from '../src/base/ports/random.ts'
import { createMemoryStorageHub } from '../src/base/ports/storage.ts'
import { loginCall } from '../src/flows/login/login.calls.ts'
import { getCreditCall } from '../src/member/balance/balance.calls.ts'
import { provideSession } from '../src/member/session/session.actors.ts'
import { createSessionGate } from '../src/member/session/session.gate.ts'
import type { SessionFact } from '../src/member/session/session.types.ts'
import { createVault } from '../src/member/vault/vault.ts'
import type { CallPurpose } from '../src/wire/api/call.report.ts'
import { createApiClient } from '../src/wire/api/client.ts'
import { services } from './api.harness.ts'
import { createFakeHttp, type SentRequest } from './fake-http.ts'
import { createVirtualClock, settle } from './virtual-clock.ts'

interface TokenPair {
  readonly username: string
  isStale: boolean
  isSpent: boolean
}

/** A server that knows one token pair per member at a time, and rotates both tokens with every refresh. */
function createTokenServer() {
  const pairs: TokenPair[] = []
  let isRevoked = false
  let refreshes = 0
  const pairOf = (token: string) => pairs[Number(token.replace(/^\w+-/, '')) - 1]
  const issue = (username: string) => {
    for (const pair of pairs) if (pair.username === username) pair.isSpent = true
    const generation = pairs.push({ username, isStale: false, isSpent: false })
    return { access_token: `access-${generation}`, refresh_token: `refresh-${generation}` }
  }
  const isGood = (pair: TokenPair | undefined) => pair !== undefined && !pair.isSpent && !isRevoked
  const refresh = (token: string) => {
    refreshes += 1
    const pair = pairOf(token)
    return pair && isGood(pair) ? issue(pair.username) : { code: 7003 }
  }
  const signIn = (body: unknown) => {
    const { username }: { username: string } = JSON.parse(String(body))
    return { code: 0, result: { _id: username, username, ...issue(username) } }
  }
  issue('demo')
  return {
    /** Expires the access tokens; the refresh tokens are still valid. */
    expire: () => {
      for (const pair of pairs) pair.isStale = true
    },
    /** Revokes all tokens. */
    revoke: () => {
      isRevoked = true
    },
    refreshes: () => refreshes,
    accessToken: () => `access-${pairs.length}`,
    /** The owner of a token; null for none. */
    ownerOf: (token: string | null) => (token === null ? null : (pairOf(token)?.username ?? null)),
    decide: ({ url, headers, body }: SentRequest): unknown => {
      const token = headers.authorization?.replace('Bearer ', '') ?? ''
      if (url.endsWith('/refreshtoken/true')) return refresh(token)
      if (url.endsWith('/login')) return signIn(body)
      const pair = pairOf(token)
      const isValid = isGood(pair) && !pair?.isStale
      return isValid ? { code: 0, result: { balance: 1_000 } } : { code: 7003 }
    },
  }
}

/** One move of the network: a request reaches the server, or its answer reaches the tab. */
export type NetworkMove = () => void

interface BrowserOptions {
  readonly claims?: Claims
  readonly locks?: Locks
  readonly channels?: { openTab(): Channel }
}

/**
 * Opens a browser in which the member `demo` is signed in, with a server that rotates tokens. Nothing moves on the
 * network until the test decides what arrives next.
 */
export function openBrowser(options: BrowserOptions = {}) {
  const clock = createVirtualClock()
  const server = createTokenServer()
  const inFlight: { readonly request: SentRequest; answer: unknown }[] = []
  const network = createFakeHttp((request) => inFlight.push({ request, answer: undefined }))
  const cookies = createMemoryCookies({ username: 'demo', locale: 'en' })
  const [local, session] = [createMemoryStorageHub(), createMemoryStorageHub()]
  const channels = options.channels ?? createMemoryChannelHub()
  const claims = options.claims ?? createMemoryClaims(clock)
  const locks = options.locks ?? createMemoryLocks(clock)
  createVault(cookies, local.openTab()).storeSession({
    username: 'demo',
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    rewardToken: null,
  })

  /** All possible next moves of the network, the oldest request first. */
  function moves(): NetworkMove[] {
    return inFlight.map((exchange) => () => {
      if (exchange.answer === undefined) {
        exchange.answer = server.decide(exchange.request)
      } else {
        inFlight.splice(inFlight.indexOf(exchange), 1)
        exchange.request.answer(exchange.answer)
      }
    })
  }

  let opened = 0

  /** @param seen the cookies as the tab sees them */
  function openTab(seen: Cookies = cookies) {
    opened += 1
    const serverClock = createServerClock(clock)
    const storages = { local: local.openTab(), session: session.openTab() }
    const credentials = createVault(seen, storages.local)
    const random = createSeededRandom(opened)
    const { gate, attach } = createSessionGate(credentials, serverClock)
    const api = createApiClient({
      http: network.http,
      clock: serverClock,
      credentials,
      random,
      site: { services, authorizationScheme: 'Bearer' },
      gate,
      report: () => {},
      reportSent: () => {},
    })
    const channel = channels.openTab()
    const page = createMemoryPage()
    const parts = {
      ...{
        api,
        channel,
        claims,
        clock: serverClock,
        cookies: seen,
        credentials,
        locks,
        page,
        random,
      },
      site: { revokesTokens: true },
      storages,
    }
    const actor = createActor(provideSession(parts), {
      clock,
      input: { hasSession: credentials.hasSession(), username: cookies.read('username') ?? '' },
    })
    const facts: SessionFact[] = []
    actor.on('*', (fact) => facts.push(fact))
    attach(actor)
    actor.start()
    const call = (purpose: CallPurpose = 'background') => api.call(getCreditCall, {}, { purpose })
    const signIn = async (username: string) => {
      const answer = await api.call(loginCall, { username }, { purpose: 'foreground' })
      if (answer.kind === 'accepted') actor.send({ type: 'session.signedIn', username })
    }
    return { actor, api, call, credentials, facts, gate, page, signIn, storages }
  }

  /** Lets the network move, in the order of the picks, until everything has arrived. */
  async function play(picks: readonly number[] = [0]) {
    await settle()
    for (let turn = 0; inFlight.length > 0; turn += 1) {
      const possible = moves()
      const pick = picks[turn % picks.length] ?? 0
      possible[pick % possible.length]?.()
      await settle()
    }
  }

  return { claims, clock, cookies, moves, network, openTab, play, server }
}

export type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>
