import { createMemoryClock, createMemoryLog, type Vital } from '@croupier/core/ports'
import { settle } from '@croupier/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserVitals } from './vitals.browser.ts'

const observers = vi.hoisted(() => new Map<string, (figure: object) => void>())
const asked = vi.hoisted(() => new Set<unknown>())
vi.mock('web-vitals', () => {
  const observe = (name: string) => (keep: (figure: object) => void, options: unknown) => {
    observers.set(name, keep)
    asked.add(options)
  }
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  }
})

const idle: (() => void)[] = []

beforeEach(() => {
  observers.clear()
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => vi.unstubAllGlobals())

function change(to: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to)
  document.dispatchEvent(new Event('visibilitychange'))
}

const measured = (name: Vital['name'], value: number) =>
  observers.get(name)?.({ name, value, rating: 'good', id: 'v6-1', navigationURL: '/game/7' })

async function measure() {
  const reports: unknown[] = []
  const consent = new AbortController()
  const vitals = createBrowserVitals(createMemoryClock(), createMemoryLog())
  const measuring = vitals.measure((figures) => void reports.push(figures), consent.signal)
  return { consent, measuring, reports, vitals, goIdle: () => idle[0]?.() }
}

it('asks the library for nothing before the page is idle', async () => {
  const { goIdle, measuring } = await measure()
  const early = observers.size
  goIdle()
  await measuring
  expect([early, [...observers.keys()]]).toEqual([0, ['TTFB', 'FCP', 'LCP', 'CLS', 'INP']])
})

it('reports the latest figures once, when the page is hidden for the first time', async () => {
  const { goIdle, measuring, reports } = await measure()
  goIdle()
  await measuring
  measured('LCP', 900)
  measured('LCP', 1200)
  measured('CLS', 0.01)
  change('visible')
  const early = reports.length
  change('hidden')
  change('visible')
  change('hidden')
  expect([early, reports]).toEqual([
    0,
    [
      [
        { name: 'LCP', value: 1200, rating: 'good' },
        { name: 'CLS', value: 0.01, rating: 'good' },
      ],
    ],
  ])
})

it('reports what is known at once when another page follows, and nothing later', async () => {
  const { goIdle, measuring, reports } = await measure()
  goIdle()
  const reportNow = await measuring
  measured('CLS', 0.01)
  reportNow()
  measured('CLS', 0.2)
  reportNow()
  change('hidden')
  expect([[...asked][0], reports]).toEqual([
    { reportAllChanges: true },
    [[{ name: 'CLS', value: 0.01, rating: 'good' }]],
  ])
})

it('reports nothing of another page once the page was hidden', async () => {
  const { goIdle, measuring, reports } = await measure()
  goIdle()
  const reportNow = await measuring
  measured('LCP', 900)
  change('hidden')
  measured('INP', 900)
  reportNow()
  expect(reports).toHaveLength(1)
})

it('reports nothing once the consent is withdrawn', async () => {
  const { consent, goIdle, measuring, reports } = await measure()
  goIdle()
  await measuring
  measured('LCP', 900)
  consent.abort()
  change('hidden')
  expect(reports).toEqual([])
})

it('loads no library if the consent is withdrawn before the page is idle', async () => {
  const { consent, goIdle, measuring } = await measure()
  consent.abort()
  goIdle()
  await measuring
  expect(observers.size).toBe(0)
})

it('sends without cookies and preflight, also while the page closes, and logs a failure', async () => {
  const sent = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', sent)
  const log = createMemoryLog()
  createBrowserVitals(createMemoryClock(), log).send('https://speed.test/', '{}')
  await settle()
  expect(log.entries.map(({ event }) => event)).toEqual(['speed.notSent'])
  expect(sent.mock.calls).toEqual([
    [
      'https://speed.test/',
      { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body: '{}' },
    ],
  ])
})

it.each([
  ['what the browser says', { effectiveType: '3g' }, '3g'],
  ['nothing where the browser says nothing', undefined, null],
  ['nothing where the browser says something else', { effectiveType: 3 }, null],
])('the connection is %s', (_what, connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(createBrowserVitals(createMemoryClock(), createMemoryLog()).connection()).toBe(expected)
})
