import {
  createMemoryChannelHub,
  createMemoryClaims,
  createMemoryCookies,
  createMemoryLocks,
  createMemoryStorage,
} from '@croupier/core/ports'
import { day, second } from '@croupier/core/time'
import { signIn, visitSite } from '../site-visit.ts'
import { frontTab, type StormBrowser, stayAway } from './storm.browser.ts'
import type { Truth } from './storm.endings.ts'
import { arrive, signOut } from './storm.members.ts'
import type { CookieAction, WeatherAction } from './storm.weather.ts'

/** Performs an action on the network, the cookies or the storage, or closes the tab for a while. */
export async function performWeather(storm: StormBrowser, action: WeatherAction): Promise<void> {
  const { proxy, world } = storm
  switch (action.do) {
    case 'meddle':
      return proxy.arm(action)
    case 'payLate':
      return payLate(storm, action.isCredited)
    case 'stayAway':
      return stayAway(storm, frontTab(storm), action)
    case 'fillStorage':
      return world.disk.fill()
    case 'freeStorage':
      return world.disk.free()
    default:
      return changeCookies(storm, action.do)
  }
}

/** Pays the newest expired code. */
async function payLate(storm: StormBrowser, isCredited: boolean): Promise<void> {
  const { clock, control } = storm.browser
  const over = (await control.payments()).find(
    ({ late, state }) => state === 'expired' && late === null,
  )
  if (!over) return
  await control.payLate(over.id, isCredited)
  if (isCredited) recordTruth(storm, over.id, { state: 'paid', isLate: true, at: clock.now() })
}

/** Records what the bank did with a payment. */
export function recordTruth(
  { truths, world }: Pick<StormBrowser, 'truths' | 'world'>,
  paymentId: string,
  truth: Omit<Truth, 'order'>,
): void {
  truths.set(paymentId, [...world.truthsOf(paymentId), { ...truth, order: world.nextOrder() }])
}

const ofSession = ['auth', 'username', 'apollo-token', 'authReward'] as const

async function changeCookies(storm: StormBrowser, how: CookieAction): Promise<void> {
  const { browser } = storm
  const { clock, jar } = browser
  const { page } = frontTab(storm)
  const other = page.member() === 'demo' ? 'onechannel' : 'demo'
  // Reads arrived answers in the session in which they came.
  await clock.advance(0)
  switch (how) {
    case 'plantTokens': {
      const written = await cookiesOf(storm, other)
      const planted = written.get('auth')
      if (planted !== undefined && jar.read('auth') !== null) jar.plant('auth', planted)
      return
    }
    case 'plantName':
      if (jar.read('username') !== null) jar.plant('username', other)
      return
    case 'loseName':
      // A known limit: without its username a page does not notice another tab's sign-in before money moves.
      if (jar.read('username') === page.member()) jar.remove('username')
      return
    case 'loseEveryCookie':
      for (const name of ofSession) jar.remove(name)
      return
    case 'signInElsewhere':
    case 'signInElsewhereUnheard': {
      const written = await cookiesOf(storm, other)
      for (const [name, value] of written) {
        jar.remove(name)
        jar.write(name, value, { maxAgeSeconds: (7 * day) / second })
      }
      storm.world.shelf.recordArrived(other)
      if (how === 'signInElsewhere') {
        browser.openTab().ports.channel.post({ type: 'session.started' })
        await clock.advance(0)
      }
      return
    }
    case 'changeMember':
      await signOut(storm, page)
      return arrive(page, other)
  }
}

/** The cookies that a sign-in of this member writes in another browser. */
async function cookiesOf(
  { browser }: StormBrowser,
  username: string,
): Promise<ReadonlyMap<string, string>> {
  const { clock, connection, ports } = browser
  connection.mend()
  const cookies = createMemoryCookies({}, clock)
  const elsewhere = {
    ...ports,
    cookies,
    channel: createMemoryChannelHub().openTab(),
    claims: createMemoryClaims(clock),
    locks: createMemoryLocks(clock),
    storages: { local: createMemoryStorage(), session: createMemoryStorage() },
  }
  const visit = await visitSite({ ...browser, ports: elsewhere }, '/login')
  if (visit.isRunning('login')) await signIn(visit, username)
  visit.leave()
  return new Map(
    ofSession.flatMap((name) => {
      const value = cookies.read(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
