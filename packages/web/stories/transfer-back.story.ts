import { buttonIn } from '../visit/controls.steps.ts'
import { flowIn } from '../visit/journeys/deposit.look.ts'
import { chooseChannel, landingPath, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { networkIn, usdtTab } from '../visit/usdt.steps.ts'
import { addressOf } from '../visit/words.ts'

story(
  'the browser’s back button closes the panel, and on a phone goes step by step [ROUTE-63, OPEN-36]',
  async ({ expect, language, page, size }) => {
    const isPhone = size === 'phone'
    const left = addressOf(language, landingPath(isPhone))
    await signIn(page, language)
    await expect(page).toBeAt(left)
    await openDeposit(page, language)
    await chooseChannel(page, language)
    if (isPhone) {
      await expect(page).toBeAt(addressOf(language, '/deposit?step=1'))
      await page.goBack()
      await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
      await expect(page).toBeAt(addressOf(language, '/deposit'))
    }
    await page.goBack()
    await expect(page).toBeAt(left)
    await expect(flowIn(page)).toHaveCount(0)

    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await usdtTab(page, language).click()
    await networkIn(page, 'TRC20').check()
    await expect(screenOf(page, 'usdtDeposit', 'showingAddress')).toBeVisible()
    await page.goBack()
    if (isPhone) {
      await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
      await page.goBack()
      await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    } else {
      await expect(page).toBeAt(left)
    }
  },
)

story(
  'a step keeps its way back across a reload, and the page’s back button does the same [ROUTE-63]',
  async ({ expect, language, page, size }) => {
    const isPhone = size === 'phone'
    const opened = isPhone
      ? addressOf(language, '/deposit')
      : `${addressOf(language, '/')}?sideDeposit=true`
    const step = isPhone ? `${opened}?step=1` : opened
    await signIn(page, language)
    await openDeposit(page, language)
    await chooseChannel(page, language)
    await expect(page).toBeAt(step)
    await page.reload()
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await expect(page).toBeAt(step)
    await buttonIn(page, language, 'action.back').click()
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    await expect(page).toBeAt(opened)
  },
)
