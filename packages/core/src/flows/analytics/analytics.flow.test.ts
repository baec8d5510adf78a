import { expect, it } from 'vitest'
import { signedInCookies, startApp } from '../../../testing/app.harness.ts'
import { flowRef } from '../../app/flow.refs.ts'
import { satang } from '../../base/money/satang.ts'
import { createMemoryAdapters } from '../../base/ports/adapters.ts'
import {
  createMemoryStorage,
  createMemoryStorageHub,
  type KeyValueStorage,
} from '../../base/ports/storage.ts'
import { analyticsView } from './analytics.view.ts'

const script = '/adapters/analytics.js'
const analytics = { script, host: 'count.test' }

type Start = NonNullable<Parameters<typeof startApp>[0]>

/** Starts a site with an operator's analytics, and records everything that is reported to it. */
async function visit({ program, ...start }: Start & { program?: object } = {}) {
  const reported: unknown[] = []
  const usual = {
    hear: (event: unknown) => reported.push(event),
    stop: () => reported.push('stop'),
  }
  const app = await startApp({
    adapters: createMemoryAdapters({ [script]: program ?? usual }),
    site: { document: { analytics } },
    ...start,
  })
  const flow = () => flowRef(app.root(), 'analytics')
  return {
    ...app,
    reported,
    screen: () => {
      const snapshot = flow()?.getSnapshot()
      return snapshot && analyticsView(snapshot).screen
    },
    show: async () => {
      app.actor.send({ type: 'analytics.requested' })
      await app.rest()
    },
    say: async (answer: 'allow' | 'refuse') => {
      flow()?.send({ type: `analytics.${answer}` })
      await app.rest()
    },
    go: async (to: string) => {
      app.navigation.go(to, 'push')
      await app.rest()
    },
  }
}

const page = (name: string, language = 'th') => ({ name: 'pageShown', page: name, language })

/** Storages in which an earlier visit left an answer. */
function answered(answer: string) {
  const local = createMemoryStorage()
  local.write('analytics.consent', answer.includes(' ') ? answer : `${answer} count.test`)
  return { local, session: createMemoryStorage() }
}

/** A storage that is full. */
const full = (shelf: KeyValueStorage): KeyValueStorage => ({ ...shelf, write: () => false })

it('reports nothing before the visitor has agreed, and nothing at all after a refusal [SITE-05]', async () => {
  const { go, reported, say, screen, show } = await visit()
  await go('/help')
  const unasked = screen()
  await show()
  const asking = screen()
  await say('refuse')
  await go('/vip')
  expect([unasked, asking, screen(), reported]).toEqual([undefined, 'asking', 'refused', []])
})

it('reports which kind of page is shown and in which language, and nothing else of its address', async () => {
  const { go, reported, say, show } = await visit({ address: '/help?open=deposit' })
  await show()
  await say('allow')
  await say('allow')
  await go('/help?open=withdraw')
  await go('/en/search/secret%20words')
  await go('/game/123')
  expect(reported).toEqual([page('help'), page('search', 'en'), page('game-id')])
})

it('reports what a member did without who and how much', async () => {
  const { actor, reported, rest, signIn } = await visit({ storages: answered('allowed') })
  await signIn()
  actor.send({ type: 'registration.succeeded', username: 'demo', isOfferClaimed: false })
  actor.send({ type: 'login.succeeded', username: 'demo' })
  await rest()
  actor.send({ type: 'deposit.succeeded', amount: satang(50_000), isShown: true })
  actor.send({ type: 'withdraw.succeeded', amount: satang(50_000) })
  expect(reported).toEqual([
    page('index'),
    { name: 'registered' },
    { name: 'signedIn' },
    { name: 'deposited' },
    { name: 'withdrawn' },
  ])
})

it('reports the first page to which a visitor returns after agreeing in an earlier visit', async () => {
  const { reported, screen } = await visit({ storages: answered('allowed') })
  expect([screen(), reported]).toEqual(['allowed', [page('index')]])
})

it.each(['refused', 'perhaps'])(
  'loads no program if an earlier visit stored “%s”',
  async (left) => {
    const { reported, screen } = await visit({ storages: answered(left) })
    expect([screen(), reported]).toEqual([undefined, []])
  },
)

