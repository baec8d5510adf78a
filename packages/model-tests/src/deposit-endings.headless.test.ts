import { maintenanceCheckInterval } from '@croupier/core'
import { cancelLimit, depositView, lateLookEvery } from '@croupier/core/deposit'
import { untilNextPoll } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { newestPayment, openDeposit, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

describe('a receipt', () => {
  /** A code that is paid in one tab while another one, which shows it too, is hidden. */
  async function payBesideHiddenTab() {
    const browser = openBrowser()
    const seen = await visitAs(browser, 'demo')
    await requestQr(seen, '500')
    const hidden = await visitSite(browser.openTab(), '/?sideDeposit=true')
    await hidden.advance(second)
    hidden.page.hide()
    await browser.control.pay((await newestPayment(browser)).id)
    await seen.advance(4 * second)
    const afterReload = async () => {
      seen.leave()
      hidden.leave()
      const reloaded = await visitSite(browser, '/?sideDeposit=true')
      await reloaded.advance(second)
      const { receipt, screen } = depositView(reloaded.flow('deposit').getSnapshot(), 'wide')
      return { screen, amount: receipt?.amount ?? null }
    }
    return { browser, seen, hidden, deposit: seen.flow('deposit'), afterReload }
  }

  test('that was left stays away when another tab sees the money late', async () => {
    const { afterReload, deposit, hidden, seen } = await payBesideHiddenTab()
    deposit.send({ type: 'deposit.again' })
    await seen.advance(10 * minute)
    hidden.page.resume()
    await hidden.advance(untilNextPoll)
    expect(await afterReload()).toEqual({ screen: 'enteringAmount', amount: null })
  })

  test('of a newer code stays when another tab sees the money of the older one late', async () => {
    const { afterReload, browser, deposit, hidden, seen } = await payBesideHiddenTab()
    deposit.send({ type: 'deposit.again' })
    await seen.advance(0)
    await requestQr(seen, '700')
    await browser.control.pay((await newestPayment(browser)).id)
    await seen.advance(4 * second)
    const { receipt } = depositView(deposit.getSnapshot(), 'wide')
    await seen.advance(10 * minute)
    hidden.page.resume()
    await hidden.advance(untilNextPoll)
    expect([receipt === null, await afterReload()]).toEqual([
      false,
      { screen: 'succeeded', amount: receipt?.amount },
    ])
  })

  test.each([
    ['maintenance', '/maintenance', false],
    ['maintenance', '/maintenance', true],
    ['the closed site', '/?sideDeposit=true', false],
    ['the closed site', '/?sideDeposit=true', true],
  ] as const)(
    'outlives %s and is told once; with a reload after it: %s %s',
    async (what, address, isReloaded) => {
      const browser = openBrowser()
      const visit = await visitAs(browser, 'demo')
      const cover = (isOn: boolean) =>
        what === 'maintenance'
          ? browser.control.maintenance(isOn)
          : browser.control.changeSite({ closed: isOn })
      await requestQr(visit, '500')
      await browser.control.pay((await newestPayment(browser)).id)
      await visit.advance(4 * second)
      await cover(true)
      await visit.advance(maintenanceCheckInterval)
      const during = visit.navigation.current()
      await cover(false)
      await visit.advance(maintenanceCheckInterval)
      if (isReloaded) visit.leave()
      const after = isReloaded ? await visitSite(browser, visit.navigation.current()) : visit
      await after.advance(second)
      const { receipt, screen } = depositView(after.flow('deposit').getSnapshot(), 'wide')
      const told = visit.toasts.map(({ message }) => message.id)
      expect([during, screen, receipt?.isNews, told]).toEqual([address, 'succeeded', false, []])
    },
  )
})

test.each([
  ['stays under the closed site', true, false, 'succeeded'],
  ['is left by Back on the closed site', true, true, 'enteringAmount'],
  ['that came under the closed site stays, whatever was pressed there', false, true, 'succeeded'],
])('a receipt %s', async (_, isSeen, isLeft, screen) => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  const pay = async () => {
    await browser.control.pay((await newestPayment(browser)).id)
    await visit.advance(4 * second)
  }
  if (isSeen) await pay()
  await browser.control.changeSite({ closed: true })
  await visit.advance(maintenanceCheckInterval)
  if (!isSeen) await pay()
  if (isLeft) visit.navigation.back()
  await visit.advance(second)
  await browser.control.changeSite({ closed: false })
  await visit.advance(maintenanceCheckInterval)
  await openDeposit(visit)
  await visit.advance(second)
  expect(screenOf(visit)).toBe(screen)
})

