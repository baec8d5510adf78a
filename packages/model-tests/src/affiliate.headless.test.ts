import { type AffiliateView, affiliateView } from '@croupier/core/affiliate'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { balanceOf, visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

const day = 24 * 3_600 * second

/** The overview of a member at a moment of the server. */
async function openAt(bangkok: string, browser = openBrowser()) {
  await browser.control.setClock(`${bangkok}+07:00`)
  const visit = await visitAs(browser, 'demo')
  visit.navigation.go('/affiliate', 'push')
  await visit.advance(second)
  return { browser, visit }
}

const viewOf = (visit: SiteVisit): AffiliateView =>
  affiliateView(visit.flow('affiliate').getSnapshot())

async function withdraw(visit: SiteVisit, text: string): Promise<void> {
  const flow = visit.flow('affiliate')
  flow.send({ type: 'withdraw.changeAmount', text })
  flow.send({ type: 'withdraw.submit' })
  await visit.advance(second)
}

const callsOf = async ({ control }: Browser) =>
  (await control.requests({ endpoint: 'affiliateWithdraw' })).length

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
        durationMs: 10_000,
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
    'opens by itself at midnight in Bangkok after %s, whatever the clock of the device says [AFF-12, ERR-25]',
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
    ['affiliate-withdraw.1001', 'affiliate.withdraw.error.insufficientBalance', undefined],
    ['affiliate-withdraw.1004', 'affiliate.withdraw.error.oncePerDay', { count: 1 }],
    [
      'affiliate-withdraw.1005',
      'affiliate.withdraw.error.onlyDays1to5',
      { firstDay: 1, lastDay: 5 },
    ],
    ['affiliate-withdraw.other', 'affiliate.withdraw.error.other', { code: 9999 }],
  ])(
    'that the server refuses by %s keeps the amount and says why [ERR-23…25, OPEN-76]',
    async (armed, id, values) => {
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

  it('whose answer is lost is known to every page until somebody knows, and is sent once', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.fault('affiliateWithdraw', 'malformed')
    await withdraw(visit, '100')
    expect(viewOf(visit).unknown?.look).toBe('notFound')
    visit.leave()
    const again = await visitSite(browser, '/affiliate')
    await again.advance(second)
    expect(viewOf(again).unknown).toEqual({
      amount: 10_000,
      look: 'notFound',
      isLooking: false,
      canCheckAgain: true,
      canGoBack: false,
    })
    const otherTab = await visitSite(browser.openTab(), '/affiliate')
    await otherTab.advance(second)
    expect([viewOf(otherTab).screen, await callsOf(browser)]).toEqual(['outcomeUnknown', 1])
    await again.advance(60 * second)
    again.flow('affiliate').send({ type: 'withdraw.goBack' })
    await again.advance(second)
    expect([viewOf(again).screen, viewOf(otherTab).screen]).toEqual(['editing', 'editing'])
  })

  it('goes on when its page is left, and its answer is told elsewhere', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.arm('affiliate-withdraw.0', { delayMs: 3_000 })
    const flow = visit.flow('affiliate')
    flow.send({ type: 'withdraw.changeAmount', text: '100' })
    flow.send({ type: 'withdraw.submit' })
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
  it('that cannot be read says so, and is there at the second try', async () => {
    const browser = openBrowser()
    await browser.control.fault('affiliateOverview', 'malformed')
    const { visit } = await openAt('2026-12-02T14:00:00', browser)
    const before = viewOf(visit).screen
    visit.flow('affiliate').send({ type: 'affiliate.retry' })
    await visit.advance(second)
    expect([before, viewOf(visit).screen]).toEqual(['unavailable', 'editing'])
  })

  it('is read anew each time it is opened', async () => {
    const { browser, visit } = await openAt('2026-12-02T10:59:00')
    const before = viewOf(visit).overview
    visit.navigation.go('/', 'push')
    await visit.advance(60 * second)
    visit.navigation.go('/affiliate', 'push')
    await visit.advance(second)
    const after = viewOf(visit).overview
    const reads = await browser.control.requests({ endpoint: 'affiliateOverview' })
    expect([before?.updatedAt, after?.updatedAt, reads.length]).toEqual([
      Date.parse('2026-12-01T11:00:00+07:00'),
      Date.parse('2026-12-02T11:00:00+07:00'),
      2,
    ])
  })
})
