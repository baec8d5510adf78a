import type { Locator, Page } from '@playwright/test'
import { addressOf, type WordId, words } from '../visit/words.ts'
import { expectAbsent } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const scrolled = (page: Page) => () => page.evaluate(() => Math.round(scrollY))

test('on a desktop the help does not scroll while a visitor types, and shows the area in the address [ROUTE-27, SHELL-53]', async ({
  page,
}) => {
  const language = 'en'
  await page.goto(addressOf(language, '/help?question=deposit.limits'))
  const box = page.getByRole('main').getByRole('searchbox')
  const groups = page.getByRole('main').getByRole('group')
  await expect(page.getByText(/45,000/)).toBeVisible()
  await expectAccessible(page)
  // The open answer is open again, and does not scroll the page away from the search box.
  await box.fill('zzzz')
  await expectAbsent(groups)
  await box.fill('')
  await expect(page.getByText(/45,000/)).toBeVisible()
  await expect(box).toBeInViewport()

  // The last one is far below.
  await groups.last().locator('summary').click()
  await page.evaluate(() => scrollTo(0, 0))
  await box.fill('zzzz')
  await box.fill('')
  await expect(groups).toHaveCount(19)
  await expect(groups.last()).toHaveAttribute('open')
  await expect.poll(scrolled(page)).toBe(0)

  const topic = page.getByRole('heading', { level: 2, name: words(language, 'help.topic.game') })
  await page
    .getByRole('navigation', { name: words(language, 'help.topics') })
    .getByRole('link', { name: words(language, 'help.topic.game') })
    .click()
  await expect(topic).toBeFocused()
  await expect(topic).toBeInViewport()
  await page.reload()
  await expect(topic).toBeInViewport()
  await expectAccessible(page)
})

test('on a phone the pages start at their headings, and keep their scroll position on the way back', async ({
  page,
}) => {
  const language = 'th'
  const heading = page.getByRole('heading', { level: 1 })
  const follow = async (path: string, title: WordId) => {
    // Not by a pointer, which would scroll to the link.
    await footerLink(page, addressOf(language, path)).evaluate((link: HTMLElement) => link.click())
    await expect(heading).toHaveText(words(language, title))
    await expect(heading).toBeFocused()
    await expect.poll(scrolled(page)).toBe(0)
  }
  await page.goto(addressOf(language, '/'))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(scrolled(page)).toBe(700)
  await follow('/list/casino', 'menu.casino')
  await follow('/list/slots', 'menu.slots')
  await follow('/help', 'route.help')
  await page.evaluate(() => history.go(-3))
  await expect(heading).toHaveText(words(language, 'home.heroTitle'))
  await expect.poll(scrolled(page)).toBe(700)
})

function footerLink(page: Page, address: string): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${address}"]`)
}
