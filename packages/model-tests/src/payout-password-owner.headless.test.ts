import { createMemoryCookies } from '@croupier/core/ports'
import { describe, expect, test } from 'vitest'
import { visitAs } from './deposit.steps.ts'
import {
  confirmWith,
  openReviewWithPassword,
  password,
  seenOf,
  sentBy,
} from './payout-password.steps.ts'
import { type Browser, endedSessionOf, openBrowser } from './site-visit.ts'
import { madeBy } from './withdraw.steps.ts'

/** Replaces the tokens with those of another member. */
async function swapTokens(browser: Browser): Promise<void> {
  const { clock, locks } = browser.ports
  const jar = createMemoryCookies({}, clock)
  const ports = { ...openBrowser().ports, clock, cookies: jar, locks }
  const visit = await visitAs({ ...browser, jar, ports }, 'onechannel')
  visit.leave()
  browser.jar.write('auth', jar.read('auth') ?? '', 'browserSession')
}

describe('the password before a payout', () => {
  test('is not sent with a stranger’s tokens, and the session ends [OPEN-78]', async () => {
    const { browser, visit } = await openReviewWithPassword()
    await swapTokens(browser)
    await confirmWith(visit, password)
    expect([await sentBy(browser), endedSessionOf(visit), browser.jar.read('auth')]).toEqual([
      [],
      { id: 'session.error.shadowed' },
      null,
    ])
  })

  test('is not sent while the owner of the tokens cannot be checked: the review says so and stays', async () => {
    const { browser, visit } = await openReviewWithPassword()
    browser.jar.write('auth', '{"access_token":"renewed-elsewhere"}', 'browserSession')
    await browser.control.fault('getMember', 'reset')
    await confirmWith(visit, password)
    expect([await sentBy(browser), await madeBy(browser), seenOf(visit), visit.toasts]).toEqual([
      [],
      0,
      ['reviewing', '500', 'session.error.unverified'],
      [],
    ])
  })
})
