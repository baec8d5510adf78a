import { type App, contentView, maintenanceCheckInterval, siteView } from '@croupier/core'
import { noticesView } from '@croupier/core/notice'
import { minute, second } from '@croupier/core/time'
import type { AnyActorRef } from 'xstate'
import { partOf, screen } from './promotions.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** What one round showed, and what it left behind. */
export interface Round {
  readonly offer: readonly (string | null)[]
  readonly addresses: readonly string[]
  /** Whether the site was closed, first and then after it opened. */
  readonly closed: readonly boolean[]
  /** What replaced the page. */
  readonly covers: readonly (string | undefined)[]
  readonly notices: number
  readonly left: { readonly timers: number; readonly actors: number; readonly listeners: number }
}

/**
 * Plays rounds on one page without a reload: a member's deposit offer runs out, a maintenance begins and
 * ends, the site closes and opens, a service reports its maintenance, another member signs in and closes
 * their notices.
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

/** Answers the balance call once with the code for maintenance. */
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

/** Counts the actor and all its descendants. */
function countActors(actor: AnyActorRef): number {
  const { children = {} }: { children?: Record<string, AnyActorRef> } = actor.getSnapshot()
  return Object.values(children).reduce((sum, child) => sum + countActors(child), 1)
}

/** Returns a function that counts the current listeners of the page and of the root. */
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
