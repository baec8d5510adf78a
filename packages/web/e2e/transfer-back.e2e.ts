import { chooseChannel, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const language = 'th'

test.use(withoutMotion)

test('on a phone the step keeps its way back across a reload, and the page’s back button does the same [ROUTE-63]', async ({
  page,
}) => {
  const opened = addressOf(language, '/deposit')
  const length = () => page.evaluate(() => history.length)
  await signIn(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await expect(page).toHaveURL(`${opened}?step=1`)
  await page.reload()
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  await expect(page).toHaveURL(`${opened}?step=1`)
  const before = await length()
  await page.getByRole('button', { name: words(language, 'action.back'), exact: true }).click()
  await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  await expect(page).toHaveURL(opened)
  await page.goForward()
  await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  await expect(page).toHaveURL(opened)
  expect(await whenSettled(page, length)).toBe(before)
})
