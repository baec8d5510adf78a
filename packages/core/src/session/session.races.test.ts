import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../testing/properties.ts'
import { openBrowser, type Tab } from '../../testing/tabs.harness.ts'
import { settle } from '../../testing/virtual-clock.ts'
import { noLocks } from '../ports/locks.ts'
import { second } from '../time/durations.ts'

/** In which order requests reach the server and answers reach the tabs. */
const anyOrder = fc.array(fc.nat(100), { minLength: 1, maxLength: 40 })

const isRefresh = ({ url }: { url: string }) => url.endsWith('/refreshtoken/true')

describe('calls that meet an expired token at the same time', () => {
  it('are served by one refresh and one replay each, in any order of arrival [SESS-10, ERR-01]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), anyOrder, async (count, order) => {
        const { network, openTab, play, server } = openBrowser()
        const { call } = openTab()
        server.expire()
        const answers = Array.from({ length: count }, () => call())
        await settle()
        await play(order)
        const kinds = (await Promise.all(answers)).map(({ kind }) => kind)
        expect(kinds).toEqual(kinds.map(() => 'accepted'))
        expect(network.sent.filter(isRefresh).length).toBe(1)
        expect(network.sent.filter((request) => !isRefresh(request)).length).toBe(2 * count)
      }),
      { numRuns: 60 },
    )
  })
})

type Step =
  | { readonly kind: 'call' | 'signOut'; readonly tab: number }
  | { readonly kind: 'expire' }
  | { readonly kind: 'move'; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: number }

const tab = fc.nat(1)
const call = fc.record({ kind: fc.constant('call' as const), tab })
const signOut = fc.record({ kind: fc.constant('signOut' as const), tab })
const expire = fc.constant({ kind: 'expire' } as const)
const move = fc.record({ kind: fc.constant('move' as const), pick: fc.nat(20) })
const wait = fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(15 * second) })

/** Plays the steps in two tabs of one browser, then lets everything come to rest. */
async function playSteps(
  browser: ReturnType<typeof openBrowser>,
  steps: readonly Step[],
): Promise<readonly Tab[]> {
  const tabs = [browser.openTab(), browser.openTab()]
  for (const step of steps) {
    switch (step.kind) {
      case 'call':
        void tabs[step.tab]?.call()
        break
      case 'signOut':
        tabs[step.tab]?.actor.send({ type: 'session.signOut' })
        break
      case 'expire':
        browser.server.expire()
        break
      case 'wait':
        await browser.clock.advance(step.ms)
        break
      case 'move': {
        const moves = browser.moves()
        moves[step.pick % Math.max(1, moves.length)]?.()
      }
    }
    await settle()
  }
  await browser.play()
  await browser.clock.advance(60 * second)
  await browser.play()
  return tabs
}

const isMember = ({ actor }: Tab) => actor.getSnapshot().hasTag('member')

describe('two tabs of one browser', () => {
  it('never use an older token again once a newer one was used', async () => {
    const steps = fc.array(fc.oneof(call, call, expire, move, move, move), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const browser = openBrowser()
        await playSteps(browser, all)
        const used = browser.network.sent
          .filter((request) => !isRefresh(request))
          .map(({ headers }) => Number(headers.authorization?.replace('Bearer access-', '')))
        expect(used).toEqual(used.toSorted((one, other) => one - other))
      }),
      { numRuns: 200 },
    )
  })

  it('hold no token after a sign-out, whatever was under way', async () => {
    const steps = fc.array(fc.oneof(call, call, expire, move, move, move, signOut, wait), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(steps, tab, fc.boolean(), async (before, leaver, hasLocks) => {
        const browser = openBrowser(hasLocks ? {} : { locks: noLocks })
        const all: Step[] = [...before, { kind: 'signOut', tab: leaver }]
        const tabs = await playSteps(browser, all)
        expect(['auth', 'apollo-token', 'username'].map(browser.cookies.read)).toEqual([
          null,
          null,
          null,
        ])
        expect(tabs.map(isMember)).toEqual([false, false])
      }),
      { numRuns: 200 },
    )
  })

  it('agree on who is signed in, and hold what the server knows', async () => {
    const steps = fc.array(fc.oneof(call, call, expire, move, move, move, wait), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const browser = openBrowser({ locks: noLocks })
        const tabs = await playSteps(browser, all)
        const [here, there] = tabs.map(isMember)
        expect(here).toBe(there)
        const held = browser.cookies.read('apollo-token')
        expect(held).toBe(here ? browser.server.accessToken() : null)
      }),
      { numRuns: 200 },
    )
  })

  it('stay signed in while answers come in time and the tabs can lock', async () => {
    const steps = fc.array(fc.oneof(call, call, expire, move, move, move), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const browser = openBrowser()
        const tabs = await playSteps(browser, all)
        expect(tabs.map(isMember)).toEqual([true, true])
        expect(browser.cookies.read('apollo-token')).toBe(browser.server.accessToken())
      }),
      { numRuns: 200 },
    )
  })
})
