import { expect, it } from 'vitest'
import { startApp } from '../../../testing/app.harness.ts'
import { flowRef } from '../../app/flow.refs.ts'
import { createMemoryAdapters } from '../../base/ports/adapters.ts'
import { phoneDevice } from '../../base/ports/device.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createMemoryVitals, noVitals, type Vitals } from '../../base/ports/vitals.ts'
import { speedReportText } from './speed.report.ts'

const reports = { speedReports: 'https://speed.test/collect' }
const both = { ...reports, analytics: { script: '/adapters/analytics.js', host: 'count.test' } }

/** Starts a site that collects reports, for a visitor whose earlier visit left an answer. */
async function visit({
  answer = 'allowed speed speed.test',
  document = reports,
  ...start
}: { answer?: string; document?: object } & Parameters<typeof startApp>[0] = {}) {
  const local = createMemoryStorage()
  local.write('analytics.consent', answer)
  const vitals = createMemoryVitals([
    { name: 'LCP', value: 2612.4, rating: 'needs-improvement' },
    { name: 'CLS', value: 0.012_34, rating: 'good' },
  ])
  const app = await startApp({
    adapters: createMemoryAdapters({ '/adapters/analytics.js': { hear() {}, stop() {} } }),
    storages: { local, session: createMemoryStorage() },
    device: phoneDevice,
    site: { document },
    vitals,
    ...start,
  })
  return {
    ...app,
    vitals,
    local,
    say: async (answer: 'allow' | 'refuse') => {
      app.actor.send({ type: 'analytics.requested' })
      await app.rest()
      flowRef(app.root(), 'analytics')?.send({ type: `analytics.${answer}` })
      await app.rest()
    },
  }
}

it('reports how fast the first page was, by its kind, and nothing else of its address', async () => {
  const { vitals } = await visit({ address: '/en/game/7331?ref=secret' })
  vitals.hide()
  vitals.hide()
  expect(vitals.sent.map(([address, text]) => [address, JSON.parse(text)])).toEqual([
    [
      'https://speed.test/collect',
      {
        page: 'game-id',
        device: 'mobile',
        connection: '4g',
        vitals: [
          { name: 'LCP', value: 2612, rating: 'needs-improvement' },
          { name: 'CLS', value: 0.012, rating: 'good' },
        ],
      },
    ],
  ])
})

it('reports the first page before another one is shown, and nothing of that one', async () => {
  const { navigation, rest, vitals } = await visit({ address: '/en/game/7331' })
  navigation.go('/game/7331?open=history', 'replace')
  await rest()
  const early = vitals.sent.length
  navigation.go('/help', 'push')
  await rest()
  const left = vitals.sent.length
  vitals.hide()
  expect([early, left, vitals.sent.length]).toEqual([0, 1, 1])
})

it('reports nothing if another page is shown before the measuring has begun', async () => {
  const reports: unknown[] = []
  let begin = () => {}
  const vitals: Vitals = {
    ...noVitals,
    measure: (report, signal) =>
      new Promise((done) => {
        begin = () => done(() => void (signal.aborted || report([])))
      }),
    send: (...sent) => void reports.push(sent),
  }
  const { navigation, rest } = await visit({ vitals })
  navigation.go('/help', 'push')
  await rest()
  begin()
  await rest()
  navigation.go('/vip', 'push')
  await rest()
  expect(reports).toEqual([])
})

it('sends nothing that stands beside the figures', () => {
  const figure = { name: 'INP', value: 96, rating: 'good', id: 'v5-1764300000000-1' } as const
  const text = speedReportText({
    page: 'index',
    device: 'desktop',
    connection: null,
    vitals: [figure],
  })
  expect(text).toBe(
    '{"page":"index","device":"desktop","connection":null,"vitals":[{"name":"INP","value":96,"rating":"good"}]}',
  )
})

it.each([
  ['was not asked', ''],
  ['refused', 'refused speed speed.test'],
  ['agreed to another host', 'allowed speed elsewhere.test'],
  ['agreed only to be counted', 'allowed count.test'],
])('measures nothing for a visitor who %s', async (_who, answer) => {
  const { vitals } = await visit({ answer, document: both })
  vitals.hide()
  expect(vitals.sent).toEqual([])
})

it('measures a visitor who agreed to both', async () => {
  const { vitals } = await visit({ answer: 'allowed count.test speed speed.test', document: both })
  vitals.hide()
  expect(vitals.sent).toHaveLength(1)
})

it('measures from the next visit on if the visitor agrees during a visit', async () => {
  const { local, say, vitals } = await visit({ answer: '' })
  await say('allow')
  vitals.hide()
  expect([vitals.sent, local.read('analytics.consent')]).toEqual([[], 'allowed speed speed.test'])
})

it('reports nothing any more once the visitor refuses, even if they agree again', async () => {
  const { say, vitals } = await visit()
  await say('refuse')
  await say('allow')
  vitals.hide()
  expect(vitals.sent).toEqual([])
})

it('sends nothing where the operator configured no address', async () => {
  const { vitals } = await visit({
    answer: 'allowed count.test',
    document: { analytics: both.analytics },
  })
  vitals.hide()
  expect(vitals.sent).toEqual([])
})

it('works without the program that measures, and logs it', async () => {
  const measure = () => Promise.reject(new Error('gone'))
  const { log, root } = await visit({ vitals: { ...noVitals, measure } })
  expect([root().status, log.entries.map(({ event }) => event)]).toEqual([
    'active',
    ['speed.notMeasured', 'actor.died'],
  ])
})
