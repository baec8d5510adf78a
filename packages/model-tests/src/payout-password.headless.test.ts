import { toastDuration } from '@croupier/core'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  confirmWith,
  openReviewWithPassword,
  password,
  passwordDraftOf,
  seenOf,
  sentBy,
} from './payout-password.steps.ts'
import { visitSite } from './site-visit.ts'
import { madeBy, reviewAmount, withdrawOf } from './withdraw.steps.ts'

describe('a withdrawal on a site that asks for the password', () => {
  test('is sent once after the password is confirmed, however often the member presses', async () => {
    const { browser, visit } = await openReviewWithPassword()
    const press = () => visit.flow('withdraw').send({ type: 'payout.confirm' })
    const confirmed = confirmWith(visit, password)
    press()
    press()
    await confirmed
    press()
    await visit.advance(0)
    expect([await sentBy(browser), await madeBy(browser), passwordDraftOf(visit)]).toEqual([
      ['confirmPassword', 'withdraw'],
      1,
      '',
    ])
  })

  test('is not sent without a password, and the password is not checked', async () => {
    const { browser, visit } = await openReviewWithPassword()
    await confirmWith(visit, '')
    expect([seenOf(visit), await sentBy(browser)]).toEqual([
      ['reviewing', '500', 'payout.password.error.empty'],
      [],
    ])
  })

  test('is not sent with a wrong password, which is typed again while the review and its amount stay', async () => {
    const { browser, visit } = await openReviewWithPassword()
    await confirmWith(visit, 'mistyped')
    const wrong = [seenOf(visit), passwordDraftOf(visit), withdrawOf(visit).password]
    visit.flow('withdraw').send({ type: 'payout.confirm' })
    const empty = seenOf(visit)
    await confirmWith(visit, password)
    expect([wrong, empty, await sentBy(browser), await madeBy(browser)]).toEqual([
      [
        ['reviewing', '500', 'payout.password.error.wrong'],
        '',
        { problem: { id: 'payout.password.error.wrong' }, refusedAttempts: 1, isBusy: false },
      ],
      ['reviewing', '500', 'payout.password.error.empty'],
      ['confirmPassword', 'confirmPassword', 'withdraw'],
      1,
    ])
  })

  test('waits a minute after five wrong passwords, and refers to the admin if the password is locked', async () => {
    const { browser, visit } = await openReviewWithPassword()
    for (let tries = 0; tries < 5; tries++) await confirmWith(visit, 'mistyped')
    await confirmWith(visit, password)
    const early = seenOf(visit)
    await visit.advance(minute)
    await browser.control.putMember({ username: 'demo', flags: ['passwordLocked'] })
    await confirmWith(visit, password)
    const locked = seenOf(visit)
    await browser.control.putMember({ username: 'demo', flags: [] })
    await confirmWith(visit, password)
    expect([early, locked, await madeBy(browser)]).toEqual([
      ['reviewing', '500', 'payout.password.error.wait'],
      ['reviewing', '500', 'payout.password.error.locked'],
      1,
    ])
  })

  test.each(['reset', 'hang', 'malformed', 'http'] as const)(
    'is not sent if the password gets no answer (%s), and the password is not kept',
    async (fault) => {
      const { browser, visit } = await openReviewWithPassword()
      await browser.control.fault('confirmPassword', fault)
      await confirmWith(visit, password)
      await visit.advance(21 * second)
      expect([seenOf(visit), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
        ['reviewing', '500', 'payout.password.error.unanswered'],
        '',
        0,
      ])
    },
  )

  test('is not checked again during a wait that the server asks for, and a press says how long it lasts', async () => {
    const { browser, visit } = await openReviewWithPassword()
    await browser.control.fault('confirmPassword', 'http', { status: 429 })
    await confirmWith(visit, password)
    await visit.advance(10 * second)
    await confirmWith(visit, password)
    const early = [seenOf(visit), visit.toasts.at(-1), await sentBy(browser)]
    await visit.advance(50 * second)
    await confirmWith(visit, password)
    expect([early, await sentBy(browser), await madeBy(browser)]).toEqual([
      [
        ['reviewing', '500', 'payout.password.error.unanswered'],
        {
          tone: 'neutral',
          message: { id: 'status.askedToWait', values: { seconds: 50 } },
          durationMs: toastDuration,
          topic: 'busy',
        },
        ['confirmPassword'],
      ],
      ['confirmPassword', 'confirmPassword', 'withdraw'],
      1,
    ])
  })

  test('is not claimed by a tab before its password is confirmed', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    const kept = () => browser.ports.storages.local.keys().filter((key) => /attempt/.test(key))
    await browser.control.fault('withdraw', 'hang')
    confirmations.hold()
    await confirmWith(visit, password)
    const before = [seenOf(visit), withdrawOf(visit).password?.isBusy, kept()]
    confirmations.release()
    await visit.advance(0)
    expect([before, seenOf(visit), kept().length]).toEqual([
      [['reviewing', '500', null], true, []],
      ['submitting', '500', null],
      1,
    ])
  })

  test('is not sent if the member goes back during the password check', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    confirmations.hold()
    await confirmWith(visit, password)
    visit.flow('withdraw').send({ type: 'payout.change' })
    confirmations.release()
    await visit.advance(second)
    expect([seenOf(visit), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
      ['editing', '500', null],
      '',
      0,
    ])
  })

  test('is not sent if the member leaves the panel meanwhile, and the password is dropped', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    confirmations.hold()
    await confirmWith(visit, password)
    visit.navigation.back()
    confirmations.release()
    await visit.advance(second)
    expect([seenOf(visit), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
      ['editing', '500', null],
      '',
      0,
    ])
  })

  test('is not sent if the member is signed out meanwhile', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    confirmations.hold()
    await confirmWith(visit, password)
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    confirmations.release()
    await visit.advance(second)
    expect([visit.isRunning('withdraw'), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
      false,
      '',
      0,
    ])
  })

  test('is not sent if a lock begins during the password check', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    const other = await visitSite(browser.openTab(), '/withdraw')
    await other.advance(second)
    await reviewAmount(other, '300')
    confirmations.hold()
    await confirmWith(visit, password)
    await confirmWith(other, password)
    confirmations.release()
    await visit.advance(0)
    const sent = (await sentBy(browser)).filter((name) => name === 'withdraw')
    expect([seenOf(visit)[0], seenOf(other)[0], sent.length]).toEqual(['editing', 'editing', 1])
  })

  test('is not sent if the balance falls during the password check', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    confirmations.hold()
    await confirmWith(visit, password)
    await browser.control.putMember({ username: 'demo', balance: 400 })
    visit.page.hide()
    visit.page.resume()
    await visit.advance(second)
    confirmations.release()
    await visit.advance(0)
    expect([seenOf(visit), await sentBy(browser)]).toEqual([
      ['editing', '500', 'withdraw.amount.error.aboveCredit'],
      ['confirmPassword'],
    ])
  })

  test('is not sent while another tab waits for its answer, and shows that withdrawal', async () => {
    const { browser, confirmations, visit } = await openReviewWithPassword()
    const asking = await visitSite(browser.openTab(), '/withdraw')
    await asking.advance(second)
    await reviewAmount(asking, '500')
    await browser.control.fault('withdraw', 'malformed')
    await confirmWith(asking, password)
    confirmations.hold()
    await confirmWith(visit, password)
    visit.page.hide()
    visit.page.resume()
    await visit.advance(0)
    const sent = (await sentBy(browser)).filter((name) => name === 'withdraw')
    expect([seenOf(visit)[0], passwordDraftOf(visit), sent]).toEqual([
      'outcomeUnknown',
      '',
      ['withdraw'],
    ])
  })

  test('is refused after its confirmation has expired, and is confirmed again', async () => {
    const { browser, visit } = await openReviewWithPassword()
    await browser.control.arm('withdraw.5002')
    await confirmWith(visit, password)
    const lapsed = seenOf(visit)
    visit.flow('withdraw').send({ type: 'withdraw.submit' })
    await confirmWith(visit, password)
    expect([lapsed, await sentBy(browser), await madeBy(browser)]).toEqual([
      ['editing', '500', 'payout.password.error.lapsed'],
      ['confirmPassword', 'withdraw', 'confirmPassword', 'withdraw'],
      1,
    ])
  })

  test('is refused if only the server requires the password, and the next review asks for it', async () => {
    const { browser, visit } = await openReviewWithPassword()
    await browser.control.changeSite({ payoutPassword: false })
    const page = await visitSite(browser.openTab(), '/withdraw')
    await page.advance(second)
    await browser.control.changeSite({ payoutPassword: true })
    await reviewAmount(page, '500')
    const { password: shown } = withdrawOf(page)
    page.flow('withdraw').send({ type: 'payout.confirm' })
    await page.advance(0)
    visit.leave()
    const refused = [shown, seenOf(page), await madeBy(browser)]
    page.flow('withdraw').send({ type: 'withdraw.submit' })
    page.navigation.go('/', 'push')
    await page.advance(0)
    const left = seenOf(page)[0]
    page.flow('withdraw').send({ type: 'withdraw.submit' })
    await confirmWith(page, password)
    expect([refused, left, await sentBy(browser), await madeBy(browser)]).toEqual([
      [null, ['editing', '500', 'payout.password.error.lapsed'], 0],
      'editing',
      ['withdraw', 'confirmPassword', 'withdraw'],
      1,
    ])
  })
})