it('stops the program when a visitor withdraws the consent, and starts it when they agree again', async () => {
  const { go, reported, say, show } = await visit()
  await show()
  await say('allow')
  await say('refuse')
  await go('/help')
  await say('allow')
  expect(reported).toEqual([page('index'), 'stop', page('help')])
})

it('asks again if the operator now reports to another host', async () => {
  const { reported, screen } = await visit({ storages: answered('allowed elsewhere.test') })
  expect([screen(), reported]).toEqual(['asking', []])
})

it('stops a program that is loaded after the visitor refused', async () => {
  const reported: unknown[] = []
  let arrive = () => {}
  const program = {
    hear: (event: unknown) => reported.push(event),
    stop: () => reported.push('stop'),
  }
  const load = () =>
    new Promise<object>((done) => {
      arrive = () => done(program)
    })
  const { rest, say } = await visit({ adapters: { load }, storages: answered('allowed') })
  await say('refuse')
  arrive()
  await rest()
  expect(reported).toEqual(['stop'])
})

it('reads the answer again when the page resumes, because it may have changed meanwhile', async () => {
  const storages = answered('allowed')
  const { reported, page: shown, rest, screen } = await visit({ storages })
  storages.local.write('analytics.consent', 'refused count.test')
  shown.resume('restored')
  await rest()
  const refused = [screen(), [...reported]]
  shown.resume('visible')
  await rest()
  expect([refused, screen(), reported]).toEqual([
    ['refused', [page('index'), 'stop']],
    'refused',
    [page('index'), 'stop'],
  ])
})

it('removes the previous answer if a new one cannot be stored', async () => {
  const storages = answered('allowed')
  const { say } = await visit({ storages: { ...storages, local: full(storages.local) } })
  await say('refuse')
  expect(storages.local.keys()).toEqual([])
})

it('follows the answer given in another tab', async () => {
  const hub = createMemoryStorageHub()
  const tab = () => ({ local: hub.openTab(), session: createMemoryStorage() })
  const here = await visit({ storages: tab() })
  const there = await visit({ storages: tab() })
  await here.show()
  await there.show()
  await there.say('allow')
  await here.rest()
  const allowed = [here.screen(), here.reported.length]
  await there.say('refuse')
  await here.rest()
  expect([allowed, here.screen(), here.reported]).toEqual([
    ['allowed', 1],
    'refused',
    [page('index'), 'stop'],
  ])
})

it.each([
  ['provides something else', { hear: 'yes' }, ['analytics.notLoaded', 'actor.died']],
  [
    'throws an error on an event',
    {
      hear: () => {
        throw new Error('broken')
      },
      stop: () => {},
    },
    ['analytics.failed'],
  ],
])('works without a program that %s, and logs it', async (_what, program, events) => {
  const { log, root, screen } = await visit({ program, storages: answered('allowed') })
  expect([screen(), root().status, log.entries.map(({ event }) => event)]).toEqual([
    'allowed',
    'active',
    events,
  ])
})

it('queues what happens while the program is loading, up to twenty events', async () => {
  const reported: unknown[] = []
  let arrive = () => {}
  const program = { hear: (event: unknown) => reported.push(event), stop: () => {} }
  const { actor, rest } = await startApp({
    adapters: { load: () => new Promise((done) => (arrive = () => done(program))) },
    cookies: signedInCookies(),
    site: { document: { analytics } },
    storages: answered('allowed'),
  })
  const facts = [
    { type: 'registration.succeeded', username: 'demo', isOfferClaimed: false },
    { type: 'login.succeeded', username: 'demo' },
    { type: 'session.started', username: 'demo' },
    { type: 'deposit.succeeded', amount: satang(100), isShown: true },
    { type: 'withdraw.succeeded', amount: satang(100) },
  ] as const
  for (let time = 0; time < 5; time += 1) for (const fact of facts) actor.send(fact)
  await rest()
  const before = [...reported]
  arrive()
  await rest()
  const done = ['registered', 'signedIn', 'deposited', 'withdrawn'].map((name) => ({ name }))
  expect([before, reported]).toEqual([
    [],
    [page('index'), ...Array.from({ length: 5 }, () => done).flat()].slice(0, 20),
  ])
})
