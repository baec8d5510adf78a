import { expect, test } from 'vitest'
import { untilNextQuestionMs } from '../../visit/deposit.steps.ts'
import { requestQrAtOnce, screenOf } from '../../visit/steps.ts'
import { onPhone } from '../../visit/visitors.ts'
import { addressOf } from '../../visit/words.ts'
import { withSite } from '../tested.visit.ts'

const { language } = onPhone

/** Fills local storage to the last character, and returns its size and the error of the next write. */
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
  const characters = Object.entries(localStorage).flat().join('').length
  return [refusal, Math.round(characters / 2 ** 20)]
})()`

test('local storage holds five million characters, and a member can still deposit when it is full', () =>
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
