import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { openAt, viewOf } from './affiliate.steps.ts'
import {
  openBrowserWithPassword,
  password,
  passwordDraftOf,
  sentBy,
  typePassword,
} from './payout-password.steps.ts'

describe('commission on a site that asks for the password', () => {
  test('is withdrawn once the password is confirmed, but not with a wrong or missing one', async () => {
    const { browser } = await openBrowserWithPassword()
    const { visit } = await openAt('2026-12-02T14:00:00', browser)
    const flow = visit.flow('affiliate')
    const confirm = async (text: string) => {
      typePassword(visit, text, 'affiliate')
      flow.send({ type: 'payout.confirm' })
      await visit.advance(second)
      const { amountText, password: shown, screen } = viewOf(visit)
      return [screen, amountText, shown?.problem?.id]
    }
    flow.send({ type: 'affiliate.changeAmount', text: '100.25' })
    flow.send({ type: 'affiliate.submit' })
    const looks = [await confirm(''), await confirm('mistyped')]
    const done = await confirm(password)
    expect([looks, done, await sentBy(browser)]).toEqual([
      [
        ['reviewing', '100.25', 'payout.password.error.empty'],
        ['reviewing', '100.25', 'payout.password.error.wrong'],
      ],
      ['editing', '', undefined],
      ['confirmPassword', 'confirmPassword', 'affiliateWithdraw'],
    ])
  })

  test('is not withdrawn if the member leaves the page meanwhile', async () => {
    const { browser, confirmations } = await openBrowserWithPassword()
    const { visit } = await openAt('2026-12-02T14:00:00', browser)
    const flow = visit.flow('affiliate')
    flow.send({ type: 'affiliate.changeAmount', text: '100.25' })
    flow.send({ type: 'affiliate.submit' })
    confirmations.hold()
    typePassword(visit, password, 'affiliate')
    flow.send({ type: 'payout.confirm' })
    await visit.advance(0)
    visit.navigation.back()
    confirmations.release()
    await visit.advance(second)
    expect([viewOf(visit).screen, viewOf(visit).amountText, passwordDraftOf(visit)]).toEqual([
      'editing',
      '100.25',
      '',
    ])
    expect(await browser.control.requests({ endpoint: 'affiliateWithdraw' })).toEqual([])
  })
})
