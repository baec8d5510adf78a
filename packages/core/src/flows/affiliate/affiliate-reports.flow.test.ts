import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { followRoutes } from '../../../testing/settled.route.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { day, second } from '../../base/time/durations.ts'
import { createAffiliateReportsFlow } from './affiliate-reports.actors.ts'
import { affiliateReportsView } from './affiliate-reports.view.ts'

const figures = (id: string) => ({ id, members: 2, turnover: 1000, commission: 5 })
const friend = (member_name: string, commission: number) => ({
  member_name,
  type: 'slots',
  turnover: 1000,
  commission,
})
const lists: Readonly<Record<string, readonly unknown[]>> = {
  '/api/aff/memberList': [{ ...friend('so***7', 5), time: 1_794_000_000 }],
  '/api/aff/transaction': [{ id: 'A-1', time: 1_795_000_000, type: 'commission', amount: 85.5 }],
  '/api/aff/reportTransaction': [figures('2026-11-19'), figures('2026-11-18')],
  '/api/aff/reportDetailTransaction': [friend('so***7', 5), friend('ma***1', 6)],
}

const answer = (request: SentRequest) => {
  const list = lists[new URL(request.url).pathname] ?? []
  request.answer({ code: 0, result: { list, total: 41 } })
}

async function open(address: string, serve: (request: SentRequest) => void = answer) {
  const { api, network, reports, serverClock } = startApi({ onSent: serve })
  const navigation = createMemoryNavigation(address)
  const parts = { api, clock: serverClock, navigation }
  const { logic, input } = createAffiliateReportsFlow(parts)
  const facts: unknown[] = []
  const actor = createActor(logic, { input })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  followRoutes(actor, navigation)
  await settle()
  return {
    actor,
    facts,
    purposes: () => reports.map(({ purpose }) => purpose),
    leftOut: () => reports.map(({ leftOut }) => leftOut),
    asked: () => network.sent.map(({ body, url }) => [new URL(url).pathname, body]),
    go: async (to: string) => {
      navigation.go(to, 'push')
      await settle()
    },
    view: () => affiliateReportsView(actor.getSnapshot()),
  }
}

const read = { turnover: 100_000, commission: 500 }
const nothing = { members: 0, turnover: 0, commission: 0 }

