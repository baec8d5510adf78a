import { expect, test } from 'vitest'
import { untilNextQuestionMs } from '../../visit/deposit.steps.ts'
import { requestQrAtOnce, screenOf } from '../../visit/steps.ts'
import { addressOf } from '../../visit/words.ts'
import { onPhone, withSite } from '../tested.visit.ts'

const { language } = onPhone

/** Fills the local storage to the last sign, and tells how many it holds and what the next one meets. */
const fillStorage = `(() => {
  let refusal = null
  for (let size = 2 ** 20; size >= 1; ) {
    try {
      localStorage.setItem(String(localStorage.length), 'x'.repeat(size))
    } catch ({ name }) {
      refusal = name
      size = Math.floor(size / 2)
    }
  }
  const signs = Object.entries(localStorage).flat().join('').length
  return [refusal, Math.round(signs / 2 ** 20)]
})()`

test('a local storage holds five million signs, and when it is full a member deposits all the same', () =>
  withSite(async ({ browser, visit }) => {
    const { control, page } = visit
    await page.goto(addressOf(language, '/'))
    const full = await browser.firstTab.run<readonly [string, number]>(fillStorage)
    expect(full).toEqual(['QuotaExceededError', 5])

    const payment = await requestQrAtOnce(page, language, control)
    await control.pay(payment.id)
    await visit.passTime(untilNextQuestionMs)

    await screenOf(page, 'deposit', 'succeeded').waitFor()
  }))
