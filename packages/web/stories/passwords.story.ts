import { resendWait } from '@croupier/core/registration'
import { oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { registrationForm } from '../visit/registration.steps.ts'
import { beMember, fillLogin, screenOf } from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

/** The phone of the member `demo`. */
const phone = '080-000-0001'
const fresh = 'fresh-word'

const button = ({ language, page }: Told, id: WordId) =>
  page.getByRole('button', { name: words(language, id), exact: true })
const field = ({ language, page }: Told, id: WordId) =>
  page.getByLabel(words(language, id), { exact: true })

story(
  'who forgot a password sets a new one with a code by SMS and signs in with it; the old one is worth nothing [AUTH-12, AUTH-13, AUTH-20, AUTH-21, SESS-14, ROUTE-13, ROUTE-14]',
  async (told) => {
    const { cookie, expect, language, page } = told
    const alert = page.getByRole('alert')
    await page.goto(addressOf(language, '/login'))
    await page.getByRole('link', { name: words(language, 'login.forgotPassword') }).click()
    await expect(screenOf(page, 'passwordRecovery', 'phone')).toBeVisible()
    await field(told, 'field.mobileNumber').fill('0712345678')
    await button(told, 'forgot.submit').click()
    await expect(alert).toContainText('06')
    await expect(field(told, 'field.mobileNumber')).toBeFocused()
    await field(told, 'field.mobileNumber').fill(phone)
    await field(told, 'field.mobileNumber').press('Enter')
    await expect(screenOf(page, 'passwordRecovery', 'code')).toBeVisible()
    await expect(field(told, 'otp.label')).toBeFocused()
    await field(told, 'otp.label').fill('000000')
    await button(told, 'otp.confirm').click()
    await expect(alert).toHaveText(words(language, 'register.error.otpInvalid'))
    await field(told, 'otp.label').fill(oneTimeCode)
    await button(told, 'otp.confirm').click()

    await expect(page).toBeAt(addressOf(language, '/resetPassword'))
    await expect(field(told, 'reset.newPassword')).toBeVisible()
    expect(await cookie('forgot')).not.toBeNull()
    await page.goto(addressOf(language, '/'))
    await expect(page).toBeAt(addressOf(language, '/resetPassword'))
    await field(told, 'reset.newPassword').fill('12345')
    await button(told, 'reset.submit').click()
    await expect(alert).toHaveTexts([
      sentence(language, 'validation.error.passwordTooShort', { min: 6 }),
      words(language, 'validation.error.passwordMismatch'),
    ])
    await expect(field(told, 'reset.newPassword')).toBeFocused()
    await field(told, 'reset.newPassword').fill(fresh)
    await field(told, 'reset.confirmPassword').fill(fresh)
    await button(told, 'reset.submit').click()

    await expect(page).toBeAt(addressOf(language, '/login'))
    await expect(page.getByText(words(language, 'reset.success'))).toBeVisible()
    expect(await cookie('forgot')).toBeNull()
    await fillLogin(page, language)
    await expect(alert).toHaveText(words(language, 'login.error.wrongCredentials'))
    await fillLogin(page, language, { password: fresh })
    await expect(page.getByRole('banner')).toContainText('demo')
  },
)

story(
  'a recovery says every refusal where it can be mended, and a ticket that is over begins anew [AUTH-07, OPEN-76, SESS-22]',
  async (told) => {
    const { control, expect, language, page, passTime } = told
    const { changePhone, code, phone: phoneField, resend } = registrationForm(page, language)
    const alert = page.getByRole('alert')
    await page.goto(addressOf(language, '/forgot'))
    await phoneField.fill(phone)
    await control.arm('register.6005')
    await button(told, 'forgot.submit').click()
    await expect(alert).toHaveText(words(language, 'register.error.otpTooMany'))
    await expect(phoneField).toHaveValue(phone)
    await button(told, 'forgot.submit').click()
    await code.fill(oneTimeCode)
    await changePhone.click()
    await button(told, 'forgot.submit').click()
    await expect(code).toHaveValue(oneTimeCode)
    for (const [id, refusal] of [
      ['recovery.6000', 'forgot.error.otpRetry'],
      ['recovery.6001', 'register.error.otpInvalid'],
      ['recovery.6006', 'forgot.error.retryOrAdmin'],
    ] as const) {
      await control.arm(id)
      await button(told, 'otp.confirm').click()
      await expect(alert).toHaveText(words(language, refusal))
      await expect(code).toHaveValue(oneTimeCode)
    }
    await passTime(resendWait)
    await control.arm('register.6005')
    await resend.click()
    await expect(alert).toHaveText(words(language, 'register.error.otpTooMany'))
    await expect(code).toHaveValue(oneTimeCode)
    await expect(code).toBeFocused()
    await passTime(resendWait)
    await resend.click()
    await expect(page.getByText(words(language, 'otp.resent'))).toBeVisible()
    await expect(code).toHaveValue('')
    await control.arm('recovery.8000')
    await code.fill(oneTimeCode)
    await button(told, 'otp.confirm').click()
    await expect(alert).toHaveText(words(language, 'forgot.error.incorrectData'))
    await button(told, 'forgot.submit').click()
    await button(told, 'otp.confirm').click()

    await field(told, 'reset.newPassword').fill(fresh)
    await field(told, 'reset.confirmPassword').fill(fresh)
    await control.arm('password.8000')
    await button(told, 'reset.submit').click()
    await expect(alert).toHaveText(words(language, 'reset.error.refused'))
    await control.arm('password.6000')
    await button(told, 'reset.submit').click()
    await expect(page).toBeAt(addressOf(language, '/forgot'))
    await expect(page.getByText(words(language, 'reset.error.ticketExpired'))).toBeVisible()
  },
)

story(
  'a member changes the password with the old one, is told when that is wrong, and changes nothing while it is saved [AUTH-14, OPEN-50, SHELL-43]',
  async (told) => {
    const { expect, language, page } = told
    const calls = await told.watchCalls(({ pathname }) => pathname.endsWith('/changePassword'))
    await beMember(page, language)
    await openMenu(page, language)
    await mainMenu(page, language)
      .getByRole('link', { name: words(language, 'menu.resetPassword') })
      .click()
    await expect(screenOf(page, 'passwordChange', 'editing')).toBeVisible()
    await button(told, 'passwordChange.submit').click()
    await expect(field(told, 'passwordChange.oldPassword')).toBeFocused()
    await field(told, 'passwordChange.oldPassword').fill('not-mine')
    await field(told, 'reset.newPassword').fill(fresh)
    await field(told, 'reset.confirmPassword').fill(fresh)
    await button(told, 'passwordChange.submit').click()
    await expect(page.getByRole('alert')).toHaveText(
      words(language, 'validation.error.oldPasswordWrong'),
    )
    await expect(field(told, 'passwordChange.oldPassword')).toBeFocused()
    await expect(field(told, 'reset.newPassword')).toHaveValue(fresh)
    await field(told, 'passwordChange.oldPassword').fill('demo1234')
    calls.hold()
    await button(told, 'passwordChange.submit').click()
    await expect(screenOf(page, 'passwordChange', 'submitting')).toBeVisible()
    for (const id of [
      'passwordChange.oldPassword',
      'reset.newPassword',
      'reset.confirmPassword',
    ] as const) {
      await expect(field(told, id)).toHaveAttribute('readonly')
    }
    calls.letGo()
    await expect(page.getByText(words(language, 'reset.success'))).toBeVisible()
    await expect(page).toBeAt(addressOf(language, '/'))
  },
)
