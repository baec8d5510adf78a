import { contentView, toastDuration } from '@croupier/core'
import { affiliateReportsView } from '@croupier/core/affiliate'
import { deadlines } from '@croupier/core/contract'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { callsOf, openAt, viewOf, withdraw } from './affiliate.steps.ts'
import { balanceOf, visitAs } from './deposit.steps.ts'
import { openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

const day = 24 * 3_600 * second

const contentOf = ({ app }: SiteVisit) => {
  const { content } = app.actor.getSnapshot().children
  return content && contentView(content.getSnapshot()).screen
}

const overviewScreen = (visit: SiteVisit) => viewOf(visit).screen

const reportScreen = (visit: SiteVisit) =>
  affiliateReportsView(visit.flow('affiliateReports').getSnapshot()).screen

describe('withdrawing commission', () => {
  it('moves it to the balance and says so [AFF-01, AFF-04, AFF-09, ERR-22]', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    const before = viewOf(visit).overview?.available ?? 0
    await withdraw(visit, '100.25')
    const { overview, window } = viewOf(visit)
    expect([overview?.available, window.kind, balanceOf(visit), visit.toasts.at(-1)]).toEqual([
      before - 10_025,
      'usedToday',
      1_260_075,
      {
        tone: 'positive',
        message: { id: 'affiliate.withdraw.success', values: { amount: { satang: 10_025 } } },
        durationMs: toastDuration,
      },
    ])
    await withdraw(visit, '1')
    expect([viewOf(visit).problem?.message.id, await callsOf(browser)]).toEqual([
      'affiliate.withdraw.error.oncePerDay',
      1,
    ])
  })

  it.each([
    ['2026-11-30T23:59:30', 'closed', '2026-12-01T00:00:00'],
    ['2026-12-31T23:59:30', 'closed', '2027-01-01T00:00:00'],
  ])(
    'opens at midnight in Bangkok after %s, whatever the device’s clock says [AFF-12, ERR-25]',
    async (now, kind, opensAt) => {
      const { browser, visit } = await openAt(now, openBrowser({ deviceAheadBy: -3 * day }))
      expect(viewOf(visit).window).toEqual({ kind, opensAt: Date.parse(`${opensAt}+07:00`) })
      await withdraw(visit, '1')
      expect([viewOf(visit).problem?.message, await callsOf(browser)]).toEqual([
        {
          id: 'affiliate.withdraw.error.onlyDays1to5',
          values: { firstDay: 1, lastDay: 5 },
        },
        0,
      ])
      await visit.advance(30 * second)
      expect(viewOf(visit).window).toEqual({ kind: 'open' })
    },
  )

  it('closes after the fifth [AFF-12]', async () => {
    const { visit } = await openAt('2026-12-05T23:59:30')
    const before = viewOf(visit).window.kind
    await visit.advance(30 * second)
    expect([before, viewOf(visit).window.kind]).toEqual(['open', 'closed'])
  })

  it.each([
    [
      'affiliate-withdraw.1001',
      'ERR-23',
      'affiliate.withdraw.error.insufficientBalance',
      undefined,
    ],
    ['affiliate-withdraw.1004', 'ERR-24', 'affiliate.withdraw.error.oncePerDay', { count: 1 }],
    [
      'affiliate-withdraw.1005',
      'ERR-25',
      'affiliate.withdraw.error.onlyDays1to5',
      { firstDay: 1, lastDay: 5 },
    ],
  ])(
    'that the server refuses with %s keeps the amount and says why [%s]',
    async (armed, _, id, values) => {
      const { browser, visit } = await openAt('2026-12-02T14:00:00')
      await browser.control.arm(armed)
      await withdraw(visit, '100')
      const { amountText, problem, screen } = viewOf(visit)
      expect([screen, amountText, problem]).toEqual([
        'editing',
        '100',
        { message: values ? { id, values } : { id }, suggestion: null },
      ])
    },
  )

  it('is refused after another tab was quicker, and the page reads its figures again [AFF-11, ERR-24]', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    const other = await visitSite(browser.openTab(), '/affiliate')
    await other.advance(second)
    await withdraw(other, '100')
    await withdraw(visit, '50')
    const { amountText, overview, problem, window } = viewOf(visit)
    expect([amountText, overview, problem?.message.id, window.kind]).toEqual([
      '50',
      viewOf(other).overview,
      'affiliate.withdraw.error.oncePerDay',
      'usedToday',
    ])
  })

  it('that is refused keeps the old figures if new ones cannot be read', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    const { overview } = viewOf(visit)
    await browser.control.arm('affiliate-withdraw.1001')
    await browser.control.fault('affiliateOverview', 'malformed')
    await withdraw(visit, '50')
    expect([viewOf(visit), contentOf(visit)]).toEqual([
      expect.objectContaining({ screen: 'editing', overview, amountText: '50' }),
      'page',
    ])
  })

  it('continues after the member leaves its page, and shows its answer elsewhere', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.arm('affiliate-withdraw.0', { delayMs: 3_000 })
    const flow = visit.flow('affiliate')
    flow.send({ type: 'affiliate.changeAmount', text: '100' })
    flow.send({ type: 'affiliate.submit' })
    flow.send({ type: 'payout.confirm' })
    await visit.advance(second)
    visit.navigation.go('/', 'push')
    await visit.advance(3 * second)
    expect([visit.toasts.at(-1)?.message.id, await callsOf(browser)]).toEqual([
      'affiliate.withdraw.success',
      1,
    ])
  })
})

