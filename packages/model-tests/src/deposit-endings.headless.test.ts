import { depositView } from '@croupier/core/deposit'
import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { requestQr, visitAs } from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'

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
