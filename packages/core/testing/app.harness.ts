import { createApp } from '../src/app/app.ts'
import { contentView } from '../src/app/app.view.ts'
import type { FlowSources } from '../src/app/flows/flows.ts'
import type { Toast } from '../src/base/messages/message.ts'
import type { Adapters } from '../src/base/ports/adapters.ts'
import type { createMemoryChannelHub } from '../src/base/ports/channel.ts'
import { noClaims } from '../src/base/ports/claims.ts'
import { createMemoryCookies } from '../src/base/ports/cookies.ts'
import type { Device } from '../src/base/ports/device.ts'
import type { GameWindows } from '../src/base/ports/game-windows.ts'
import { noLocks } from '../src/base/ports/locks.ts'
import { createMemoryPorts } from '../src/base/ports/memory.ports.ts'
import { createMemoryPage } from '../src/base/ports/page.ts'
import { createMemorySiteDocument } from '../src/base/ports/site-document.ts'
import type { Storages } from '../src/base/ports/storage.ts'
import type { Vitals } from '../src/base/ports/vitals.ts'
import type { SiteConfiguration } from '../src/kernel/site/site.configuration.ts'
import { loadAllFlows } from './load-all-flows.ts'
import { createVirtualClock, settle } from './virtual-clock.ts'

/** The configuration of the tests' site. */
export const testSite: SiteConfiguration = {
  title: 'Croupier',
  groupId: 'group',
  isClosed: false,
  isRegistrationOpen: true,
  registerLink: { kind: 'page', path: '/register', query: {} },
  contactLink: null,
  linkOrigins: ['https://site.test', 'https://chat.test'],
  authorizationScheme: 'Bearer',
  revokesTokens: false,
  hasGameFigures: false,
  hasTournamentDetails: false,
  services: {
    api: 'https://api.test',
    auth: 'https://auth.test',
    reward: 'https://reward.test',
    chat: 'https://chat.test',
    content: 'https://content.test',
  },
  theme: null,
  logo: null,
  isAffiliateHidden: false,
  document: {},
}

/** The server's default answers, by path. */
export const answers: Record<string, unknown> = {
  '/login': {
    code: 0,
    result: { _id: 'm-1', username: 'demo', access_token: 'access', refresh_token: 'refresh' },
  },
  '/api/v1/member/credit': { code: 0, result: { balance: '1,000.50' } },
  '/api/v1/member/data/profile': {
    code: 0,
    result: {
      user: { bank_account: '1234567890', bank_id: 'scb', firstname: 'A', lastname: 'B' },
      payment: [{ id: 'pp', provider: 'PromptPay', min_deposit: 100, max_deposit: 1000 }],
    },
  },
  '/': { code: 1 },
}

interface Start {
  readonly address?: string
  readonly isVisible?: boolean
  readonly site?: Partial<SiteConfiguration>
  readonly flows?: Partial<FlowSources>
  readonly channel?: ReturnType<typeof createMemoryChannelHub>
  readonly cookies?: ReturnType<typeof createMemoryCookies>
  readonly adapters?: Adapters
  readonly device?: Device
  readonly vitals?: Vitals
  readonly gameWindows?: GameWindows
  readonly storages?: Storages
  /** Answers that replace the defaults from the first call on, by path. */
  readonly served?: Record<string, unknown>
}

/** Starts the whole application, with a server that answers from a table. */
export async function startApp(start: Start = {}) {
  const { address = '/', channel, flows, isVisible = true, site, served: extra, ...given } = start
  const clock = createVirtualClock()
  const memory = createMemoryPorts({ address, clock })
  const { log, navigation } = memory
  const page = createMemoryPage({ isVisible })
  const siteDocument = createMemorySiteDocument({ closed: site?.isClosed ?? false })
  const calls: string[] = []
  const served: Record<string, unknown> = { ...answers, ...extra }
  const app = createApp({
    site: { ...testSite, ...site },
    flows: { ...(await loadAllFlows()), ...flows },
    ports: {
      ...memory,
      ...given,
      ...(channel ? { channel: channel.openTab() } : {}),
      http: async (input, init) => {
        const { pathname } = new URL(String(input))
        calls.push(pathname === '/graphql' ? `${pathname} ${operationOf(init)}` : pathname)
        const answer = served[pathname]
        if (answer === undefined) throw new TypeError('unreachable')
        return new Response(JSON.stringify(answer))
      },
      claims: noClaims,
      locks: noLocks,
      page,
      siteDocument,
    },
  })
  const { actor, services } = app
  const toasts: Toast[] = []
  actor.on('toast.raised', ({ toast }) => void toasts.push(toast))
  actor.start()
  const rest = async () => {
    for (let turn = 0; turn < 10; turn += 1) await settle()
  }
  await rest()
  const root = () => actor.getSnapshot()
  return {
    actor,
    app,
    calls,
    clock,
    log,
    navigation,
    page,
    rest,
    root,
    served,
    services,
    siteDocument,
    toasts,
    content: () => {
      const content = root().children.content
      if (!content) throw new Error('there is no content')
      return contentView(content.getSnapshot())
    },
    signIn: async () => {
      services.credentials.storeSession({
        username: 'demo',
        accessToken: 'access',
        refreshToken: 'refresh',
        rewardToken: null,
      })
      root().children.session?.send({ type: 'session.signedIn', username: 'demo' })
      await rest()
    },
  }
}

/** The operation that the data client sends, and the member for whom, if any. */
function operationOf(init: RequestInit | undefined): string {
  type Operation = { operationName: string; variables: { userID?: string } }
  const { operationName, variables }: Operation = JSON.parse(String(init?.body))
  return variables.userID === undefined ? operationName : `${operationName} for ${variables.userID}`
}

/** The cookies of the member `demo`. */
export const signedInCookies = () =>
  createMemoryCookies({
    auth: JSON.stringify({ access_token: 'access', refresh_token: 'refresh' }),
    username: 'demo',
  })