describe('what the server has said about a code', () => {
  const said = {
    paid: (browser: Browser, id: string) => browser.control.pay(id),
    rejected: (browser: Browser, id: string) => browser.control.reject(id, 'Not your account'),
  }

  /** A tab learns the verdict on a code; then another one, which shows it too, is cut off and cancels it unchecked. */
  async function cancelBesideVerdict(verdict: keyof typeof said) {
    const browser = openBrowser()
    const seen = await visitAs(browser, 'demo')
    await requestQr(seen, '500')
    const other = await visitSite(browser.openTab(), '/?sideDeposit=true')
    await other.advance(second)
    other.page.hide()
    await said[verdict](browser, (await newestPayment(browser)).id)
    await seen.advance(4 * second)
    browser.connection.cut()
    other.page.resume()
    other.flow('deposit').send({ type: 'qr.cancel' })
    other.flow('deposit').send({ type: 'qr.confirmCancel' })
    await other.advance(cancelLimit + second)
    other.flow('deposit').send({ type: 'qr.confirmCancel' })
    await other.advance(0)
    browser.connection.mend()
    await other.advance(2 * lateLookEvery)
    const told = viewOf(other)
    const toasts = other.toasts.map(({ message }) => message.id)
    seen.leave()
    other.leave()
    const reloaded = await visitSite(browser, '/?sideDeposit=true')
    await reloaded.advance(second)
    return { told, toasts, reloaded: viewOf(reloaded) }
  }

  function viewOf(visit: SiteVisit) {
    const { ending, receipt, screen } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    return { screen, amount: receipt?.amount ?? null, reason: ending?.reason ?? null }
  }

  test('shows the receipt in a tab that cancels the paid code unchecked, and tells nothing new', async () => {
    const receipt = { screen: 'succeeded', amount: expect.any(Number), reason: null }
    expect(await cancelBesideVerdict('paid')).toEqual({
      told: receipt,
      toasts: [],
      reloaded: receipt,
    })
  })

  test('stays its rejection in a tab that cancels it unchecked', async () => {
    const card = { screen: 'enteringAmount', amount: null, reason: 'Not your account' }
    expect(await cancelBesideVerdict('rejected')).toEqual({
      told: card,
      toasts: [],
      reloaded: card,
    })
  })

  test('is shown, and not told again, by a tab that cannot ask after the receipt was left', async () => {
    const browser = openBrowser()
    const seen = await visitAs(browser, 'demo')
    await requestQr(seen, '500')
    const other = await visitSite(browser.openTab(), '/?sideDeposit=true')
    await other.advance(second)
    other.page.hide()
    await browser.control.pay((await newestPayment(browser)).id)
    await seen.advance(4 * second)
    seen.flow('deposit').send({ type: 'deposit.again' })
    await seen.advance(16 * minute)
    seen.page.hide()
    await browser.control.fault('pollQr', 'http', { times: null })
    other.page.resume()
    await other.advance(minute)
    const { amount, screen } = viewOf(other)
    other.flow('deposit').send({ type: 'deposit.again' })
    await other.advance(2 * lateLookEvery)
    const toasts = other.toasts.map(({ message }) => message.id)
    const empty = depositView(other.flow('deposit').getSnapshot(), 'wide').amountText
    expect([screen, amount === null, viewOf(other).screen, empty, toasts]).toEqual([
      'succeeded',
      false,
      'enteringAmount',
      '',
      [],
    ])
  })

  test('ends the doubt of a tab that cannot ask after the history has shown the money', async () => {
    const browser = openBrowser()
    const seen = await visitAs(browser, 'demo')
    await requestQr(seen, '500')
    const other = await visitSite(browser.openTab(), '/?sideDeposit=true')
    await other.advance(second)
    other.page.hide()
    const { id } = await newestPayment(browser)
    await seen.advance(16 * minute)
    seen.flow('deposit').send({ type: 'deposit.acknowledge' })
    await browser.control.payLate(id, true)
    await seen.advance(2 * lateLookEvery)
    const found = seen.toasts.map(({ message }) => message.id)
    await browser.control.fault('pollQr', 'http', { times: null })
    other.page.resume()
    await other.advance(minute)
    const { receipt, screen } = depositView(other.flow('deposit').getSnapshot(), 'wide')
    const toasts = other.toasts.map(({ message }) => message.id)
    seen.leave()
    other.leave()
    const reloaded = await visitSite(browser, '/?sideDeposit=true')
    await reloaded.advance(second)
    expect([found, screen, receipt === null, toasts, screenOf(reloaded)]).toEqual([
      ['deposit.poll.successBody'],
      'succeeded',
      false,
      [],
      'enteringAmount',
    ])
  })

  test('is stored when the history shows the money first, and a reload shows the receipt', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const { id } = await newestPayment(browser)
    await browser.control.fault('pollQr', 'http', { times: null })
    await visit.advance(16 * minute)
    const doubted = screenOf(visit)
    await browser.control.payLate(id, true)
    await visit.advance(2 * lateLookEvery)
    const shown = screenOf(visit)
    visit.leave()
    const reloaded = await visitSite(browser, '/?sideDeposit=true')
    await reloaded.advance(second)
    expect([doubted, shown, screenOf(reloaded)]).toEqual(['expired', 'succeeded', 'succeeded'])
  })

  test('is stored though another tab has given the code up before anybody saw it', async () => {
    const browser = openBrowser()
    const seen = await visitAs(browser, 'demo')
    await requestQr(seen, '500')
    const { id } = await newestPayment(browser)
    const { local } = browser.ports.storages
    for (const key of local.keys()) if (key.endsWith('deposit.payment')) local.remove(key)
    await browser.control.pay(id)
    await seen.advance(4 * second)
    seen.leave()
    const reloaded = await visitSite(browser, '/?sideDeposit=true')
    await reloaded.advance(second)
    expect(screenOf(reloaded)).toBe('succeeded')
  })
})

describe('a code that is cancelled after a reload', () => {
  test.each([
    ['its card', true, 'enteringAmount', 'deposit.ending.cancelled', []],
    [
      'a toast where the channels cannot be read',
      false,
      'unavailable',
      null,
      ['deposit.poll.cancelled'],
    ],
  ] as const)('is told once, by %s', async (_, hasProfile, screen, card, toasts) => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    visit.leave()
    if (!hasProfile) await browser.control.fault('getProfile', 'http', { times: null })
    const reloaded = await visitSite(browser, '/?sideDeposit=true')
    await reloaded.advance(second)
    const deposit = reloaded.flow('deposit')
    deposit.send({ type: 'qr.cancel' })
    deposit.send({ type: 'qr.confirmCancel' })
    await reloaded.advance(5 * second)
    const view = depositView(deposit.getSnapshot(), 'wide')
    expect([
      view.screen,
      view.ending?.message.id ?? null,
      reloaded.toasts.map(({ message }) => message.id),
    ]).toEqual([screen, card, toasts])
  })
})
