import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { openBrowser, visitSite } from './site-visit.ts'
import { askFor, callsOf, lookAt, madeBy, visitWithdraw, withdrawOf } from './withdraw.steps.ts'

/** A page of a member that shows the look at 500 baht. */
async function openLook() {
  const browser = openBrowser()
  const visit = await visitWithdraw(browser, 'demo')
  await lookAt(visit, '500')
  const confirm = async () => {
    visit.flow('withdraw').send({ type: 'payout.confirm' })
    await visit.advance(0)
  }
  return { browser, confirm, visit }
}

describe('the look before a withdrawal', () => {
  test('says how much and what is left, and nothing is sent by it', async () => {
    const { browser, visit } = await openLook()
    const { amountText, review, screen } = withdrawOf(visit)
    expect([screen, amountText, review, await callsOf(browser)]).toEqual([
      'reviewing',
      '500',
      { amount: 50_000, left: 1_200_050, leftLabel: { id: 'withdraw.review.left' } },
      0,
    ])
  })

  test('is left with the amount kept, and shows the one that is typed then', async () => {
    const { browser, confirm, visit } = await openLook()
    const withdraw = visit.flow('withdraw')
    withdraw.send({ type: 'withdraw.changeAmount', text: '900' })
    withdraw.send({ type: 'payout.change' })
    const kept = withdrawOf(visit)
    await confirm()
    await lookAt(visit, '600')
    const { review } = withdrawOf(visit)
    await confirm()
    const calls = await browser.control.requests({ endpoint: 'withdraw' })
    expect([kept.screen, kept.amountText, review?.amount, calls.map(({ body }) => body)]).toEqual([
      'editing',
      '500',
      60_000,
      [{ balance: 600 }],
    ])
  })

  test('is confirmed once, however often it is pressed', async () => {
    const { browser, confirm } = await openLook()
    await Promise.all([confirm(), confirm(), confirm()])
    await confirm()
    expect([await callsOf(browser), await madeBy(browser)]).toEqual([1, 1])
  })

  test('during which the balance falls leads to its words, and nothing is sent', async () => {
    const { browser, confirm, visit } = await openLook()
    await browser.control.putMember({ username: 'demo', balance: 400 })
    visit.page.hide()
    visit.page.resume()
    await visit.advance(second)
    const { review } = withdrawOf(visit)
    await confirm()
    const { amountText, problem, screen } = withdrawOf(visit)
    expect([review, screen, amountText, problem?.message.id, await callsOf(browser)]).toEqual([
      { amount: 50_000, left: null, leftLabel: { id: 'withdraw.review.left' } },
      'editing',
      '500',
      'withdraw.amount.error.aboveCredit',
      0,
    ])
  })

  test('during which a wait begins leads to its words, and nothing is sent', async () => {
    const { browser, confirm, visit } = await openLook()
    const other = await visitSite(browser.openTab(), '/withdraw')
    await other.advance(second)
    await askFor(other, '300')
    await confirm()
    const { problem, screen } = withdrawOf(visit)
    expect([screen, problem?.message.id, await callsOf(browser)]).toEqual([
      'editing',
      'withdraw.error.waitRemaining',
      1,
    ])
  })

  test('while another tab waits for its answer sends nothing, confirmed or come back to', async () => {
    const { browser, confirm, visit } = await openLook()
    const back = await visitSite(browser.openTab(), '/withdraw')
    await back.advance(second)
    await lookAt(back, '500')
    const asking = await visitSite(browser.openTab(), '/withdraw')
    await asking.advance(second)
    await browser.control.fault('withdraw', 'malformed')
    await askFor(asking, '500')
    await confirm()
    back.page.hide()
    back.page.resume()
    await back.advance(second)
    expect([
      [visit, back].map((tab) => withdrawOf(tab).unknown?.look),
      await callsOf(browser),
    ]).toEqual([['notFound', 'notFound'], 1])
  })
})
