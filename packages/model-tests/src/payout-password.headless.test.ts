import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  confirmWith,
  openAskedLook,
  password,
  passwordDraftOf,
  seenOf,
  sentBy,
} from './payout-password.steps.ts'
import { visitSite } from './site-visit.ts'
import { lookAt, madeBy, withdrawOf } from './withdraw.steps.ts'

describe('a withdrawal where the site asks for the password', () => {
  test('follows the confirmation of the password, once, however often it is pressed', async () => {
    const { browser, visit } = await openAskedLook()
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

  test('is not sent without a password, nor is the password asked about', async () => {
    const { browser, visit } = await openAskedLook()
    await confirmWith(visit, '')
    expect([seenOf(visit), await sentBy(browser)]).toEqual([
      ['reviewing', '500', 'payout.password.error.empty'],
      [],
    ])
  })

  test('is not sent with a wrong one, which is typed anew; the look and its amount stay', async () => {
    const { browser, visit } = await openAskedLook()
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

  test('waits a minute after five wrong ones, and asks for admin where the password is locked', async () => {
    const { browser, visit } = await openAskedLook()
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
    'is not sent when nothing is said of the password (%s), and nothing is kept of it',
    async (fault) => {
      const { browser, visit } = await openAskedLook()
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

  test('is not asked about again before a wait is over that the server asks for, and who presses is told until when', async () => {
    const { browser, visit } = await openAskedLook()
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
          durationMs: 5 * second,
          topic: 'busy',
        },
        ['confirmPassword'],
      ],
      ['confirmPassword', 'confirmPassword', 'withdraw'],
      1,
    ])
  })

  test('is claimed by no tab before its password is confirmed', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    const kept = () => browser.ports.storages.local.keys().filter((key) => /attempt/.test(key))
    await browser.control.fault('withdraw', 'hang')
    confirmations.hold()
    await confirmWith(visit, password)
    const before = [seenOf(visit), withdrawOf(visit).password?.isBusy, kept()]
    confirmations.letGo()
    await visit.advance(0)
    expect([before, seenOf(visit), kept().length]).toEqual([
      [['reviewing', '500', null], true, []],
      ['submitting', '500', null],
      1,
    ])
  })

  test('is not sent by whoever goes back while the password is checked', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    confirmations.hold()
    await confirmWith(visit, password)
    visit.flow('withdraw').send({ type: 'payout.change' })
    confirmations.letGo()
    await visit.advance(second)
    expect([seenOf(visit), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
      ['editing', '500', null],
      '',
      0,
    ])
  })

  test('is not sent by whoever leaves the panel meanwhile, and their password goes with them', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    confirmations.hold()
    await confirmWith(visit, password)
    visit.navigation.back()
    confirmations.letGo()
    await visit.advance(second)
    expect([seenOf(visit), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
      ['editing', '500', null],
      '',
      0,
    ])
  })

  test('is not sent when the member is signed out meanwhile', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    confirmations.hold()
    await confirmWith(visit, password)
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    confirmations.letGo()
    await visit.advance(second)
    expect([visit.isRunning('withdraw'), passwordDraftOf(visit), await madeBy(browser)]).toEqual([
      false,
      '',
      0,
    ])
  })

  test('is not sent when a wait begins while the password is checked', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    const other = await visitSite(browser.openTab(), '/withdraw')
    await other.advance(second)
    await lookAt(other, '300')
    confirmations.hold()
    await confirmWith(visit, password)
    await confirmWith(other, password)
    confirmations.letGo()
    await visit.advance(0)
    const sent = (await sentBy(browser)).filter((name) => name === 'withdraw')
    expect([seenOf(visit)[0], seenOf(other)[0], sent.length]).toEqual(['editing', 'editing', 1])
  })

  test('is not sent when the balance falls while the password is checked', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    confirmations.hold()
    await confirmWith(visit, password)
    await browser.control.putMember({ username: 'demo', balance: 400 })
    visit.page.hide()
    visit.page.resume()
    await visit.advance(second)
    confirmations.letGo()
    await visit.advance(0)
    expect([seenOf(visit), await sentBy(browser)]).toEqual([
      ['editing', '500', 'withdraw.amount.error.aboveCredit'],
      ['confirmPassword'],
    ])
  })

  test('is not sent while another tab waits for its answer, and that one is shown', async () => {
    const { browser, confirmations, visit } = await openAskedLook()
    const asking = await visitSite(browser.openTab(), '/withdraw')
    await asking.advance(second)
    await lookAt(asking, '500')
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

  test('whose confirmation has run out is not made, and is confirmed anew', async () => {
    const { browser, visit } = await openAskedLook()
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

  test('is not made where the server alone wants the password, for which the next look asks', async () => {
    const { browser, visit } = await openAskedLook()
    await browser.control.changeSite({ payoutPassword: false })
    const page = await visitSite(browser.openTab(), '/withdraw')
    await page.advance(second)
    await browser.control.changeSite({ payoutPassword: true })
    await lookAt(page, '500')
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
