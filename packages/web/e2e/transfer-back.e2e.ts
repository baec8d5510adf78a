import { chooseChannel, landingPath, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { networkIn, usdtTab } from '../visit/usdt.steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

for (const language of languages) {
  test(`the browser’s back closes the panel, and on a phone steps down before it leaves, in ${language} [ROUTE-63, OPEN-36]`, async ({
    isMobile,
    page,
  }) => {
    const left = addressOf(language, landingPath(isMobile))
    await signIn(page, language)
    await expect(page).toHaveURL(left)
    await openDeposit(page, language)
    await chooseChannel(page, language)
    if (isMobile) {
      await expect(page).toHaveURL(addressOf(language, '/deposit?step=1'))
      await page.goBack()
      await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
      await expect(page).toHaveURL(addressOf(language, '/deposit'))
    }
    await page.goBack()
    await expect(page).toHaveURL(left)
    await expect(page.locator('[data-flow="deposit"]')).toHaveCount(0)

    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await usdtTab(page, language).click()
    await networkIn(page, 'TRC20').check()
    await expect(screenOf(page, 'usdtDeposit', 'showingAddress')).toBeVisible()
    await page.goBack()
    if (isMobile) {
      await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
      await page.goBack()
      await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    } else {
      await expect(page).toHaveURL(left)
    }
  })

  test(`a step keeps its way back over a reload, and the page’s own button leads the same way, in ${language} [ROUTE-63]`, async ({
    isMobile,
    page,
  }) => {
    const opened = isMobile
      ? addressOf(language, '/deposit')
      : `${addressOf(language, '/')}?sideDeposit=true`
    await signIn(page, language)
    await openDeposit(page, language)
    await chooseChannel(page, language)
    const step = isMobile ? `${opened}?step=1` : opened
    await expect(page).toHaveURL(step)
    await page.reload()
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await expect(page).toHaveURL(step)
    const length = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: words(language, 'action.back'), exact: true }).click()
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    await expect(page).toHaveURL(opened)
    await page.goForward()
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    await expect(page).toHaveURL(opened)
    expect(await page.evaluate(() => history.length)).toBe(length)
  })
}
