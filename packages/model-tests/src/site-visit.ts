import {
  type App,
  createApp,
  type FlowRefs,
  type MessageRef,
  siteView,
  type Toast,
} from '@croupier/core'
import {
  createMemoryChannelHub,
  createMemoryCookies,
  createMemoryGameWindows,
  createMemoryLog,
  createMemoryNavigation,
  createMemoryPage,
  createMemoryPorts,
  createMemoryStorage,
  createMemoryStorageHub,
  type Device,
  desktopDevice,
  type Http,
  type MemoryCookies,
  type MemoryLog,
  type MemoryNavigation,
  type MemoryPage,
  type Ports,
} from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { createVirtualClock, loadAllFlows, type VirtualClock } from '@croupier/core/testing'
import { createMockServer, type Dialect, dialectOfRun } from '@croupier/mock-server'
import { type ControlClient, createControlClient } from '@croupier/mock-server/client'
import { createLateAnswers } from './late.answers.ts'

const origin = 'http://site.test'

/** A browser with a fresh server: everything that survives a page load, on one virtual clock. */
export interface Browser {
  /** Moving it also delivers answers that are under way. */
  readonly clock: VirtualClock
  /** Waits only for answers that are under way. */
  answersArrive(): Promise<void>
  readonly control: ControlClient
  readonly http: Http
  /** The connection to the server. Cutting it does not cut `control`. */
  readonly connection: Connection
  readonly ports: Omit<Ports, 'http' | 'log' | 'navigation' | 'page'>
  /** The cookies of the ports, which a test can also write to. */
  readonly jar: MemoryCookies
  /** Opens another tab of the same browser. Its visits exchange messages with those in other tabs. */
  openTab(): Browser
}

/** A connection that a test cuts and restores. */
export interface Connection {
  cut(): void
  mend(): void
}

/** One page load of the site, headless, against the mock server in this process. */
export interface SiteVisit {
  readonly app: App
  readonly navigation: MemoryNavigation
  readonly page: MemoryPage
  readonly log: MemoryLog
  /** All toasts, oldest first. */
  readonly toasts: readonly Toast[]
  /** A running flow. Throws if it does not run. */
  flow<Name extends keyof FlowRefs>(name: Name): FlowRefs[Name]
  isRunning(name: keyof FlowRefs): boolean
  /** Advances the time. */
  advance(ms: number): Promise<void>
  /** Leaves the page: memory is lost, cookies and storage stay. */
  leave(): void
}

export interface BrowserOptions {
  /** The dialect of the server, if it differs from the run's. */
  readonly dialect?: Dialect
  /** Whether answers are late if the dialect delays them. Not for tests that count seconds. */
  readonly isLate?: true
  readonly device?: Device
  deviceAheadBy?: number
  /** A proxy between the browser and the server, behind the connection that can be cut. */
  readonly between?: (server: Http, clock: VirtualClock) => Http
}