describe('a page of the affiliate programme', () => {
  it('loads its first report in the foreground, and all later ones without covering the page, even after a failure [OPEN-77]', async () => {
    let works = true
    const { actor, go, purposes, view } = await open('/affiliate/member', (request) =>
      works ? answer(request) : request.lose(),
    )
    await go('/affiliate/member?page=2')
    works = false
    await go('/affiliate/member?page=3')
    actor.send({ type: 'reports.retry' })
    await settle()
    const failed = view().screen
    works = true
    await go('/affiliate/member')
    await go('/affiliate/history')
    expect([failed, view().screen, purposes()]).toEqual([
      'failed',
      'shown',
      ['foreground', 'pressed', 'pressed', 'pressed', 'pressed', 'foreground'],
    ])
  })

  it('loads another page in the foreground too while nothing has been shown', async () => {
    const { go, purposes } = await open('/affiliate/member', (request) => request.lose())
    await go('/affiliate/member?page=2')
    expect(purposes()).toEqual(['foreground', 'foreground'])
  })

  it('requests the days of its address once the clock of a device that is behind is corrected, and nothing again afterwards', async () => {
    const later = testEpoch + 10 * day
    const { actor, asked, go, view } = await open(
      '/affiliate/reportDaily?from=2026-11-29&to=2026-11-30',
    )
    const correct = async (now: number) => {
      actor.send({ type: 'clock.adjusted', now })
      await settle()
    }
    await correct(testEpoch + second)
    await correct(later)
    await correct(later + second)
    await go('/affiliate')
    await correct(testEpoch)
    expect([asked().map(([, body]) => JSON.parse(String(body))), view().asked]).toEqual([
      [
        { from: '2026-11-06', to: '2026-11-19' },
        { from: '2026-11-29', to: '2026-11-30' },
      ],
      { kind: 'daily', period: { from: '2026-11-29', to: '2026-11-30' } },
    ])
  })

  it('follows the address that is open when the clock is corrected, although an earlier one had the same report', async () => {
    const { actor, asked, go } = await open('/affiliate/reportDaily')
    await go('/affiliate/reportDaily?from=2026-11-29&to=2026-11-30')
    actor.send({ type: 'clock.adjusted', now: testEpoch + 10 * day })
    await settle()
    expect(asked().map(([, body]) => JSON.parse(String(body)))).toEqual([
      { from: '2026-11-06', to: '2026-11-19' },
      { from: '2026-11-29', to: '2026-11-30' },
    ])
  })

  it('requests the report of its address, and another one for another address [AFF-02, AFF-05…08]', async () => {
    const { asked, go, view } = await open('/affiliate/member')
    const seen = [view()]
    for (const address of [
      '/affiliate/member?page=2',
      '/affiliate/history?page=3',
      '/en/affiliate/reportDaily?from=2026-11-18&to=2026-11-19',
      '/affiliate/reportDetail/2026-11-19?from=2026-11-18&to=2026-11-19',
    ]) {
      await go(address)
      seen.push(view())
    }
    await go('/affiliate/reportDetail/2026-11-19?from=2026-11-18&to=2026-11-19&sideHistory=true')
    await go('/affiliate')
    expect(asked().map(([path, body]) => [path, JSON.parse(String(body))])).toEqual([
      ['/api/aff/memberList', { page: 1 }],
      ['/api/aff/memberList', { page: 2 }],
      ['/api/aff/transaction', { page: 3 }],
      ['/api/aff/reportTransaction', { from: '2026-11-18', to: '2026-11-19' }],
      ['/api/aff/reportDetailTransaction', { id: '2026-11-19' }],
    ])
    expect(seen.slice(1)).toEqual([
      {
        screen: 'shown',
        unreadable: 0,
        asked: { kind: 'members', page: 2 },
        report: {
          kind: 'members',
          page: { rows: [{ name: 'so***7', joinedAt: 1_794_000_000_000, ...read }], total: 41 },
        },
      },
      {
        screen: 'shown',
        unreadable: 0,
        asked: { kind: 'transactions', page: 3 },
        report: {
          kind: 'transactions',
          page: {
            rows: [{ id: 'A-1', type: 'commission', amount: 8_550, at: 1_795_000_000_000 }],
            total: 41,
          },
        },
      },
      {
        screen: 'shown',
        unreadable: 0,
        asked: { kind: 'daily', period: { from: '2026-11-18', to: '2026-11-19' } },
        report: {
          kind: 'daily',
          days: ['2026-11-18', '2026-11-19'].map((name) => ({ day: name, members: 2, ...read })),
        },
      },
      {
        screen: 'shown',
        unreadable: 0,
        asked: {
          kind: 'detail',
          day: '2026-11-19',
          period: { from: '2026-11-18', to: '2026-11-19' },
        },
        report: {
          kind: 'detail',
          members: [
            { name: 'ma***1', gameType: 'slots', turnover: 100_000, commission: 600 },
            { name: 'so***7', gameType: 'slots', ...read },
          ],
        },
      },
    ])
  })

  it('has each day of its period up to the newest with figures, even if nobody played', async () => {
    const { view } = await open('/affiliate/reportDaily?from=2026-11-16&to=2026-11-20')
    expect(view().report).toEqual({
      kind: 'daily',
      days: [
        { day: '2026-11-16', ...nothing },
        { day: '2026-11-17', ...nothing },
        { day: '2026-11-18', members: 2, ...read },
        { day: '2026-11-19', members: 2, ...read },
      ],
    })
  })

  it.each([
    ['/affiliate/member', '/api/aff/memberList', 'turnover'],
    ['/affiliate/history', '/api/aff/transaction', 'amount'],
    ['/affiliate/reportDaily', '/api/aff/reportTransaction', 'commission'],
    ['/affiliate/reportDetail', '/api/aff/reportDetailTransaction', 'turnover'],
  ])(
    'leaves unreadable rows out of %s, counts and reports them, and fails if no row is left',
    async (address, path, field) => {
      const [row] = lists[path] ?? []
      const bad = { ...Object(row), [field]: 'much' }
      const openWith = (list: readonly unknown[]) =>
        open(address, (request) => request.answer({ code: 0, result: { list, total: 2 } }))
      const half = await openWith([bad, row])
      const none = await openWith([bad])
      const shown = [half.view().screen, half.view().unreadable, half.leftOut()]
      expect([...shown, none.view().screen, none.leftOut()]).toEqual([
        'shown',
        1,
        [1],
        'failed',
        [1],
      ])
    },
  )

  it('adds no empty days if a day could not be read, because it may be one of them', async () => {
    const day = Object((lists['/api/aff/reportTransaction'] ?? [])[0])
    const list = [
      { ...day, turnover: '5e3' },
      ...(lists['/api/aff/reportTransaction'] ?? []).slice(1),
    ]
    const { view } = await open('/affiliate/reportDaily?from=2026-11-16&to=2026-11-20', (request) =>
      request.answer({ code: 0, result: { list } }),
    )
    const { report, unreadable } = view()
    expect([unreadable, report?.kind === 'daily' && report.days.map((one) => one.day)]).toEqual([
      1,
      ['2026-11-18'],
    ])
  })

  it('adds no empty days if the server has no figures at all', async () => {
    const { view } = await open('/affiliate/reportDaily', (request) =>
      request.answer({ code: 0, result: { list: [] } }),
    )
    expect(view().report).toEqual({ kind: 'daily', days: [] })
  })

  it.each([
    ['/affiliate/member?page=0'],
    ['/affiliate/member?page=-1'],
    ['/affiliate/member?page=2e9'],
    ['/affiliate/member?page=x'],
  ])('is the first page at %s', async (address) => {
    expect((await open(address)).view().asked).toEqual({ kind: 'members', page: 1 })
  })

  it('is about the newest day with figures if its address has no day', async () => {
    const { view } = await open('/affiliate/reportDetail')
    expect(view().asked).toEqual({ kind: 'detail', day: '2026-11-19', period: null })
  })

  it('does not exist if its address has an invalid day', async () => {
    const { asked, facts } = await open('/affiliate/reportDetail/2026-02-30')
    expect([asked(), facts]).toEqual([[], [{ type: 'page.missing' }]])
  })

  it.each([
    '/affiliate/member',
    '/affiliate/history',
    '/affiliate/reportDaily',
    '/affiliate/reportDetail',
  ])('says so when %s cannot be loaded, and tries again on request', async (address) => {
    let works = false
    const { actor, view } = await open(address, (request) =>
      works ? answer(request) : request.answer({ code: 4301 }),
    )
    const before = [view().screen, view().report]
    works = true
    actor.send({ type: 'reports.retry' })
    await settle()
    expect([before, view().screen]).toEqual([['failed', null], 'shown'])
  })
})
