import { describe, expect, test } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { minute, second } from '../time/durations.ts'

const missing = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

/** A page of which the chart of the login is gone, as after a deployment. */
async function openWithoutLogin() {
  const site = await startApp({ flows: { login: missing } })
  site.navigation.go('/login', 'push')
  await site.rest()
  return site
}

describe('a script that is gone', () => {
  test('loads the page anew, once a minute at most [MAINT-12, ERR-06]', async () => {
    const { clock, log, page, rest, root } = await openWithoutLogin()
    const loads = [page.loads()]
    const retry = async () => {
      root().children.content?.send({ type: 'content.retry' })
      await rest()
      loads.push(page.loads())
    }
    await retry()
    await clock.advance(minute - 1)
    await retry()
    await clock.advance(1)
    await retry()
    const missed = log.entries.filter(({ event }) => event === 'chunk.missing')
    expect([loads, missed.map(({ level }) => level)]).toEqual([[1, 1, 1, 2], ['error']])
  })

  test('loads nothing anew where the site does not answer, or the network is gone [MAINT-12]', async () => {
    const site = await startApp({ flows: { login: missing } })
    site.page.answer(false)
    site.navigation.go('/login', 'push')
    await site.rest()
    site.page.answer(true)
    site.page.goOffline()
    site.root().children.content?.send({ type: 'content.retry' })
    await site.rest()
    expect(site.page.loads()).toBe(0)
  })

  test('waits for what a money write comes to [MAINT-12]', async () => {
    const { actor, page, rest } = await startApp({ cookies: signedInCookies() })
    const report = { endpoint: 'withdraw', purpose: 'background', isExempt: false } as const
    actor.send({ type: 'write.sent', endpoint: 'withdraw' })
    actor.send({ type: 'chunk.missing' })
    await rest()
    const before = page.loads()
    actor.send({ type: 'call.reported', report: { ...report, outcome: 'accepted' } })
    await rest()
    expect([before, page.loads()]).toEqual([0, 1])
  })

  test('loads nothing anew where the site has not answered in time [MAINT-12]', async () => {
    const site = await startApp({ flows: { login: missing } })
    site.page.answer(null)
    site.navigation.go('/login', 'push')
    await site.rest()
    await site.clock.advance(8 * second)
    site.page.answer(true)
    await site.rest()
    expect(site.page.loads()).toBe(0)
  })
})
