import { buttonIn, pageHeading } from '../visit/controls.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

/** The requirement, the address, the title and the number of articles of each page. */
const pages = [
  ['ROUTE-25', '/promotion', 'route.promotion', 4],
  ['ROUTE-26', '/vip', 'route.vip', 2],
  ['ROUTE-23', '/bonus', 'route.bonus', 3],
  ['ROUTE-24', '/event', 'route.event', 2],
] as const

for (const [requirement, path, title, articles] of pages) {
  story(
    `a visitor reads ${path} [${requirement}, SHELL-55]`,
    async ({ expect, language, page }) => {
      await page.goto(addressOf(language, '/'))
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${addressOf(language, path)}"]`)
        .click()
      const name = words(language, title)
      await expect(pageHeading(page)).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Croupier`)
      await expect(screenOf(page, 'articles', 'shown').getByRole('article')).toHaveCount(articles)
    },
  )
}

story(
  'a visitor reads the promotions at their other address too [ROUTE-25, OPEN-27]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/promotions'))
    await expect(pageHeading(page)).toHaveText(words(language, 'route.promotion'))
    await expect(screenOf(page, 'articles', 'shown').getByRole('article')).toHaveCount(4)
  },
)

story('the card of a promotion shows its artwork', async ({ expect, language, page }) => {
  await page.goto(addressOf(language, '/promotion'))
  const pictures = screenOf(page, 'articles', 'shown').getByRole('article').locator('img')
  for (const [index, name] of ['gems-5', 'ticket-3', 'seven-2', 'lanterns-4'].entries()) {
    await expect(pictures.nth(index)).toHaveAttribute('src', `/pictures/games/${name}.svg`)
  }
})

story('a bonus shows its conditions on its card', async ({ expect, language, page }) => {
  await page.goto(addressOf(language, '/bonus'))
  const bonus = screenOf(page, 'articles', 'shown').getByRole('article').first()
  await expect(
    bonus.getByRole('heading', { level: 3, name: words(language, 'articles.terms') }),
  ).toBeVisible()
  await expect(bonus.getByRole('listitem')).toHaveCount(3)
})

story(
  'a promotions page that cannot be loaded says so, and loads on the second try',
  async (context) => {
    const { control, expect, language, page } = context
    await control.fault('listPromotions', 'malformed', { times: 1 })
    await page.goto(addressOf(language, '/promotion'))
    await expect(screenOf(page, 'articles', 'failed').getByRole('alert')).toHaveText(
      words(language, 'articles.failed'),
    )
    await buttonIn(page, language, 'action.tryAgain').click()
    const articles = screenOf(page, 'articles', 'shown').getByRole('article')
    await articles.first().getByRole('link').click()
    await page.getByRole('link', { name: words(language, 'articles.takePart') }).click()
    // Deposits are for members, so a visitor signs in first.
    await expect(
      page.getByText(sentence(language, 'login.reason', { area: 'deposit' })),
    ).toBeVisible()
    const back = new URLSearchParams({ url: addressOf(language, '/deposit') })
    await expect(page).toBeAt(addressOf(language, `/login?${back}`))
  },
)

story(
  'a promotion leads to its conditions, which have an address of their own, and from there to where one takes part',
  async (context) => {
    const { expect, language, page } = context
    await page.goto(addressOf(language, '/promotion'))
    const cards = screenOf(page, 'articles', 'shown').getByRole('article')
    const channels = cards.filter({ hasText: language === 'th' ? 'ฝากรับเพิ่ม' : 'Up to 5% more' })
    await expect(channels).toContainText(words(language, 'articles.state.open'))
    await expect(channels).toContainText(language === 'th' ? '30 พ.ย. 2569' : '30 Nov 2026')
    await channels.getByRole('link').click()
    await expect(page).toBeAt(addressOf(language, '/promotion/promotion-channels'))
    const title = language === 'th' ? 'ฝากรับเพิ่มสูงสุด 5%' : 'Up to 5% more when you deposit'
    await expect(pageHeading(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${words(language, 'route.promotion')} · ${title} · Croupier`)
    await expect(
      page.getByRole('heading', { level: 2, name: words(language, 'articles.terms') }),
    ).toBeVisible()
    await page.goBack()
    await expect(page).toHaveTitle(`${words(language, 'route.promotion')} · Croupier`)
    await channels.getByRole('link').click()
    await page.getByRole('link', { name: words(language, 'articles.takePart') }).click()
    await expect(page).toBeAt(addressOf(language, '/bonus'))

    await page.goto(addressOf(language, '/promotion/promotion-of-last-year'))
    await expect(page.getByText(words(language, 'articles.gone'))).toBeVisible()
    await expect(cards).toHaveCount(4)
  },
)
