import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { payoutPasswordField, withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { haveSession } from './support/member.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a phone the password before a withdrawal has the focus and is confirmed by Enter, but not by a held or repeated Enter', async ({
  control,
  page,
}) => {
  const language = 'th'
  const { keyboard } = page
  await control.changeSite({ payoutPassword: true })
  await haveSession(page)
  await page.goto(addressOf(language, '/withdraw'))
  const amount = withdrawField(page, language)
  const look = dialogIn(page, language, 'payout.review.title')
  const field = payoutPasswordField(look, language)
  await amount.fill('500')
  await keyboard.down('Enter')
  await keyboard.down('Enter')
  await keyboard.down('Enter')
  await keyboard.up('Enter')
  await expect(field).toBeFocused()
  await expectAbsent(look.getByRole('alert'))
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await expect(look.locator('input[autocomplete="username"]')).toHaveValue('demo')
  await expectAccessible(page)

  await keyboard.press('Enter')
  await expect(look.getByRole('alert')).toHaveText(words(language, 'payout.password.error.empty'))
  await keyboard.type('mistyped')
  await keyboard.press('Enter')
  await expect(look.getByRole('alert')).toHaveText(words(language, 'payout.password.error.wrong'))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expectAccessible(page)
  const sent = () => control.requests({ endpoint: 'withdraw' })
  expect(await whenSettled(page, sent)).toEqual([])

  const back = buttonIn(look, language, 'payout.review.change')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/confirmPassword', async (route) => {
    await held
    await route.continue()
  })
  await keyboard.type('demo1234')
  const before = await whenSettled(page, () => back.boundingBox())
  await keyboard.press('Enter')
  await expect(buttonIn(look, language, 'payout.password.confirming')).toBeVisible()
  // A second tap on the confirm button must not land on the back button.
  const meanwhile = await whenSettled(page, () => back.boundingBox(), { heldCalls: () => 1 })
  release()
  await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
  expect(await whenSettled(page, sent)).toHaveLength(1)
  expect({ ...meanwhile, width: before?.width }).toEqual(before)
  expect(meanwhile?.width).toBeLessThanOrEqual(before?.width ?? 0)
})
