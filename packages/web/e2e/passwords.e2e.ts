import { oneTimeCode } from '@croupier/model-tests/journeys'
import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { registrationForm } from '../visit/registration.steps.ts'
import { fillLogin, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'
import { holdableRequests } from './support/network.ts'
import { passTime } from './support/passing-time.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

/** The phone of the member `demo`. */
const phone = '080-000-0001'
const fresh = 'fresh-word'

test.use(withoutMotion)

test('whoever forgot a password sets a new one with a code by SMS and signs in with it; the old one is worth nothing [AUTH-12, AUTH-13, AUTH-20, AUTH-21, SESS-14, ROUTE-13, ROUTE-14]', async ({
  context,
  control: _,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const button = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true })
  const field = (id: WordId) => page.getByLabel(words(language, id), { exact: true })
  await page.goto(addressOf(language, '/login'))
  await page.getByRole('link', { name: words(language, 'login.forgotPassword') }).click()
  await expect(screenOf(page, 'passwordRecovery', 'phone')).toBeVisible()
  await expectAccessible(page)
  await field('field.mobileNumber').fill('0712345678')
  await button('forgot.submit').click()
  await expect(page.getByRole('alert')).toContainText('06')
  await expect(field('field.mobileNumber')).toBeFocused()
  await field('field.mobileNumber').fill(phone)
  await page.keyboard.press('Enter')
  await expect(screenOf(page, 'passwordRecovery', 'code')).toBeVisible()
  await expect(field('otp.label')).toBeFocused()
  await page.keyboard.type('000000')
  await button('otp.confirm').click()
  await expect(page.getByRole('alert')).toHaveText(words(language, 'register.error.otpInvalid'))
  await field('otp.label').fill(oneTimeCode)
  await button('otp.confirm').click()

  await expect(page).toHaveURL(addressOf(language, '/resetPassword'))
  await expect(field('reset.newPassword')).toBeVisible()
  await expectAccessible(page)
  await page.goto(addressOf(language, '/'))
  await expect(page).toHaveURL(addressOf(language, '/resetPassword'))
  await field('reset.newPassword').fill('12345')
  await button('reset.submit').click()
  await expect(page.getByRole('alert')).toHaveText([
    sentence(language, 'validation.error.passwordTooShort', { min: 6 }),
    words(language, 'validation.error.passwordMismatch'),
  ])
  await expect(field('reset.newPassword')).toBeFocused()
  await field('reset.newPassword').fill(fresh)
  await field('reset.confirmPassword').fill(fresh)
  await button('reset.submit').click()

  await expect(page).toHaveURL(addressOf(language, '/login'))
  await expect(page.getByText(words(language, 'reset.success'))).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('forgot')
  await fillLogin(page, language)
  await expect(page.getByRole('alert')).toHaveText(words(language, 'login.error.wrongCredentials'))
  await fillLogin(page, language, { password: fresh })
  await expect(page.getByRole('banner')).toContainText('demo')
})

test('a recovery says every refusal where it can be mended, and a ticket that is over begins anew [AUTH-07, OPEN-76, SESS-22]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const { changePhone, code, phone: phoneField, resend } = registrationForm(page, language)
  const button = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true })
  const alert = page.getByRole('alert')
  await page.clock.install()
  await page.goto(addressOf(language, '/forgot'))
  await phoneField.fill(phone)
  await control.arm('register.6005')
  await button('forgot.submit').click()
  await expect(alert).toHaveText(words(language, 'register.error.otpTooMany'))
  await expect(phoneField).toHaveValue(phone)
  await button('forgot.submit').click()
  await code.fill(oneTimeCode)
  await changePhone.click()
  await button('forgot.submit').click()
  await expect(code).toHaveValue(oneTimeCode)
  for (const [id, told] of [
    ['recovery.6000', 'forgot.error.otpRetry'],
    ['recovery.6001', 'register.error.otpInvalid'],
    ['recovery.6006', 'forgot.error.retryOrAdmin'],
  ] as const) {
    await control.arm(id)
    await button('otp.confirm').click()
    await expect(alert).toHaveText(words(language, told))
    await expect(code).toHaveValue(oneTimeCode)
  }
  await passTime(page, control, 60_000)
  await control.arm('register.6005')
  await resend.click()
  await expect(alert).toHaveText(words(language, 'register.error.otpTooMany'))
  await expect(code).toHaveValue(oneTimeCode)
  await expect(code).toBeFocused()
  await passTime(page, control, 60_000)
  await resend.click()
  await expect(page.getByText(words(language, 'otp.resent'))).toBeVisible()
  await expect(code).toHaveValue('')
  await control.arm('recovery.8000')
  await code.fill(oneTimeCode)
  await button('otp.confirm').click()
  await expect(alert).toHaveText(words(language, 'forgot.error.incorrectData'))
  await button('forgot.submit').click()
  await button('otp.confirm').click()

  await page.getByLabel(words(language, 'reset.newPassword'), { exact: true }).fill(fresh)
  await page.getByLabel(words(language, 'reset.confirmPassword'), { exact: true }).fill(fresh)
  await control.arm('password.8000')
  await button('reset.submit').click()
  await expect(alert).toHaveText(words(language, 'reset.error.refused'))
  await control.arm('password.6000')
  await button('reset.submit').click()
  await expect(page).toHaveURL(addressOf(language, '/forgot'))
  await expect(page.getByText(words(language, 'reset.error.ticketExpired'))).toBeVisible()
})

test('a member changes the password with the old one, is told when that is wrong, and changes nothing while it is saved [AUTH-14, OPEN-50, SHELL-43]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const field = (id: WordId) => page.getByLabel(words(language, id), { exact: true })
  const submit = page.getByRole('button', {
    name: words(language, 'passwordChange.submit'),
    exact: true,
  })
  await signIn(page, language)
  await expect(page.getByRole('banner')).toContainText('demo')
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('link', { name: words(language, 'menu.resetPassword') })
    .click()
  await expect(screenOf(page, 'passwordChange', 'editing')).toBeVisible()
  await expectAccessible(page)
  await submit.click()
  await expect(field('passwordChange.oldPassword')).toBeFocused()
  await field('passwordChange.oldPassword').fill('not-mine')
  await field('reset.newPassword').fill(fresh)
  await field('reset.confirmPassword').fill(fresh)
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(
    words(language, 'validation.error.oldPasswordWrong'),
  )
  await expect(field('passwordChange.oldPassword')).toBeFocused()
  await expect(field('reset.newPassword')).toHaveValue(fresh)
  await field('passwordChange.oldPassword').fill('demo1234')
  const requests = await holdableRequests(page, ({ pathname }) =>
    pathname.endsWith('/changePassword'),
  )
  requests.hold()
  await submit.click()
  await expect(screenOf(page, 'passwordChange', 'submitting')).toBeVisible()
  for (const id of [
    'passwordChange.oldPassword',
    'reset.newPassword',
    'reset.confirmPassword',
  ] as const) {
    await expect(field(id)).not.toBeEditable()
  }
  requests.letGo()
  await expect(page.getByText(words(language, 'reset.success'))).toBeVisible()
  await expect(page).toHaveURL(addressOf(language, '/'))
})
