import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { balanceIn, fillLogin, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, words } from '../visit/words.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('a site that hides the programme leaves its entries out and keeps its pages [AFF-14, SHELL-39, SITE-08, OPEN-43]', async ({
  control,
  isMobile,
  page,
}) => {
  const language: Language = isMobile ? 'en' : 'th'
  await control.changeSite({ affiliateHidden: true })
  await page.goto(
    addressOf(language, `/login?url=${encodeURIComponent(addressOf(language, '/affiliate'))}`),
  )
  await fillLogin(page, language)
  await expect(screenOf(page, 'affiliate', 'editing')).toBeVisible()
  const links = page.getByRole('link', { name: words(language, 'menu.affiliate'), exact: true })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await openMenu(page, language)
  const menu = mainMenu(page, language)
  await expect(
    menu.getByRole('link', { name: words(language, 'menu.withdraw'), exact: true }),
  ).toBeVisible()
  await expect(links).toHaveCount(0)
})

test('a visitor is led away from the programme [AFF-01, ROUTE-46, ROUTE-47, OPEN-01]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language: Language = isMobile ? 'en' : 'th'
  for (const path of ['/affiliate', '/affiliate/member']) {
    await page.goto(addressOf(language, path))
    await expect(page).toHaveURL(addressOf(language, '/'))
  }
  const report = addressOf(language, '/affiliate/reportDaily')
  await page.goto(report)
  await expect(page).toHaveURL(
    addressOf(language, `/login?${new URLSearchParams({ url: report })}`),
  )
})

test('the detail of a day that there is not is no page', async ({ control: _, isMobile, page }) => {
  const language: Language = isMobile ? 'en' : 'th'
  await signIn(page, language)
  await balanceIn(page, language).waitFor()
  await page.goto(addressOf(language, '/affiliate/reportDetail/2026-02-30'))
  await expect(page).toHaveTitle(`${words(language, 'route.notFound')} · Croupier`)
})
