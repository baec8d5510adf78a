import { oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import { registrationForm } from '../visit/registration.steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a desktop the forms of a forgotten password are accessible, with and without a problem', async ({
  control: _,
  page,
}) => {
  const language = 'en'
  const press = (id: 'forgot.submit' | 'otp.confirm' | 'reset.submit') =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  await page.goto(addressOf(language, '/forgot'))
  const { code, phone } = registrationForm(page, language)
  await press('forgot.submit')
  await expect(phone).toBeFocused()
  await expectAccessible(page)
  await phone.fill('080-000-0001')
  await press('forgot.submit')
  await code.fill(oneTimeCode)
  await expectAccessible(page)
  await press('otp.confirm')
  await page.getByLabel(words(language, 'reset.newPassword'), { exact: true }).waitFor()
  await press('reset.submit')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expectAccessible(page)
})
