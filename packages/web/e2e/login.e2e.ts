import { addressOf, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

test('on a phone the password can be pasted and shown, and password managers recognize both fields [AUTH-01]', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  await page.goto(addressOf(language, '/login'))
  const username = page.getByRole('textbox', { name: words(language, 'field.username') })
  const password = page.getByLabel(words(language, 'field.password'), { exact: true })
  await expect(username).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await username.fill('demo')
  await page.evaluate(() => navigator.clipboard.writeText('not-mine'))
  await password.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: words(language, 'action.showPassword') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('not-mine')
  await password.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words(language, 'login.error.wrongCredentials'))
  await expectAccessible(page)
  await password.fill('demo1234')
  await page.getByRole('button', { name: words(language, 'action.hidePassword') }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.press('Enter')
  await expect(page.getByRole('banner')).toContainText('demo')
})
