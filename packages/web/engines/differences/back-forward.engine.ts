import { expect, test } from 'vitest'
import { balanceIn, beMember, money } from '../../visit/steps.ts'
import { onPhone } from '../../visit/visitors.ts'
import { addressOf } from '../../visit/words.ts'
import { withSite } from '../tested.visit.ts'

const { language } = onPhone

const markRestored = `addEventListener('pageshow', ({ persisted }) => {
  window.isRestored = persisted
})`

/** A script, because the driver may wait for a load that a cached page does not have. */
const goBack = 'history.back()'

test('a page from the back-forward cache shows the current balance', () =>
  withSite(async ({ browser, visit }) => {
    const { control, page } = visit
    await beMember(page, language)
    const { run } = browser.firstTab
    await run(markRestored)
    await page.goto(addressOf(language, '/promotion'))
    await control.putMember({ username: 'demo', balance: 4321 })

    await run(goBack)
    await expect.poll(() => run<boolean | undefined>('window.isRestored')).toBe(true)
    await visit.settled()

    const balance = await balanceIn(page, language).textContent()
    expect(balance).toContain(money(4321))
  }))
