import type { Page } from '@playwright/test'
import { signOut } from '../visit/menu.steps.ts'
import { balanceIn, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { expect, expectAccessible, test } from './support/test.ts'

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('a visitor finds the login, and the title says where they are [ROUTE-05…07, SHELL-14]', async ({
      control: _,
      page,
    }) => {
      await page.goto(addressOf(language, '/'))
      await expect(page).toHaveTitle(`${words(language, 'route.index')} · Croupier`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('link', { name: words(language, 'header.logIn'), exact: true }).click()
      await expect(page).toHaveTitle(`${words(language, 'route.login')} · Croupier`)
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    })

    test('the language changes and the place stays [ROUTE-64, OPEN-30, SITE-10]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      const other = language === 'th' ? 'en' : 'th'
      await page.goto(addressOf(language, '/?from=poster'))
      if (isMobile) await openMenu(page, language)
      await page.locator(`a[hreflang="${other}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page).toHaveURL(`${addressOf(other, '/')}?from=poster`)

      await page.goto(addressOf(language, '/aff/FRIEND7?x=1'))
      await page.locator(`a[hreflang="${other}"]`).click()
      await expect(page).toHaveURL(addressOf(other, '/aff/FRIEND7?x=1'))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      const kept = (await page.context().cookies()).find(({ name }) => name === 'locale')
      expect(kept?.value).toBe(other)
    })

    test('a visitor who wants to deposit signs in first and then gets there [DEP-01, ROUTE-53, OPEN-33]', async ({
      control: _,
      page,
    }) => {
      await page.goto(addressOf(language, '/?sideDeposit=true'))
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
      await page
        .getByRole('textbox', { name: words(language, 'field.username') })
        .fill('onechannel')
      await page.getByLabel(words(language, 'field.password'), { exact: true }).fill('demo1234')
      await page.keyboard.press('Enter')
      await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    })

    test('maintenance has a page of its own and leads back [MAINT-02, MAINT-03, ROUTE-38, SHELL-08]', async ({
      control,
      page,
    }) => {
      await control.maintenance(true)
      await page.goto(addressOf(language, '/'))
      await expect(
        page.getByRole('heading', { name: words(language, 'maintenance.line1') }),
      ).toBeVisible()
      for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(0)
      }
      await expectAccessible(page)
      await control.maintenance(false)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(addressOf(language, '/'))
    })
  })
}

test('the deposit is a panel of 440 px beside the page, or a page on a phone [DEP-02, SHELL-06, ROUTE-31]', async ({
  control: _,
  isMobile,
  page,
}) => {
  await signIn(page, 'en', { username: 'onechannel' })
  await openDeposit(page, 'en')
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  if (isMobile) {
    await expect(page).toHaveURL('/en/deposit')
    return
  }
  await expect(page).toHaveURL('/en?sideDeposit=true')
  const panel = page.getByRole('dialog', { name: 'Deposit and withdraw' })
  await expect(panel).toHaveCSS('width', '440px')
  await expect(balanceIn(page, 'en')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/en')
})

test('a member logs out and nothing of theirs is left [SESS-13, SHELL-21, SHELL-22, SHELL-44, SITE-12]', async ({
  context,
  control: _,
  page,
}) => {
  await signIn(page, 'en')
  await expect(balanceIn(page, 'en')).toContainText('฿12,500.50')
  await expect(page.getByRole('banner')).toContainText('demo')
  await signOut(page, 'en')
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name).sort()
  expect(names).toEqual(['locale', 'mock-world'])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a lost network is said, and its return too', async ({ context, control: _, page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
})

async function openMenu(page: Page, language: 'th' | 'en') {
  await page
    .getByRole('button', { name: words(language, 'header.toggleMenu'), exact: true })
    .click()
}
