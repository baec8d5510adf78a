import fc from 'fast-check'
import { noClaims } from '../src/base/ports/claims.ts'
import { noLocks } from '../src/base/ports/locks.ts'
import { second } from '../src/base/time/durations.ts'
import { getCreditCall } from '../src/member/balance/balance.calls.ts'
import { createDelayedChannelHub } from './delayed-channel.ts'
import type { SentRequest } from './fake-http.ts'
import { openBrowser, type Tab } from './tabs.harness.ts'
import { settle } from './virtual-clock.ts'

export interface RaceOptions {
  /** How many tabs of one browser race. */
  readonly tabs: number
  readonly runs: number
  readonly seed: number
}

/** A rule that holds however the calls, answers, sign-outs and pauses of several tabs interleave. */
export interface SessionRace {
  readonly says: string
  /** @throws Error with the shortest interleaving found that breaks the rule */
  run(options: RaceOptions): Promise<void>
}

type Step =
  | { readonly kind: 'call' | 'signOut'; readonly tab: number }
  | { readonly kind: 'signIn'; readonly tab: number; readonly username: string }
  | { readonly kind: 'expire' }
  | { readonly kind: 'move' | 'deliver'; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: number }

type Steps = fc.Arbitrary<Step>

const anyTab = fc.nat(20)
const call: Steps = fc.record({ kind: fc.constant('call' as const), tab: anyTab })
const signOut: Steps = fc.record({ kind: fc.constant('signOut' as const), tab: anyTab })
const signIn: Steps = fc.record({
  kind: fc.constant('signIn' as const),
  tab: anyTab,
  username: fc.constantFrom('demo', 'vip'),
})
const deliver: Steps = fc.record({ kind: fc.constant('deliver' as const), pick: fc.nat(20) })
const expire: Steps = fc.constant({ kind: 'expire' })
const move: Steps = fc.record({ kind: fc.constant('move' as const), pick: fc.nat(20) })
const wait: Steps = fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(15 * second) })

/** Calls and expiring tokens, while the network delivers in any order. */
const traffic = [call, call, expire, move, move, move]
const rowsOf = (...kinds: Steps[]) => fc.array(fc.oneof(...kinds), { maxLength: 40 })

type RaceBrowser = ReturnType<typeof openBrowser>
/** The messages in flight between the tabs. */
type Deliveries = () => readonly (() => void)[]

const atOnce: Deliveries = () => []

/** Plays the steps in the tabs of one browser, then lets everything settle. */
async function play(
  browser: RaceBrowser,
  count: number,
  steps: readonly Step[],
  deliveries = atOnce,
): Promise<readonly Tab[]> {
  const tabs = Array.from({ length: count }, () => browser.openTab())
  for (const step of steps) {
    await take(browser, tabs, step, deliveries)
    await settle()
  }
  await browser.play()
  await browser.clock.advance(60 * second)
  await browser.play()
  for (let [next] = deliveries(); next; [next] = deliveries()) {
    next()
    await settle()
  }
  return tabs
}

async function take(
  browser: RaceBrowser,
  tabs: readonly Tab[],
  step: Step,
  deliveries: Deliveries,
): Promise<void> {
  switch (step.kind) {
    case 'call':
      return callAs(tabs[step.tab % tabs.length])
    case 'signOut':
      return tabs[step.tab % tabs.length]?.actor.send({ type: 'session.signOut' })
    case 'signIn':
      return void tabs[step.tab % tabs.length]?.signIn(step.username)
    case 'expire':
      return browser.server.expire()
    case 'wait':
      return browser.clock.advance(step.ms)
    case 'move':
      return pickOf(browser.moves(), step.pick)?.()
    case 'deliver':
      return pickOf(deliveries(), step.pick)?.()
  }
}

const pickOf = <Item>(items: readonly Item[], pick: number) => items[pick % items.length]

/** Sends a call that states on the wire which username its tab shows. */
function callAs(tab: Tab | undefined): void {
  if (!tab) return
  const name = nameOn(tab)
  const write = () => (name === null ? {} : { query: { shown: name } })
  void tab.api.call({ ...getCreditCall, write }, {}, { purpose: 'background' })
}

/** The username that a tab shows; null for a visitor. */
const nameOn = (tab: Tab) => (isMember(tab) ? tab.actor.getSnapshot().context.username : null)
const isMember = ({ actor }: Tab) => actor.getSnapshot().hasTag('member')
const isForData = ({ url }: SentRequest) => !url.endsWith('/refreshtoken/true')
const sessionCookies = ['auth', 'apollo-token', 'username']