describe('the overview', () => {
  it('that cannot be read says so, and loads on the second try', async () => {
    const browser = openBrowser()
    await browser.control.fault('affiliateOverview', 'malformed')
    const { visit } = await openAt('2026-12-02T14:00:00', browser)
    const before = viewOf(visit).screen
    visit.flow('affiliate').send({ type: 'affiliate.retry' })
    await visit.advance(second)
    expect([before, viewOf(visit).screen]).toEqual(['unavailable', 'editing'])
  })

  it.each([
    ['affiliateOverview', '/affiliate', overviewScreen],
    ['affiliateMembers', '/affiliate/member', reportScreen],
    ['affiliateReportDaily', '/affiliate/reportDaily', reportScreen],
  ] as const)(
    'and its reports load after one press if a failure covered %s',
    async (endpoint, path, screenIn) => {
      const browser = openBrowser()
      await browser.control.setClock('2026-12-02T14:00:00+07:00')
      const visit = await visitAs(browser, 'demo')
      await browser.control.fault(endpoint, 'malformed')
      visit.navigation.go(path, 'push')
      await visit.advance(second)
      const before = [contentOf(visit), screenIn(visit)]
      visit.app.actor.getSnapshot().children.content?.send({ type: 'content.retry' })
      await visit.advance(second)
      expect([before, contentOf(visit), screenIn(visit)]).toEqual([
        ['tryLater', screenIn === overviewScreen ? 'unavailable' : 'failed'],
        'page',
        screenIn === overviewScreen ? 'editing' : 'shown',
      ])
    },
  )

  it('that fails does not cover another page that the member went to meanwhile [OPEN-77]', async () => {
    const browser = openBrowser()
    await browser.control.setClock('2026-12-02T14:00:00+07:00')
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('affiliateOverview', 'hang', { times: null })
    visit.navigation.go('/affiliate', 'push')
    await visit.advance(second)
    visit.navigation.go('/help', 'push')
    await visit.advance(deadlines.read)
    const elsewhere = [contentOf(visit), overviewScreen(visit)]
    visit.navigation.go('/affiliate', 'push')
    await visit.advance(second + deadlines.read)
    expect([elsewhere, contentOf(visit)]).toEqual([['page', 'unavailable'], 'maintenance'])
  })

  it('is read again each time it is opened, and keeps the typed amount', async () => {
    const { browser, visit } = await openAt('2026-12-02T10:59:00')
    visit.flow('affiliate').send({ type: 'affiliate.changeAmount', text: '100' })
    const before = viewOf(visit).overview
    visit.navigation.go('/', 'push')
    await visit.advance(60 * second)
    visit.navigation.go('/affiliate', 'push')
    await visit.advance(second)
    const after = viewOf(visit).overview
    const reads = await browser.control.requests({ endpoint: 'affiliateOverview' })
    expect([viewOf(visit).amountText, before?.updatedAt, after?.updatedAt, reads.length]).toEqual([
      '100',
      Date.parse('2026-12-01T11:00:00+07:00'),
      Date.parse('2026-12-02T11:00:00+07:00'),
      2,
    ])
  })

  it.each(['/affiliate?sideDeposit=true', '/affiliate?sideHistory=true', '/en/affiliate'])(
    'stays as it is, with the typed amount, at %s',
    async (address) => {
      const { browser, visit } = await openAt('2026-12-02T14:00:00')
      visit.flow('affiliate').send({ type: 'affiliate.changeAmount', text: '100' })
      visit.navigation.go(address, 'push')
      await visit.advance(second)
      visit.navigation.back()
      await visit.advance(second)
      const reads = await browser.control.requests({ endpoint: 'affiliateOverview' })
      expect([viewOf(visit).amountText, reads.length]).toEqual(['100', 1])
    },
  )
})
