import { type App, contentView, maintenanceCheckInterval, siteView } from '@croupier/core'
import { noticesView } from '@croupier/core/notice'
import { minute, second } from '@croupier/core/time'
import type { AnyActorRef } from 'xstate'
import { partOf, screen } from './promotions.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** What one round showed, and what was left when it was over. */
export interface Round {
  readonly offer: readonly (string | null)[]
  readonly addresses: readonly string[]
  /** Whether the site was closed, and then open. */
  readonly closed: readonly boolean[]
  /** What stood in place of the page. */
  readonly covers: readonly (string | undefined)[]
  readonly notices: number
  readonly left: { readonly timers: number; readonly actors: number; readonly listeners: number }
}

/**
 * Rounds on one page that is never loaded again: the deposit offer of a member runs out, a maintenance
 * begins and ends, the site is closed and opened, a service says that it is being maintained, another
 * member signs in and closes their notices.
 */
export async function openRounds(): Promise<() => Promise<Round>> {
  const browser = openBrowser()
  let countListeners = () => 0
  const visit = await visitSite(browser, '/', (app) => {
    countListeners = watchListeners(app)
  })
  return async () => {
    await browser.control.putMember({ username: 'promo', isOfferRunning: true })
    await signInHere(visit, 'promo')
    const offer = await missOffer(visit, () => browser.clock.sleep(11 * minute))
    const addresses: string[] = []
    for (const isDown of [true, false]) {
      await browser.control.maintenance(isDown)
      await visit.advance(maintenanceCheckInterval)
      addresses.push(visit.navigation.current())
    }
    const closed = await closeSite(browser, visit)
    const covers = await coverPage(browser, visit)
    await signOut(visit)
    await signInHere(visit, 'notices')
    const notices = await closeNotices(visit)
    await signOut(visit)
    const timers = browser.clock.pending().length
    const left = { timers, actors: countActors(visit.app.actor), listeners: countListeners() }
    return { offer, addresses, closed, covers, notices, left }
  }
}

async function missOffer(visit: SiteVisit, sleep: () => void): Promise<(string | null)[]> {
  const running = screen(visit, 'depositPromotion')
  visit.page.hide()
  sleep()
  visit.page.resume()
  await visit.advance(second)
  const ended = screen(visit, 'depositPromotion')
  partOf(visit, 'depositPromotion').send({ type: 'promotion.acknowledge' })
  return [running, ended, screen(visit, 'depositPromotion')]
}

async function closeSite({ control }: Browser, visit: SiteVisit): Promise<boolean[]> {
  const seen: boolean[] = []
  for (const closed of [true, false]) {
    await control.changeSite({ closed })
    await visit.advance(maintenanceCheckInterval)
    seen.push(siteView(visit.app.actor.getSnapshot()).isClosed)
  }
  return seen
}

/** The question for the balance is answered once with what stands for maintenance. */
async function coverPage({ control }: Browser, visit: SiteVisit) {
  const shown = () => {
    const { content } = visit.app.actor.getSnapshot().children
    return content && contentView(content.getSnapshot()).screen
  }
  await control.arm('global.9998', { endpoint: 'getCredit' })
  visit.page.hide()
  visit.page.resume()
  await visit.advance(second)
  const covered = shown()
  await visit.advance(2 * maintenanceCheckInterval)
  return [covered, shown()]
}

async function closeNotices(visit: SiteVisit): Promise<number> {
  const shown = () => noticesView(visit.flow('notices').getSnapshot()).notice
  let closed = 0
  for (let notice = shown(); notice; notice = shown()) {
    closed += 1
    visit.flow('notices').send({ type: 'notices.close', id: notice.id })
    await visit.advance(second)
  }
  return closed
}

async function signInHere(visit: SiteVisit, username: string) {
  const { navigation } = visit.app.actor.getSnapshot().children
  navigation?.send({ type: 'navigation.go', to: '/login', how: 'push' })
  await visit.advance(0)
  await signIn(visit, username)
  await visit.advance(second)
}

async function signOut(visit: SiteVisit) {
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await visit.advance(second)
}

/** The actor with everything that it runs. */
function countActors(actor: AnyActorRef): number {
  const { children = {} }: { children?: Record<string, AnyActorRef> } = actor.getSnapshot()
  return Object.values(children).reduce((sum, child) => sum + countActors(child), 1)
}

/** Says how many listen to the page and to the root just now. */
function watchListeners({ actor, services: { page } }: App): () => number {
  const listeners = new Set<object>()
  const watch = page.watch
  const subscribe = actor.subscribe.bind(actor)
  Object.assign(page, {
    watch: (...listener: Parameters<typeof watch>) => {
      const stop = watch(...listener)
      listeners.add(stop)
      return () => {
        listeners.delete(stop)
        stop()
      }
    },
  })
  Object.assign(actor, {
    subscribe: (...observer: Parameters<typeof subscribe>) => {
      const subscription = subscribe(...observer)
      listeners.add(subscription)
      return {
        unsubscribe: () => {
          listeners.delete(subscription)
          subscription.unsubscribe()
        },
      }
    },
  })
  return () => listeners.size
}
