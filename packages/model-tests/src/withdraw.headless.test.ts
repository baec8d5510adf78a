import { withdrawnToastDuration } from '@croupier/core'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { balanceOf } from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'
import { askFor, callsOf, lockShown, visitWithdraw, withdrawOf } from './withdraw.steps.ts'

/** What the form shows besides the field. */
const said = (visit: Parameters<typeof withdrawOf>[0]) => {
  const { isLocked, problem, screen } = withdrawOf(visit)
  return { screen, isLocked, problem: problem?.message ?? null }
}

describe('withdrawing', () => {
  test('shows the limits and the account [WD-01, WD-02, WD-03, WD-05, WD-06, BAL-03]', async () => {
    const visit = await visitWithdraw(openBrowser(), 'demo')
    expect(withdrawOf(visit)).toEqual({
      screen: 'editing',
      account: { bankId: 'kbank', holder: 'Somchai Jaidee', number: 'xxx-x-xx789-0' },
      min: 10_000,
      max: 99_999_900,
      decimals: 2,
      credit: 1_250_050,
      creditBefore: null,
      creditNow: 1_250_050,
      all: 1_250_050,
      quickAmounts: [10_000, 50_000, 100_000, 500_000],
      amount: null,
      amountText: '',
      brokenLimit: null,
      problem: null,
      isLocked: false,
      refusedAttempts: 0,
      isSubmitting: false,
      password: null,
      review: null,
      unknown: null,
    })
  })

  test('sends the amount, shows a toast, locks, and fetches the balance again [WD-15, WD-17, WD-19, WD-22, BAL-04, ERR-37, OPEN-55, OPEN-58]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await askFor(visit, '1,200.50')
    const [call] = await browser.control.requests({ endpoint: 'withdraw' })
    expect({
      sent: call?.body,
      said: said(visit),
      typed: withdrawOf(visit).amountText,
      balance: balanceOf(visit),
      lock: lockShown(visit),
      toasts: visit.toasts,
    }).toEqual({
      sent: { balance: 1200.5 },
      said: { screen: 'editing', isLocked: true, problem: null },
      typed: '',
      balance: 1_130_000,
      lock: {
        countdown: '10:00',
        duration: 'PT10M0S',
        fractionLeft: 1,
        until: browser.clock.now() + 10 * minute,
        milestone: null,
        form: 'counted',
        isUntilToday: true,
        made: { amount: 120_050, at: browser.clock.now() },
      },
      toasts: [
        {
          tone: 'positive',
          message: { id: 'withdraw.success', values: { amount: { satang: 120_050 } } },
          durationMs: withdrawnToastDuration,
        },
      ],
    })
  })

  test('says what is wrong with an amount and makes no call [WD-07, WD-08, WD-09, WD-10]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    const problems: unknown[] = []
    for (const text of ['', '99', '1000000', '12500.51']) {
      await askFor(visit, text)
      problems.push(said(visit).problem?.id)
    }
    expect([problems, await callsOf(browser)]).toEqual([
      [
        'withdraw.amount.error.empty',
        'withdraw.amount.error.belowMin',
        'withdraw.amount.error.aboveMax',
        'withdraw.amount.error.aboveCredit',
      ],
      0,
    ])
  })

  test('makes one call, however often the member presses', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.fault('withdraw', 'slow')
    const withdraw = visit.flow('withdraw')
    withdraw.send({ type: 'withdraw.changeAmount', text: '500' })
    const press = () => {
      for (const type of ['withdraw.submit', 'payout.confirm'] as const) {
        for (let time = 0; time < 5; time += 1) withdraw.send({ type })
      }
    }
    press()
    await visit.advance(minute)
    press()
    await visit.advance(0)
    expect(await callsOf(browser)).toBe(1)
  })

  test.each([
    ['noaccount', 'withoutAccount', 'WD-23, ERR-47'],
    ['noprofile', 'unavailable', 'ERR-45'],
  ])('shows the member %s the screen %s [%s]', async (username, screen) => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, username)
    const seen = withdrawOf(visit).screen
    for (const type of ['withdraw.submit', 'payout.confirm'] as const) {
      visit.flow('withdraw').send({ type })
    }
    await visit.advance(0)
    expect([seen, await callsOf(browser)]).toEqual([screen, 0])
  })

  test('is not sent if the browser cannot store it, and the member is told so', async () => {
    const browser = openBrowser()
    const { storages } = browser.ports
    const local = { ...storages.local, write: () => false }
    const full = { ...browser, ports: { ...browser.ports, storages: { ...storages, local } } }
    const visit = await visitWithdraw(full, 'demo')
    await askFor(visit, '500')
    expect([said(visit), withdrawOf(visit).amountText, await callsOf(browser)]).toEqual([
      { screen: 'editing', isLocked: false, problem: { id: 'withdraw.error.notKept' } },
      '500',
      0,
    ])
  })

  test('uses the minimum of the profile if its own cannot be loaded [OPEN-54]', async () => {
    const browser = openBrowser()
    await browser.control.fault('getMinWithdraw', 'http')
    const visit = await visitWithdraw(browser, 'demo')
    expect([withdrawOf(visit).screen, withdrawOf(visit).min]).toEqual(['editing', 10_000])
  })
})