/** Opens a browser that has never visited the site. */
export function openBrowser(options: BrowserOptions = {}): Browser {
  const time = createVirtualClock()
  const late = createLateAnswers(time)
  const clock: VirtualClock = {
    ...time,
    advance: async (ms) => {
      await time.advance(ms)
      await late.arrive()
    },
  }
  const dialect = options.dialect ?? dialectOfRun()
  const server = createMockServer({
    clock,
    dialect,
    ...(options.isLate ? { network: late.clock } : {}),
  })
  const direct: Http = (input, init) =>
    server.fetch(input instanceof Request && !init ? input : new Request(input, init))
  const way = options.between?.(direct, clock) ?? direct
  const channels = createMemoryChannelHub()
  const shelves = createMemoryStorageHub()
  const jar = createMemoryCookies({}, clock)
  let isCut = false
  const openTab = (): Browser => ({ ...browser, ports: { ...browser.ports, ...portsOfTab() } })
  const portsOfTab = () => ({
    channel: channels.openTab(),
    gameWindows: createMemoryGameWindows(),
    storages: { local: shelves.openTab(), session: createMemoryStorage() },
  })
  const deviceClock = { ...clock, now: () => clock.now() + (options.deviceAheadBy ?? 0) }
  const browser: Browser = {
    clock,
    answersArrive: late.arrive,
    jar,
    control: createControlClient({
      baseUrl: origin,
      world: 'default',
      fetch: (request) => server.fetch(request),
    }),
    http: (input, init) =>
      isCut
        ? Promise.reject(new TypeError('unreachable: the connection is cut'))
        : way(input, init),
    connection: {
      cut: () => {
        isCut = true
      },
      mend: () => {
        isCut = false
      },
    },
    ports: {
      ...createMemoryPorts({ clock: deviceClock }),
      ...portsOfTab(),
      siteDocument: {
        read: async (): Promise<unknown> => (await browser.http(`${origin}/site.json`)).json(),
      },
      cookies: jar,
      device: options.device ?? desktopDevice,
    },
    openTab,
  }
  return browser
}

/**
 * Opens the site at an address, as a page load does. `watch` gets the app before it starts; `earlier` are the
 * previous history entries of a reloaded page.
 */
export async function visitSite(
  browser: Browser,
  address = '/',
  watch: (app: App) => void = () => {},
  earlier: readonly string[] = [],
): Promise<SiteVisit> {
  const flows = await loadAllFlows()
  const log = createMemoryLog()
  const navigation = createMemoryNavigation(address, earlier)
  const page = createMemoryPage()
  const document = await browser.ports.siteDocument.read()
  const site = readSiteConfiguration(document, origin, log)
  if (!isUsable(site)) throw new Error(`the site lacks ${site.missing.join(', ')}`)

  const app = createApp({
    ports: { ...browser.ports, http: browser.http, log, navigation, page },
    site,
    flows,
  })
  const toasts: Toast[] = []
  app.actor.on('toast.raised', ({ toast }) => void toasts.push(toast))
  drawPictures(app)
  watch(app)
  app.actor.start()
  await browser.answersArrive()

  return {
    app,
    navigation,
    page,
    log,
    toasts,
    flow: (name) => {
      const ref = app.flow(name)
      if (!ref) throw new Error(`the flow '${name}' does not run`)
      return ref
    },
    isRunning: (name) => app.flow(name) !== undefined,
    advance: (ms) => browser.clock.advance(ms),
    leave: () => void app.actor.stop(),
  }
}

/** Why the session of this tab ended that nobody wanted to end, as the login tells it. */
export function endedSessionOf({ app }: SiteVisit): MessageRef | null {
  return siteView(app.actor.getSnapshot()).endedSession
}

/** Reports each picture of a code as loaded at once, as a browser does later; nothing loads pictures here. */
function drawPictures({ actor, flow }: App): void {
  let drawn: FlowRefs['deposit'] | undefined
  // The log reports a chart that dies.
  const error = () => {}
  const next = () => {
    const deposit = flow('deposit')
    if (!deposit || deposit === drawn) return
    drawn = deposit
    const draw = (shown: ReturnType<typeof deposit.getSnapshot>) => {
      if (shown.matches({ awaitingPayment: 'loadingPicture' })) {
        deposit.send({ type: 'qr.pictureShown' })
      }
    }
    draw(deposit.getSnapshot())
    deposit.subscribe({ next: draw, error })
  }
  actor.subscribe({ next, error })
}

/** Signs a member in on the open login page. */
export async function signIn(visit: SiteVisit, username: string, password = 'demo1234') {
  const login = visit.flow('login')
  visit.app.services.credentials.keepDraft('login.password', password)
  login.send({ type: 'login.changeUsername', text: username })
  login.send({ type: 'login.changePassword', isFilled: true })
  login.send({ type: 'login.submit' })
  await visit.advance(0)
}