/** The call, if any, that was sent with tokens of another member than the one its tab showed. */
function sentAsAnother({ network, server }: RaceBrowser): string | null {
  for (const { headers, url } of network.sent) {
    const shown = new URL(url).searchParams.get('shown')
    const owner = server.ownerOf(headers.authorization?.replace('Bearer ', '') ?? null)
    if (shown !== null && owner !== null && shown !== owner) {
      return `a call of ${shown} went out as ${owner}`
    }
  }
  return null
}

function race<Chance>(
  says: string,
  chance: fc.Arbitrary<Chance>,
  problemOf: (chance: Chance, tabs: number) => Promise<string | null>,
): SessionRace {
  const run = async ({ tabs, runs, seed }: RaceOptions) => {
    const holds = fc.asyncProperty(chance, async (drawn) => {
      const problem = await problemOf(drawn, tabs)
      if (problem !== null) throw new Error(problem)
    })
    await fc.assert(holds, { numRuns: runs, seed })
  }
  return { says, run }
}

/** The ports of a browser whose tabs can only share cookies. */
const alone = { claims: noClaims, locks: noLocks }

export const sessionRaces: readonly SessionRace[] = [
  race('never use an older token after a newer one', rowsOf(...traffic), async (steps, count) => {
    const browser = openBrowser()
    await play(browser, count, steps)
    const used = browser.network.sent
      .filter(isForData)
      .map(({ headers }) => Number(headers.authorization?.replace('Bearer access-', '')))
    const back = used.find((token, index) => token < (used[index - 1] ?? token))
    return back === undefined ? null : `token ${back} was used after a newer one: ${used}`
  }),
  race(
    'hold no token after a sign-out, whatever was in flight',
    fc.record({ steps: rowsOf(...traffic, signOut, wait), leaver: anyTab, hasLocks: fc.boolean() }),
    async ({ steps, leaver, hasLocks }, count) => {
      const browser = openBrowser(hasLocks ? {} : alone)
      const tabs = await play(browser, count, [...steps, { kind: 'signOut', tab: leaver }])
      const stored = sessionCookies.filter((name) => browser.cookies.read(name) !== null)
      const members = tabs.filter(isMember).length
      return stored.length + members === 0
        ? null
        : `${members} tabs are signed in, stored: ${stored}`
    },
  ),
  race(
    'agree on who is signed in, and store the server’s current token, even without locks and claims',
    rowsOf(...traffic, wait),
    async (steps, count) => {
      const browser = openBrowser(alone)
      const members = (await play(browser, count, steps)).map(isMember)
      const [isSignedIn = false] = members
      if (members.some((one) => one !== isSignedIn)) return `the tabs differ: ${members}`
      const stored = browser.cookies.read('apollo-token')
      const known = isSignedIn ? browser.server.accessToken() : null
      return stored === known ? null : `stored is ${stored}, the server knows ${known}`
    },
  ),
  race(
    'stay signed in while answers arrive in time and locks work',
    rowsOf(...traffic),
    async (steps, count) => {
      const browser = openBrowser()
      const members = (await play(browser, count, steps)).map(isMember)
      const stored = browser.cookies.read('apollo-token')
      const known = browser.server.accessToken()
      const isFine = members.every(Boolean) && stored === known
      return isFine
        ? null
        : `signed in are ${members}, stored is ${stored}, the server knows ${known}`
    },
  ),
  race(
    'send a refresh token once, even without locks',
    rowsOf(...traffic),
    async (steps, count) => {
      const browser = openBrowser({ locks: noLocks })
      await play(browser, count, steps)
      const used = browser.network.sent
        .filter((request) => !isForData(request))
        .map(({ headers }) => headers.authorization)
      return new Set(used).size === used.length ? null : `sent were ${used}`
    },
  ),
  race(
    'show the owner of the stored tokens, whoever signs in where and however late messages arrive',
    rowsOf(...traffic, signIn, signIn, signOut, deliver, deliver),
    async (steps, count) => {
      const channels = createDelayedChannelHub()
      const browser = openBrowser({ channels })
      const tabs = await play(browser, count, steps, channels.deliveries)
      const shown = tabs.map(nameOn)
      const { cookies, server } = browser
      const owner = server.ownerOf(tabs[0]?.credentials.token('access') ?? null)
      const isFine = [...shown, cookies.read('username')].every((name) => name === owner)
      const named = `the tabs show ${shown}, the cookie ${cookies.read('username')}`
      return isFine ? sentAsAnother(browser) : `${named}, the tokens are of ${owner}`
    },
  ),
]