describe('the lock after a withdrawal', () => {
  test('refuses with the remaining time and no call, and ends with its countdown [WD-14, WD-20, WD-21, ERR-50, OPEN-80]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await askFor(visit, '500')
    await visit.advance(2 * minute + 28_500)
    await askFor(visit, '500')
    const refused = { ...said(visit), countdown: lockShown(visit)?.countdown }
    const calls = await callsOf(browser)
    const shown = withdrawOf(visit)
    await visit.advance(10 * second)
    expect(withdrawOf(visit)).toEqual(shown)
    await visit.advance(7 * minute + 21_499)
    const last = lockShown(visit)?.countdown
    await visit.advance(1)
    expect([refused, calls, last, lockShown(visit), said(visit)]).toEqual([
      {
        screen: 'editing',
        isLocked: true,
        problem: {
          id: 'withdraw.error.waitRemaining',
          values: { hours: 0, minutes: 7, seconds: 32 },
        },
        countdown: '07:32',
      },
      1,
      '00:01',
      null,
      { screen: 'editing', isLocked: false, problem: null },
    ])
    await askFor(visit, '500')
    expect(await callsOf(browser)).toBe(2)
  })

  test('survives a reload, shows in other tabs, and applies to nobody else [OPEN-56]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    const other = await visitSite(browser.openTab(), '/withdraw')
    await askFor(visit, '500')
    await visit.advance(minute)
    const heard = lockShown(other)?.countdown
    visit.leave()
    const again = await visitSite(browser, '/withdraw')
    expect([heard, lockShown(again)?.countdown, withdrawOf(again).isLocked]).toEqual([
      '09:00',
      '09:00',
      true,
    ])
  })

  test('that only the server knows begins with its refusal [WD-18, WD-24, ERR-38]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'waiting')
    const [before] = (await browser.control.members()).filter(
      ({ username }) => username === 'waiting',
    )
    await askFor(visit, '500')
    expect([said(visit), lockShown(visit)?.until]).toEqual([
      {
        screen: 'editing',
        isLocked: true,
        problem: {
          id: 'withdraw.error.locked',
          values: {
            hours: expect.any(Number),
            minutes: expect.any(Number),
            seconds: expect.any(Number),
          },
        },
      },
      before?.withdrawLockedUntil,
    ])
    expect(withdrawOf(visit).amountText).toBe('500')
  })
})

describe('a refusal', () => {
  test.each([
    ['withdraw.1001', 'withdraw.error.insufficientBalance', 'ERR-39'],
    ['withdraw.1002', 'withdraw.error.belowMinimum', 'ERR-40'],
    ['withdraw.1009', 'withdraw.error.amountLimit', 'ERR-41, ERR-49'],
    ['withdraw.1010', 'withdraw.error.countLimit', 'ERR-42, ERR-49'],
    ['withdraw.1011', 'withdraw.error.amountAndCountLimit', 'ERR-43, ERR-49'],
  ])('%s shows %s and keeps the amount [%s, OPEN-80]', async (armed, id) => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.arm(armed)
    await askFor(visit, '500')
    const refused = { id: said(visit).problem?.id, text: withdrawOf(visit).amountText }
    await askFor(visit, '600')
    expect([refused, await callsOf(browser), withdrawOf(visit).isLocked]).toEqual([
      { id, text: '500' },
      2,
      true,
    ])
  })

  test('is counted, also if nothing was sent, and nothing else is counted', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.arm('withdraw.1009')
    const counts: number[] = []
    for (const text of ['5', '500', '500', '500']) {
      await askFor(visit, text)
      counts.push(withdrawOf(visit).refusedAttempts)
    }
    await visit.advance(minute)
    expect([counts, withdrawOf(visit).refusedAttempts]).toEqual([[1, 2, 2, 3], 3])
  })

  test('with a minimum raises the minimum [OPEN-54]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.arm('withdraw.1002')
    await askFor(visit, '400')
    await askFor(visit, '450')
    expect([withdrawOf(visit).min, said(visit).problem, await callsOf(browser)]).toEqual([
      50_000,
      { id: 'withdraw.amount.error.belowMin', values: { min: 500 } },
      1,
    ])
  })

  test('of the token renews the token, and the withdrawal is made once', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.arm('session.7003.call', { endpoint: 'withdraw' })
    await askFor(visit, '500')
    const keys = (await browser.control.requests({ endpoint: 'withdraw' })).map(
      ({ status }) => status,
    )
    expect([
      keys.length,
      (await browser.control.withdrawals()).length,
      withdrawOf(visit).isLocked,
    ]).toEqual([2, 1, true])
  })
})
