import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { openBrowser, visitSite } from './site-visit.ts'
import {
  askFor,
  callsOf,
  madeBy,
  reviewAmount,
  visitWithdraw,
  withdrawOf,
} from './withdraw.steps.ts'

/** Opens the review of a withdrawal of 500 baht. */
async function openReview() {
  const browser = openBrowser()
  const visit = await visitWithdraw(browser, 'demo')
  await reviewAmount(visit, '500')
  const confirm = async () => {
    visit.flow('withdraw').send({ type: 'payout.confirm' })
    await visit.advance(0)
  }
  return { browser, confirm, visit }
}

describe('the review before a withdrawal', () => {
  test('shows the amount and what is left, and sends nothing', async () => {
    const { browser, visit } = await openReview()
    const { amountText, review, screen } = withdrawOf(visit)
    expect([screen, amountText, review, await callsOf(browser)]).toEqual([
      'reviewing',
      '500',
      { amount: 50_000, left: 1_200_050, leftLabel: { id: 'withdraw.review.left' } },
      0,
    ])
  })

  test('keeps the amount when left, and shows a newly typed amount', async () => {
    const { browser, confirm, visit } = await openReview()
    const withdraw = visit.flow('withdraw')
    withdraw.send({ type: 'withdraw.changeAmount', text: '900' })
    withdraw.send({ type: 'payout.change' })
    const kept = withdrawOf(visit)
    await confirm()
    await reviewAmount(visit, '600')
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

  test('is confirmed once, however often the member presses', async () => {
    const { browser, confirm } = await openReview()
    await Promise.all([confirm(), confirm(), confirm()])
    await confirm()
    expect([await callsOf(browser), await madeBy(browser)]).toEqual([1, 1])
  })

  test('shows the problem if the balance falls meanwhile, and sends nothing', async () => {
    const { browser, confirm, visit } = await openReview()
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

  test('shows the lock if one begins meanwhile, and sends nothing', async () => {
    const { browser, confirm, visit } = await openReview()
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

  test('sends nothing while another tab waits for its answer, whether confirmed or reopened', async () => {
    const { browser, confirm, visit } = await openReview()
    const back = await visitSite(browser.openTab(), '/withdraw')
    await back.advance(second)
    await reviewAmount(back, '500')
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
