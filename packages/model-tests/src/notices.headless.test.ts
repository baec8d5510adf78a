import { noticesView } from '@croupier/core/notice'
import { day, hour, minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

const news = ['notice-first-deposit', 'notice-new-game', 'notice-maintenance'] as const

const shown = (visit: SiteVisit) =>
  noticesView(visit.flow('notices').getSnapshot()).notice?.id ?? null

/** Closes all notices, one after the other, and returns their ids. */
async function closeAll(visit: SiteVisit): Promise<readonly string[]> {
  const seen: string[] = []
  for (let id = shown(visit); id !== null; id = shown(visit)) {
    seen.push(id)
    visit.flow('notices').send({ type: 'notices.close', id })
    await visit.advance(second)
  }
  return seen
}

const asked = async (
  browser: Browser,
  endpoint: 'getNotifys' | 'checkUpgrade' | 'updateUpgrade' | 'getUpgrade',
) => (await browser.control.requests({ endpoint })).length

async function open(username = 'notices', address?: string) {
  const browser = openBrowser()
  let visit = await visitAs(browser, username)
  if (address) visit.navigation.go(address, 'push')
  await visit.advance(second)
  return {
    browser,
    visit: () => visit,
    load: async (to = '/') => {
      visit.leave()
      visit = await visitSite(browser, to)
      await visit.advance(second)
      return visit
    },
  }
}

describe('a member', () => {
  test('sees the notices for their group one after the other [NOTE-08, NOTE-15, SESS-34]', async () => {
    const { browser, visit } = await open()
    const [request] = await browser.control.requests({ endpoint: 'getNotifys' })
    expect(await closeAll(visit())).toEqual(news)
    expect(request?.body).toMatchObject({
      variables: { groupID: 'croupier-demo', groupCustomer: 'B', lang: 'th' },
    })
  })

  test('sees a notice until they close exactly that one', async () => {
    const { visit } = await open()
    const before = shown(visit())
    visit().flow('notices').send({ type: 'notices.close', id: 'another' })
    await visit().advance(second)
    expect([before, shown(visit())]).toEqual([news[0], news[0]])
  })

  test('without notices sees none', async () => {
    const { visit } = await open('demo')
    expect(shown(visit())).toBeNull()
  })

  test('sees three of five, starting with those that earlier rounds left out [NOTE-05, NOTE-06]', async () => {
    const { browser, load, visit } = await open('demo')
    await browser.control.arm('notice.many')
    await visit().advance(10 * minute)
    await load()
    const rounds = [await closeAll(visit())]
    for (let round = 1; round < 3; round += 1) rounds.push(await closeAll(await load()))
    expect(rounds.map((ids) => ids.map((id) => id.replace('notice-many-', '')))).toEqual([
      ['1', '2', '3'],
      ['4', '5', '1'],
      ['2', '3', '4'],
    ])
  })

  test('who signed out sees none, nor does a visitor [NOTE-08]', async () => {
    const { visit } = await open()
    visit().app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit().advance(second)
    expect([visit().isRunning('notices'), visit().app.services.cookies.read('alert')]).toEqual([
      false,
      null,
    ])
  })
})

describe('the list of notices', () => {
  test('stays in the cookie for ten minutes and is fetched again after that [NOTE-03, SESS-20]', async () => {
    const { browser, load, visit } = await open()
    const counted = [await asked(browser, 'getNotifys')]
    await visit().advance(10 * minute - 3 * second)
    await load()
    counted.push(await asked(browser, 'getNotifys'))
    await visit().advance(2 * second)
    await load()
    counted.push(await asked(browser, 'getNotifys'))
    expect([counted, shown(visit())]).toEqual([[1, 1, 2], news[0]])
  })

  test('is fetched again on the next navigation, without a page load [NOTE-03]', async () => {
    const { browser, visit } = await open()
    await visit().advance(11 * minute)
    const before = await asked(browser, 'getNotifys')
    visit().navigation.go('/vip', 'push')
    await visit().advance(second)
    expect([before, await asked(browser, 'getNotifys'), shown(visit())]).toEqual([1, 2, news[0]])
  })

  test('shows on any page while new, and later only on home and profile [NOTE-04, OPEN-18]', async () => {
    const { load, visit } = await open()
    const seen = [shown(visit())]
    for (const path of ['/vip', '/profile', '/help', '/']) {
      visit().navigation.go(path, 'push')
      await visit().advance(second)
      seen.push(shown(visit()))
    }
    await load('/vip')
    seen.push(shown(visit()))
    expect(seen).toEqual([news[0], null, news[0], null, news[0], null])
  })

  test('counts as expired if the content of the notices is missing, as in another tab [NOTE-03]', async () => {
    const { browser } = await open()
    const other = await visitSite(browser.openTab(), '/')
    await other.advance(second)
    expect([await asked(browser, 'getNotifys'), shown(other)]).toEqual([2, news[0]])
  })

  test('counts as expired in another language', async () => {
    const { browser, load } = await open()
    const visit = await load('/en')
    const { notice } = noticesView(visit.flow('notices').getSnapshot())
    expect([await asked(browser, 'getNotifys'), notice?.title]).toEqual([
      2,
      '300 baht more for your first deposit',
    ])
  })

  test.each(['getNotifys', 'getProfile'] as const)(
    'that cannot be loaded because %s fails shows nothing, covers nothing and is fetched again a minute later',
    async (endpoint) => {
      const browser = openBrowser()
      await browser.control.fault(endpoint, 'reset', { times: 1 })
      const visit = await visitAs(browser, 'notices')
      await visit.advance(second)
      const seen = [shown(visit)]
      for (const [path, wait] of [
        ['/vip', 30 * second],
        ['/help', 31 * second],
      ] as const) {
        await visit.advance(wait)
        visit.navigation.go(path, 'push')
        await visit.advance(second)
        seen.push(shown(visit))
      }
      expect(seen).toEqual([null, null, news[0]])
    },
  )

  test('survives an unreadable cookie, which is emptied [NOTE-13, ERR-52]', async () => {
    const { browser, load, visit } = await open()
    await closeAll(visit())
    const { cookies } = visit().app.services
    cookies.write('alert', '%%%not base64%%%', 'browserSession')
    await browser.control.fault('getNotifys', 'reset', { times: 1 })
    await load()
    const emptied = JSON.parse(atob(cookies.read('alert') ?? ''))
    await visit().advance(minute)
    await load()
    expect([emptied, shown(visit())]).toEqual([
      { results: [], user_id: 'notices', expired: 0 },
      news[0],
    ])
  })

  test('of another member is not used [NOTE-14, OPEN-11]', async () => {
    const { browser, load, visit } = await open()
    const kept = visit().app.services.cookies.read('alert') ?? ''
    visit().app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit().advance(second)
    visit().leave()
    browser.ports.cookies.write('alert', kept, 'browserSession')
    const other = await visitAs(browser, 'demo')
    await other.advance(second)
    const held = JSON.parse(atob(browser.ports.cookies.read('alert') ?? ''))
    expect([held.user_id, held.results, shown(other)]).toEqual(['demo', [], null])
    other.leave()
    await load()
  })
})

describe('a closed notice', () => {
  test('stays away for two hours and comes back after that [NOTE-05, NOTE-07, OPEN-17]', async () => {
    const { load, visit } = await open()
    await closeAll(visit())
    await visit().advance(2 * hour - minute)
    const [early] = [shown(await load())]
    await visit().advance(minute)
    await load()
    expect([early, await closeAll(visit())]).toEqual(['notice-maintenance', news])
  })

  test('comes back with the next page load, but not before, if it always shows [NOTE-05, OPEN-17]', async () => {
    const { load, visit } = await open()
    await closeAll(visit())
    visit().navigation.go('/profile', 'push')
    await visit().advance(second)
    const before = shown(visit())
    await load()
    expect([before, shown(visit())]).toEqual([null, 'notice-maintenance'])
  })

  test('does not show in another tab that has already loaded it', async () => {
    const { browser, visit } = await open()
    const other = await visitSite(browser.openTab(), '/')
    await other.advance(second)
    await closeAll(visit())
    other.navigation.go('/profile', 'push')
    await other.advance(second)
    expect(await closeAll(other)).toEqual(['notice-maintenance'])
  })
})

describe('the notice of a changed bank account', () => {
  test('is forced as long as the check says so, and its closing is reported to the server [NOTE-10, NOTE-11, NOTE-17, OPEN-21, OPEN-79]', async () => {
    const { browser, load, visit } = await open('forced')
    const first = noticesView(visit().flow('notices').getSnapshot()).notice
    await load()
    const again = shown(visit())
    await closeAll(visit())
    await load()
    expect([first?.id, first?.isForced, again, shown(visit())]).toEqual([
      'notice-bank-change',
      true,
      'notice-bank-change',
      null,
    ])
    expect([await asked(browser, 'updateUpgrade'), await asked(browser, 'getUpgrade')]).toEqual([
      1, 1,
    ])
  })

  test('comes again with the next page load if the report of its closing was lost [NOTE-11]', async () => {
    const { browser, load, visit } = await open('forced')
    await browser.control.fault('updateUpgrade', 'reset', { times: 1 })
    await closeAll(visit())
    const now = shown(visit())
    await load('/vip')
    expect([now, shown(visit())]).toEqual([null, 'notice-bank-change'])
  })

  test('is the site’s own if the server forces it but sends none [NOTE-10, NOTE-17]', async () => {
    const browser = openBrowser()
    await browser.control.arm('notice.bankChange')
    await browser.control.fault('getNotifys', 'reset')
    const visit = await visitAs(browser, 'demo')
    await visit.advance(second)
    expect(shown(visit)).toBe('bank-change')
  })

  test('is not forced if the check fails, and no page mentions the failure [NOTE-12, ERR-51, OPEN-21, OPEN-77]', async () => {
    const browser = openBrowser()
    await browser.control.arm('notice.upgradeCheckFailed')
    const visit = await visitAs(browser, 'forced')
    await visit.advance(second)
    const { content } = visit.app.actor.getSnapshot().children
    expect([shown(visit), content?.getSnapshot().value]).toEqual([null, 'page'])
  })
})

test('in a month of visits no notice shows more often than promised, and nothing grows', async () => {
  const { browser, load, visit } = await open()
  const shownAt = new Map<string, number[]>()
  const timers: number[] = []
  const sizes: number[] = []
  for (let visits = 0; visits < 30 * 6; visits += 1) {
    const ids = await closeAll(visit())
    for (const id of ids) shownAt.set(id, [...(shownAt.get(id) ?? []), browser.clock.now()])
    expect(ids.length).toBeLessThanOrEqual(3)
    timers.push(browser.clock.pending().length)
    sizes.push((browser.ports.cookies.read('alert') ?? '').length)
    browser.clock.sleep(visits % 3 === 0 ? hour : day / 6 - hour)
    await load()
  }
  const gaps = [news[0], news[1]].flatMap((id) =>
    (shownAt.get(id) ?? []).slice(1).map((at, index) => at - (shownAt.get(id)?.[index] ?? 0)),
  )
  expect([Math.min(...gaps) >= 2 * hour, gaps.length > 100]).toEqual([true, true])
  expect(timers.at(-1)).toBeLessThanOrEqual(timers[1] ?? 0)
  expect(Math.max(...sizes)).toBeLessThan(1_000)
})
