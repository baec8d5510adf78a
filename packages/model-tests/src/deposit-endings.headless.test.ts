import { maintenanceCheckInterval } from '@croupier/core'
import { cancelLimit, depositView } from '@croupier/core/deposit'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { newestPayment, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'

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
    await hidden.advance(2 * second)
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
    await hidden.advance(2 * second)
    expect([receipt === null, await afterReload()]).toEqual([
      false,
      { screen: 'succeeded', amount: receipt?.amount },
    ])
  })

  test.each([false, true])(
    'outlives maintenance; with a reload after it: %s',
    async (isReloaded) => {
      const browser = openBrowser()
      const visit = await visitAs(browser, 'demo')
      await requestQr(visit, '500')
      await browser.control.pay((await newestPayment(browser)).id)
      await visit.advance(4 * second)
      await browser.control.maintenance(true)
      await visit.advance(maintenanceCheckInterval)
      const during = visit.navigation.current()
      await browser.control.maintenance(false)
      await visit.advance(maintenanceCheckInterval)
      if (isReloaded) visit.leave()
      const after = isReloaded ? await visitSite(browser, visit.navigation.current()) : visit
      await after.advance(second)
      const told = visit.toasts.map(({ message }) => message.id)
      expect([during, screenOf(after), told]).toEqual(['/maintenance', 'succeeded', []])
    },
  )

  test('stays when another tab cancels the same code unchecked', async () => {
    const { afterReload, browser, deposit, hidden } = await payBesideHiddenTab()
    const { receipt } = depositView(deposit.getSnapshot(), 'wide')
    browser.connection.cut()
    hidden.page.resume()
    hidden.flow('deposit').send({ type: 'qr.cancel' })
    hidden.flow('deposit').send({ type: 'qr.confirmCancel' })
    await hidden.advance(cancelLimit + second)
    hidden.flow('deposit').send({ type: 'qr.confirmCancel' })
    await hidden.advance(0)
    const { ending } = depositView(hidden.flow('deposit').getSnapshot(), 'wide')
    browser.connection.mend()
    expect([ending?.title.id, await afterReload()]).toEqual([
      'deposit.ending.cancelledTitle',
      { screen: 'succeeded', amount: receipt?.amount },
    ])
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
