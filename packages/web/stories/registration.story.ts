import { resendWait } from '@croupier/core/registration'
import { newcomer, oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import {
  fillDetails,
  openCodeStep,
  type RegistrationForm,
  registrationForm,
} from '../visit/registration.steps.ts'
import type { Part } from '../visit/screen.ts'
import { screenOf } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

story(
  'an invited visitor registers with a code by SMS and is signed in, with their invitation [AUTH-06, AUTH-07, AUTH-09…11, ROUTE-10…12]',
  async ({ control, expect, language, page }) => {
    for (const path of ['/register/FRIEND7', '/registerAff/FRIEND7', '/aff/FRIEND7']) {
      await page.goto(addressOf(language, path))
      await expect(
        page.getByText(sentence(language, 'register.invitedBy', { code: 'FRIEND7' })),
      ).toBeVisible()
    }
    const form = registrationForm(page, language)
    await fillDetails(form)
    await form.lastName.press('Enter')
    await expect(screenOf(page, 'registration', 'enteringCode')).toBeVisible()
    await expect(form.code).toBeFocused()
    await expect(page.getByText('081-234-5699')).toBeVisible()
    await form.code.fill(oneTimeCode)
    await form.code.press('Enter')
    await expect(page.getByRole('banner')).toContainText(newcomer.username)
    const [call] = await control.requests({ endpoint: 'register' })
    expect(call?.body).toMatchObject({ username: newcomer.username, ref: 'FRIEND7' })
  },
)

story(
  'missing or wrong details show at their fields, and the first of them has the focus [AUTH-12, AUTH-15…18]',
  async ({ control, expect, language, page }) => {
    await page.goto(addressOf(language, '/register'))
    const form = registrationForm(page, language)
    await form.requestCode.click()
    const invalidPhone = sentence(language, 'validation.error.invalidPhone', {
      digits: 10,
      first: '06',
      second: '08',
      third: '09',
    })
    await expect(page.getByRole('alert')).toHaveTexts([
      sentence(language, 'register.error.username', { min: 4, max: 20 }),
      sentence(language, 'validation.error.passwordTooShort', { min: 6 }),
      invalidPhone,
      words(language, 'validation.error.pickBank'),
      words(language, 'validation.error.accountNumberEmpty'),
      words(language, 'validation.error.firstNameEmpty'),
      words(language, 'validation.error.lastNameEmpty'),
    ])
    await expect(form.username).toBeFocused()
    await fillDetails(form)
    await form.phone.fill('0712345678')
    await form.requestCode.click()
    await expect(form.phone).toBeFocused()
    await expect(page.getByRole('alert')).toHaveTexts([invalidPhone])
    expect(await control.requests({ endpoint: 'requestOtp' })).toEqual([])
  },
)

const atDetails: readonly (readonly [string, WordId])[] = [
  ['register.4000', 'register.error.incomplete'],
  ['register.6002', 'register.error.alreadyRegistered'],
  ['register.8000', 'register.error.incorrectData'],
]

const atCode: readonly (readonly [string, WordId])[] = [
  ['register.6001', 'register.error.otpInvalid'],
  ['register.6006', 'register.error.retryOrAdmin'],
  ['register.9998', 'register.error.verifyIdentity'],
]

story(
  'every refusal leads to where it can be corrected, no typed text is lost, and then the registration works [ERR-13…20, OPEN-25, OPEN-76]',
  async (context) => {
    const { control, expect, language, page } = context
    const alert = page.getByRole('alert')
    await page.goto(addressOf(language, '/register'))
    const form = registrationForm(page, language)
    await fillDetails(form)
    for (const [id, problem] of [
      ['register.6000', 'register.error.otpRetry'],
      ['register.6005', 'register.error.otpTooMany'],
    ] as const) {
      await control.arm(id)
      await form.requestCode.click()
      await expect(alert).toHaveText(words(language, problem))
      await expectDetails(context, form)
    }
    await form.requestCode.click()
    await form.code.fill(oneTimeCode)
    for (const [id, problem] of atDetails) {
      await control.arm(id)
      await form.submit.click()
      await expect(alert).toHaveText(words(language, problem))
      await expect(screenOf(page, 'registration', 'details')).toBeVisible()
      await expect(id === 'register.6002' ? form.phone : beginningIn(context)).toBeFocused()
      await expectDetails(context, form)
      // The code that was sent still works, so no other is requested.
      await form.requestCode.click()
      await expect(form.code).toHaveValue(oneTimeCode)
    }
    expect(await control.requests({ endpoint: 'requestOtp' })).toHaveLength(3)
    for (const [id, problem] of atCode) {
      await control.arm(id)
      await form.submit.click()
      await expect(alert).toHaveText(words(language, problem))
      await expect(screenOf(page, 'registration', 'enteringCode')).toBeVisible()
      await expect(form.code).toHaveValue(oneTimeCode)
    }
    await control.arm('register.other', { code: 4242 })
    await form.submit.click()
    await expect(alert).toHaveText(sentence(language, 'register.error.other', { code: 4242 }))
    await form.submit.click()
    await expect(page.getByRole('banner')).toContainText(newcomer.username)
  },
)

story(
  'another code can be requested after a minute, a reload keeps the typed text except for secrets, and another phone needs another code [AUTH-07]',
  async (context) => {
    const { control, expect, language, page, passTime } = context
    const form = await openCodeStep(page, language)
    await expect(form.resend).toHaveCount(0)
    await form.code.fill('9')
    await passTime(resendWait)
    await form.resend.click()
    await expect(page.getByText(words(language, 'otp.resent'))).toBeVisible()
    await expect(form.code).toHaveValue('')
    await expect(form.code).toBeFocused()

    await page.reload()
    await expect(form.accountNumber).toHaveValue(newcomer.accountNumber)
    await expect(form.password).toHaveValue('')
    await form.password.fill(newcomer.password)
    await form.requestCode.click()
    await form.changePhone.click()
    await expect(beginningIn(context)).toBeFocused()
    await form.phone.fill('0912345699')
    await form.requestCode.click()
    await expect(page.getByText('091-234-5699')).toBeVisible()
    expect(await control.requests({ endpoint: 'requestOtp' })).toHaveLength(3)
    await form.code.fill(oneTimeCode)
    await form.submit.click()
    await expect(page.getByRole('banner')).toContainText(newcomer.username)
  },
)

story(
  'a site that takes no new members hides the registration, and a site with an affiliate link leads there [AUTH-27, SHELL-10…12, SITE-06, SITE-07]',
  async ({ control, expect, language, page, size }) => {
    const link = (id: WordId) =>
      page.getByRole('banner').getByRole('link', { name: words(language, id), exact: true })
    await page.goto(addressOf(language, '/'))
    await link('header.register').click()
    await expect(page).toBeAt(addressOf(language, '/register'))
    await link('header.logIn').click()
    await expect(page).toBeAt(addressOf(language, '/login'))
    await expect(link('header.register')).toBeVisible()

    await control.changeSite({ affiliateLink: '/aff/HOUSE' })
    await page.reload()
    await link('header.register').click()
    await expect(page).toBeAt(addressOf(language, '/aff/HOUSE'))
    await page.goto(addressOf(language, '/'))
    await screenOf(page, 'registrationPromotion', 'offered')
      .getByRole('button', { name: words(language, 'promotion.take') })
      .click()
    if (size === 'phone') {
      await page.getByRole('button', { name: words(language, 'promotion.box.show') }).click()
    }
    await page
      .getByRole('link', { name: words(language, 'promotion.registration.register') })
      .click()
    await expect(page).toBeAt(addressOf(language, '/aff/HOUSE'))

    await control.changeSite({ registrationDisabled: true })
    await page.reload()
    await expect(page).toBeAt(addressOf(language, '/'))
    await expect(link('header.logIn')).toBeVisible()
    await expect(link('header.register')).toHaveCount(0)
    await expect(page.getByText(words(language, 'promotion.wayOn.promotion'))).toBeVisible()
    for (const flow of ['registrationPromotion', 'promotionBox']) {
      await expect(page.locator(`[data-flow="${flow}"]`)).toHaveCount(0)
    }
  },
)

/** The first field of the form. */
function beginningIn({ language, page }: StoryContext): Part {
  return page.locator('form').filter({ has: registrationForm(page, language).username })
}

async function expectDetails({ expect }: StoryContext, form: RegistrationForm): Promise<void> {
  await expect(form.username).toHaveValue(newcomer.username)
  await expect(form.password).toHaveValue(newcomer.password)
  await expect(form.phone).toHaveValue(newcomer.phone)
  await expect(form.bank).toHaveValue(newcomer.bankId)
  await expect(form.accountNumber).toHaveValue(newcomer.accountNumber)
  await expect(form.firstName).toHaveValue(newcomer.firstName)
  await expect(form.lastName).toHaveValue(newcomer.lastName)
}
