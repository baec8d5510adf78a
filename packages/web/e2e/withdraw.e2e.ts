import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { fillLogin, screenOf } from '../visit/steps.ts'
import { confirmPayout, withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { haveSession } from './support/member.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const language = 'en'

const minute = 60_000

test.use(withoutMotion)

test('on a desktop the screens of a withdrawal are accessible', async ({ control, page }) => {
  const visit = await openBrowserVisit({ control, language, page, size: 'desktop' })
  const back = encodeURIComponent(addressOf(language, '/withdraw'))
  const openAs = async (username: string) => {
    await page.context().clearCookies({ name: 'auth' })
    await page.goto(addressOf(language, `/login?url=${back}`))
    await fillLogin(page, language, { username })
  }
  await openAs('noaccount')
  await expect(screenOf(page, 'withdraw', 'withoutAccount')).toBeVisible()
  await expectAccessible(page)
  await openAs('demo')
  await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
  await expectAccessible(page)

  const submit = buttonIn(page, language, 'withdraw.submit')
  await control.fault('withdraw', 'malformed', { applied: false })
  await withdrawField(page, language).fill('500')
  await submit.click()
  await expect(dialogIn(page, language, 'payout.review.title')).toBeVisible()
  await expectAccessible(page)
  await confirmPayout(page, language)
  await expect(dialogIn(page, language, 'withdraw.unknown.title')).toBeVisible()
  await expectAccessible(page)
  await visit.passTime(10 * minute)
  await buttonIn(page, language, 'withdraw.unknown.goBack').click()
  await submit.click()
  await confirmPayout(page, language)
  await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
  await visit.passTime(minute)
  await expectAccessible(page)
})

test('on a desktop the review before a withdrawal closes with Escape, and an extra Enter withdraws nothing', async ({
  control,
  page,
}) => {
  const { keyboard } = page
  await haveSession(page)
  await page.goto(addressOf(language, '/withdraw'))
  const field = withdrawField(page, language)
  const look = dialogIn(page, language, 'payout.review.title')
  const change = buttonIn(look, language, 'payout.review.change')
  await field.fill('500')
  await field.press('Enter')
  await expect(change).toBeFocused()
  await keyboard.press('Enter')
  await expectAbsent(look)
  await expect(field).toBeFocused()

  await keyboard.press('Enter')
  await expect(change).toBeFocused()
  await keyboard.press('Escape')
  await expectAbsent(look)
  await expect(field).toBeFocused()
  const sent = () => control.requests({ endpoint: 'withdraw' })
  expect(await whenSettled(page, sent)).toEqual([])

  await keyboard.press('Enter')
  await expect(change).toBeFocused()
  await keyboard.press('Tab')
  await expect(buttonIn(look, language, 'payout.review.confirm')).toBeFocused()
  await keyboard.press('Enter')
  await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
  expect(await whenSettled(page, sent)).toHaveLength(1)
})
