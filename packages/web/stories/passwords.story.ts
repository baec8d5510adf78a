import { resendWait } from '@croupier/core/registration'
import { oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { registrationForm } from '../visit/registration.steps.ts'
import { beMember, fillLogin, screenOf } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

/** The phone of the member `demo`. */
const phone = '080-000-0001'
const fresh = 'fresh-word'

const button = ({ language, page }: StoryContext, id: WordId) =>
  page.getByRole('button', { name: words(language, id), exact: true })
const field = ({ language, page }: StoryContext, id: WordId) =>
  page.getByLabel(words(language, id), { exact: true })

story(
  'a member who forgot the password sets a new one with a code by SMS and signs in with it; the old one no longer works [AUTH-12, AUTH-13, AUTH-20, AUTH-21, SESS-14, ROUTE-13, ROUTE-14]',
  async (context) => {
    const { cookie, expect, language, page } = context
    const alert = page.getByRole('alert')
    await page.goto(addressOf(language, '/login'))
    await page.getByRole('link', { name: words(language, 'login.forgotPassword') }).click()
    await expect(screenOf(page, 'passwordRecovery', 'phone')).toBeVisible()
    await field(context, 'field.mobileNumber').fill('0712345678')
    await button(context, 'forgot.submit').click()
    await expect(alert).toContainText('06')
    await expect(field(context, 'field.mobileNumber')).toBeFocused()
    await field(context, 'field.mobileNumber').fill(phone)
    await field(context, 'field.mobileNumber').press('Enter')
    await expect(screenOf(page, 'passwordRecovery', 'code')).toBeVisible()
    await expect(field(context, 'otp.label')).toBeFocused()
    await field(context, 'otp.label').fill('000000')
    await button(context, 'otp.confirm').click()
    await expect(alert).toHaveText(words(language, 'register.error.otpInvalid'))
    await field(context, 'otp.label').fill(oneTimeCode)
    await button(context, 'otp.confirm').click()

    await expect(page).toBeAt(addressOf(language, '/resetPassword'))
    await expect(field(context, 'reset.newPassword')).toBeVisible()
    await expect(page).toHaveTitle(`${words(language, 'reset.title')} · Croupier`)
    expect(await cookie('forgot')).not.toBeNull()
    await page.goto(addressOf(language, '/'))
    await expect(page).toBeAt(addressOf(language, '/resetPassword'))
    await field(context, 'reset.newPassword').fill('12345')
    await button(context, 'reset.submit').click()
    await expect(alert).toHaveTexts([
      sentence(language, 'validation.error.passwordTooShort', { min: 6 }),
      words(language, 'validation.error.passwordMismatch'),
    ])
    await expect(field(context, 'reset.newPassword')).toBeFocused()
    await field(context, 'reset.newPassword').fill(fresh)
    await field(context, 'reset.confirmPassword').fill(fresh)
    await button(context, 'reset.submit').click()

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
  'a recovery shows every refusal where it can be corrected, and an expired ticket leads back to the start [AUTH-07, OPEN-76, SESS-22]',
  async (context) => {
    const { control, expect, language, page, passTime } = context
    const { changePhone, code, phone: phoneField, resend } = registrationForm(page, language)
    const alert = page.getByRole('alert')
    await page.goto(addressOf(language, '/forgot'))
    await phoneField.fill(phone)
    await control.arm('register.6005')
    await button(context, 'forgot.submit').click()
    await expect(alert).toHaveText(words(language, 'register.error.otpTooMany'))
    await expect(phoneField).toHaveValue(phone)
    await button(context, 'forgot.submit').click()
    await code.fill(oneTimeCode)
    await changePhone.click()
    await button(context, 'forgot.submit').click()
    await expect(code).toHaveValue(oneTimeCode)
    for (const [id, refusal] of [
      ['recovery.6000', 'forgot.error.otpRetry'],
      ['recovery.6001', 'register.error.otpInvalid'],
      ['recovery.6006', 'forgot.error.retryOrAdmin'],
    ] as const) {
      await control.arm(id)
      await button(context, 'otp.confirm').click()
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
    await button(context, 'otp.confirm').click()
    await expect(alert).toHaveText(words(language, 'forgot.error.incorrectData'))
    await button(context, 'forgot.submit').click()
    await button(context, 'otp.confirm').click()

    await field(context, 'reset.newPassword').fill(fresh)
    await field(context, 'reset.confirmPassword').fill(fresh)
    await control.arm('password.8000')
    await button(context, 'reset.submit').click()
    await expect(alert).toHaveText(words(language, 'reset.error.refused'))
    await control.arm('password.6000')
    await button(context, 'reset.submit').click()
    await expect(page).toBeAt(addressOf(language, '/forgot'))
    await expect(page.getByText(words(language, 'reset.error.ticketExpired'))).toBeVisible()
  },
)

story(
  'a member changes the password with the old one, sees if that is wrong, and cannot edit while it is saved [AUTH-14, OPEN-50, SHELL-43]',
  async (context) => {
    const { expect, language, page } = context
    const calls = await context.watchCalls(({ pathname }) => pathname.endsWith('/changePassword'))
    await beMember(page, language)
    await openMenu(page, language)
    await mainMenu(page, language)
      .getByRole('link', { name: words(language, 'menu.resetPassword') })
      .click()
    await expect(screenOf(page, 'passwordChange', 'editing')).toBeVisible()
    await button(context, 'passwordChange.submit').click()
    await expect(field(context, 'passwordChange.oldPassword')).toBeFocused()
    await field(context, 'passwordChange.oldPassword').fill('not-mine')
    await field(context, 'reset.newPassword').fill(fresh)
    await field(context, 'reset.confirmPassword').fill(fresh)
    await button(context, 'passwordChange.submit').click()
    await expect(page.getByRole('alert')).toHaveText(
      words(language, 'validation.error.oldPasswordWrong'),
    )
    await expect(field(context, 'passwordChange.oldPassword')).toBeFocused()
    await expect(field(context, 'reset.newPassword')).toHaveValue(fresh)
    await field(context, 'passwordChange.oldPassword').fill('demo1234')
    calls.hold()
    await button(context, 'passwordChange.submit').click()
    await expect(screenOf(page, 'passwordChange', 'submitting')).toBeVisible()
    for (const id of [
      'passwordChange.oldPassword',
      'reset.newPassword',
      'reset.confirmPassword',
    ] as const) {
      await expect(field(context, id)).toHaveAttribute('readonly')
    }
    calls.release()
    await expect(page.getByText(words(language, 'reset.success'))).toBeVisible()
    await expect(page).toBeAt(addressOf(language, '/'))
  },
)
