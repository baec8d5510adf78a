import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { signedInCookies, startApp } from '../../../testing/app.harness.ts'
import { minute, second } from '../../base/time/durations.ts'

const missing = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

/** A page whose login chart no longer exists, as after a deployment. */
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

  test('beside the page loads it anew once a visit, and in the next visit again [MAINT-12]', async () => {
    const { actor, clock, page, rest, services } = await startApp()
    const loads: number[] = []
    const miss = async (beside: string) => {
      await clock.advance(minute)
      actor.send({ type: 'chunk.missing', beside })
      await rest()
      loads.push(page.loads())
    }
    for (const name of ['part.memberHeader', 'part.memberHeader', 'flow.notices']) await miss(name)
    services.storages.session.remove('chunkReload.beside.part.memberHeader')
    await miss('part.memberHeader')
    expect(loads).toEqual([1, 1, 2, 3])
  })

  test.each([
    ['gameLaunch', '/game/7', 0],
    ['deposit', '/?sideDeposit=true', 0],
    ['gamePage', '/game/7', 1],
  ] as const)(
    'beside the page never cuts off a game or money on its way: with %s at %s it loads %d times [MAINT-12]',
    async (name, address, loads) => {
      const logic = createMachine({ tags: 'inMoneyFlow' })
      const none = createMachine({})
      const { actor, clock, page, rest } = await startApp({
        address,
        cookies: signedInCookies(),
        flows: {
          gameLaunch: missing,
          gamePage: async () => () => ({ logic: none, input: undefined }),
          [name]: async () => () => ({ logic, input: undefined }),
        },
      })
      await clock.advance(minute)
      const before = page.loads()
      actor.send({ type: 'chunk.missing', beside: 'flow.notices' })
      await rest()
      expect(page.loads() - before).toBe(loads)
    },
  )

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
    actor.send({ type: 'chunk.missing', beside: null })
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
