import { depositView } from '@croupier/core/deposit'
import type { KeyValueStorage } from '@croupier/core/ports'
import { untilNextPoll } from '@croupier/core/testing'
import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  keptOfDeposits,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  visitAs,
} from './deposit.steps.ts'
import { moments } from './deposit-leaving.moments.ts'
import { begin, comeBack, listen } from './deposit-leaving.steps.ts'
import { type Browser, openBrowser, visitSite } from './site-visit.ts'

/**
 * A browser whose storages can become full: existing items stay and can be removed. There is always room for
 * a token that is too long for a cookie, because nobody stays signed in without it.
 */
function openFullBrowser(
  findsRoom: (key: string) => boolean = (key) => key === 'vault.refreshToken',
): {
  readonly browser: Browser
  readonly fill: () => void
} {
  const browser = openBrowser()
  let isFull = false
  const limited = (storage: KeyValueStorage): KeyValueStorage => ({
    ...storage,
    write: (key, value) => (!isFull || findsRoom(key)) && storage.write(key, value),
  })
  const { local, session } = browser.ports.storages
  const storages = { local: limited(local), session: limited(session) }
  return {
    browser: { ...browser, ports: { ...browser.ports, storages } },
    fill: () => {
      isFull = true
    },
  }
}

describe('a browser whose storage is full', () => {
  test.each(Object.entries(moments))(
    'completes a deposit that the member leaves while %s',
    async (_, moment) => {
      const { browser, fill } = openFullBrowser()
      fill()
      const scene = await begin(browser, moment)
      const messages = listen(scene.visit.app)
      scene.visit.navigation.go('/en', 'push')
      await scene.visit.advance(6 * second)
      expect(await comeBack(scene, messages)).toEqual(moment.left)
    },
  )

  test('finds a stored code and its payment after a reload', async () => {
    const { browser, fill } = openFullBrowser()
    const first = await visitAs(browser, 'demo')
    await requestQr(first, '500')
    fill()
    first.flow('deposit').send({ type: 'qr.understandReuse' })
    first.leave()
    const again = await visitSite(browser, '/')
    await browser.control.pay((await newestPayment(browser)).id)
    await again.advance(untilNextPoll)
    expect([screenOf(again), keptOfDeposits(browser)]).toEqual(['succeeded', []])
  })

  test('does not find a code after a reload that it could not store, and shows the right balance', async () => {
    const { browser, fill } = openFullBrowser()
    fill()
    const first = await visitAs(browser, 'demo')
    await requestQr(first, '500')
    first.leave()
    const payment = await newestPayment(browser)
    await browser.control.pay(payment.id)
    const again = await visitSite(browser, '/')
    await openDeposit(again)
    expect([screenOf(again), balanceOf(again)]).toEqual([
      'choosingChannel',
      1_250_050 + Math.round(payment.payAmount * 100),
    ])
  })

  test('does not find a code after a reload whose secrets it could not store, and warned before', async () => {
    const { browser, fill } = openFullBrowser((key) => !key.startsWith('vault.payment.'))
    fill()
    const first = await visitAs(browser, 'demo')
    await requestQr(first, '500')
    const { isForgetful } = depositView(first.flow('deposit').getSnapshot(), 'wide')
    first.leave()
    const again = await visitSite(browser, '/')
    await openDeposit(again)
    expect([isForgetful, screenOf(again), keptOfDeposits(browser)]).toEqual([
      true,
      'enteringAmount',
      [],
    ])
  })
})
