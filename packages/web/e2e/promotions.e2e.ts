import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a phone the box of an offer is accessible, collapsed or expanded, a tap on its time expands it, and an ended offer stays in a cookie for an hour [PROMO-03, PROMO-14, PROMO-15]', async ({
  context,
  control,
  page,
}) => {
  const language = 'th'
  const { passTime } = await openBrowserVisit({ control, language, page, size: 'phone' })
  await page.goto(addressOf(language, '/'))
  await page.getByRole('button', { name: words(language, 'promotion.take'), exact: true }).click()
  await expect(screenOf(page, 'promotionBox', 'collapsed')).toBeVisible()
  await expectAccessible(page)
  await screenOf(page, 'promotionBox', 'collapsed').click({ position: { x: 24, y: 20 } })
  await expect(screenOf(page, 'promotionBox', 'expanded')).toBeVisible()
  await expectAccessible(page)
  await page.goto(addressOf(language, '/register'))
  await expect(page.getByRole('banner')).toContainText('สมัครให้ทัน')
  await expectAccessible(page)
  await page.goto(addressOf(language, '/'))
  await expect(screenOf(page, 'promotionBox', 'expanded')).toBeVisible()
  // A browser expires cookies by its own clock, which no test can set.
  const earliest = Date.now() / 1000 + 3600
  await passTime(10 * 60_000)
  await expect(
    page.getByRole('dialog', { name: words(language, 'promotion.registration.sorryTitle') }),
  ).toBeVisible()
  await expectAccessible(page)
  const names = ['closeRegisPromotion', 'regisPromotion']
  const cookies = await whenSettled(page, () => context.cookies())
  const offers = cookies.filter(({ name }) => names.includes(name))
  const latest = Date.now() / 1000 + 3600
  // Some browser APIs report the expiry of a cookie in whole seconds.
  const lives = offers.map(({ expires, name }) => [
    name,
    expires > earliest - 1 && expires < latest + 1,
  ])
  expect(lives).toEqual([['closeRegisPromotion', true]])
})
