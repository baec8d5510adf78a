import { newcomer, oneTimeCode } from '@croupier/model-tests/journeys'
import type { Locator, Page } from '@playwright/test'
import {
  fillDetails,
  openCodeStep,
  type RegistrationForm,
  registrationForm,
} from '../visit/registration.steps.ts'
import { screenOf } from '../visit/steps.ts'
import {
  addressOf,
  type Language,
  languages,
  sentence,
  type WordId,
  words,
} from '../visit/words.ts'
import { holdableRequests, isForCodeBySms } from './support/network.ts'
import { passTime } from './support/passing-time.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const minute = 60_000

test.use(withoutMotion)

test('an invited visitor registers with a code by SMS and is signed in, by the invitation they came with [AUTH-06, AUTH-07, AUTH-09…11, ROUTE-10…12]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const invitations = ['/register/FRIEND7', '/registerAff/FRIEND7', '/aff/FRIEND7']
  for (const path of invitations) {
    await page.goto(addressOf(language, path))
    await expect(
      page.getByText(sentence(language, 'register.invitedBy', { code: 'FRIEND7' })),
    ).toBeVisible()
  }
  const form = registrationForm(page, language)
  await expectAccessible(page)
  const attributes = await Promise.all(
    [form.username, form.password, form.phone, form.accountNumber].map(async (field) => [
      await field.getAttribute('autocomplete'),
      await field.getAttribute('inputmode'),
    ]),
  )
  expect(attributes).toEqual([
    ['username', null],
    ['new-password', null],
    ['tel-national', 'tel'],
    ['off', 'numeric'],
  ])
  await fillDetails(form)
  await page.keyboard.press('Enter')
  await expect(screenOf(page, 'registration', 'enteringCode')).toBeVisible()
  await expect(form.code).toBeFocused()
  await expect(page.getByText('081-234-5699')).toBeVisible()
  await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(form.code).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page)
  await page.keyboard.type(oneTimeCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText(newcomer.username)
  const [call] = await control.requests({ endpoint: 'register' })
  expect(call?.body).toMatchObject({ username: newcomer.username, ref: 'FRIEND7' })
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'visitor.registration',
  )
})

test('what is missing or wrong is told at its field, and the first of them has the focus [AUTH-12, AUTH-15…18]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await page.goto(addressOf(language, '/register'))
  const form = registrationForm(page, language)
  await form.requestCode.click()
  const problems = [
    sentence(language, 'register.error.username', { min: 4, max: 20 }),
    sentence(language, 'validation.error.passwordTooShort', { min: 6 }),
    sentence(language, 'validation.error.invalidPhone', {
      digits: 10,
      first: '06',
      second: '08',
      third: '09',
    }),
    words(language, 'validation.error.pickBank'),
    words(language, 'validation.error.invalidAccountNumber'),
    words(language, 'validation.error.nameAndSurname'),
    words(language, 'validation.error.nameAndSurname'),
  ]
  await expect(page.getByRole('alert')).toHaveText(problems)
  await expect(form.username).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('somchai')
  await expect(form.username).toHaveValue('somchai')
  await fillDetails(form)
  await form.phone.fill('0712345678')
  await form.requestCode.click()
  await expect(form.phone).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText([problems[2] ?? ''])
  expect(await control.requests({ endpoint: 'requestOtp' })).toEqual([])
})

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

for (const language of languages) {
  test(`in ${language} every refusal leads to where it can be mended, nothing typed is lost, and then it goes through [ERR-13…20, OPEN-25, OPEN-76]`, async ({
    control,
    page,
  }) => {
    await page.goto(addressOf(language, '/register'))
    const form = registrationForm(page, language)
    await fillDetails(form)
    for (const [id, told] of [
      ['register.6000', 'register.error.otpRetry'],
      ['register.6005', 'register.error.otpTooMany'],
    ] as const) {
      await control.arm(id)
      await form.requestCode.click()
      await expect(page.getByRole('alert')).toHaveText(words(language, told))
      await expectDetails(form)
    }
    await form.requestCode.click()
    await form.code.fill(oneTimeCode)
    for (const [id, told] of atDetails) {
      await control.arm(id)
      await form.submit.click()
      await expect(page.getByRole('alert')).toHaveText(words(language, told))
      await expect(screenOf(page, 'registration', 'details')).toBeVisible()
      await expect(id === 'register.6002' ? form.phone : beginningIn(page, language)).toBeFocused()
      await expectDetails(form)
      // The code that was sent is still good: no other is asked for.
      await form.requestCode.click()
      await expect(form.code).toHaveValue(oneTimeCode)
    }
    expect(await control.requests({ endpoint: 'requestOtp' })).toHaveLength(3)
    for (const [id, told] of atCode) {
      await control.arm(id)
      await form.submit.click()
      await expect(page.getByRole('alert')).toHaveText(words(language, told))
      await expect(screenOf(page, 'registration', 'enteringCode')).toBeVisible()
      await expect(form.code).toHaveValue(oneTimeCode)
    }
    await control.arm('register.other', { code: 4242 })
    await form.submit.click()
    await expect(page.getByRole('alert')).toHaveText(
      sentence(language, 'register.error.other', { code: 4242 }),
    )
    await form.submit.click()
    await expect(page.getByRole('banner')).toContainText(newcomer.username)
  })
}

test('another code can be asked for after a minute, a reload keeps what was typed but the secrets, and another phone is another code [AUTH-07]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await page.clock.install()
  const form = await openCodeStep(page, language)
  await expect(form.resend).toHaveCount(0)
  await form.code.fill('9')
  await passTime(page, control, minute)
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
  await expect(beginningIn(page, language)).toBeFocused()
  await form.phone.fill('0912345699')
  await form.requestCode.click()
  await expect(page.getByText('091-234-5699')).toBeVisible()
  expect((await control.requests({ endpoint: 'requestOtp' })).map(({ body }) => body)).toHaveLength(
    3,
  )
  await form.code.fill(oneTimeCode)
  await form.submit.click()
  await expect(page.getByRole('banner')).toContainText(newcomer.username)
})

test('what was checked is what is sent: nothing is changed while a code is asked for', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const requests = await holdableRequests(page, isForCodeBySms)
  await page.goto(addressOf(language, '/register'))
  const form = registrationForm(page, language)
  await fillDetails(form)
  requests.hold()
  await form.requestCode.click()
  await expect(screenOf(page, 'registration', 'requestingCode')).toBeVisible()
  await form.password.press('ControlOrMeta+A')
  await page.keyboard.type('ab')
  await expect(form.password).toBeFocused()
  await form.phone.pressSequentially('9')
  await expectDetails(form)
  requests.letGo()
  await form.code.fill(oneTimeCode)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({ password: newcomer.password })
})

/** Where the form begins. */
function beginningIn(page: Page, language: Language): Locator {
  return page.locator('form', { has: registrationForm(page, language).username })
}

async function expectDetails(form: RegistrationForm<Locator>): Promise<void> {
  await expect(form.username).toHaveValue(newcomer.username)
  await expect(form.password).toHaveValue(newcomer.password)
  await expect(form.phone).toHaveValue(newcomer.phone)
  await expect(form.bank).toHaveValue(newcomer.bankId)
  await expect(form.accountNumber).toHaveValue(newcomer.accountNumber)
  await expect(form.firstName).toHaveValue(newcomer.firstName)
  await expect(form.lastName).toHaveValue(newcomer.lastName)
}

test('a site that takes no new members shows no way to register, and one with an affiliate link leads there [AUTH-27, SHELL-10…12, SITE-06, SITE-07]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const link = (id: WordId) =>
    page.getByRole('banner').getByRole('link', { name: words(language, id), exact: true })
  await page.goto(addressOf(language, '/'))
  const size = page.viewportSize()
  if (isMobile && size) {
    await page.setViewportSize({ ...size, width: 320 })
    await expect(link('header.register')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(size)
  }
  await link('header.register').click()
  await expect(page).toHaveURL(addressOf(language, '/register'))
  await link('header.logIn').click()
  await expect(page).toHaveURL(addressOf(language, '/login'))
  await expect(link('header.register')).toBeVisible()

  await control.changeSite({ affiliateLink: '/aff/HOUSE' })
  await page.reload()
  await link('header.register').click()
  await expect(page).toHaveURL(addressOf(language, '/aff/HOUSE'))
  await page.goto(addressOf(language, '/'))
  await screenOf(page, 'registrationPromotion', 'offered')
    .getByRole('button', { name: words(language, 'promotion.take') })
    .click()
  if (isMobile)
    await page.getByRole('button', { name: words(language, 'promotion.box.show') }).click()
  await page.getByRole('link', { name: words(language, 'promotion.registration.register') }).click()
  await expect(page).toHaveURL(addressOf(language, '/aff/HOUSE'))

  await control.changeSite({ registrationDisabled: true })
  await page.reload()
  await expect(page).toHaveURL(addressOf(language, '/'))
  await expect(link('header.logIn')).toBeVisible()
  await expect(link('header.register')).toHaveCount(0)
  await expect(page.getByText(words(language, 'promotion.wayOn.promotion'))).toBeVisible()
  await expect(screenOf(page, 'registrationPromotion', 'offered')).toHaveCount(0)
  await expect(screenOf(page, 'promotionBox', 'expanded')).toHaveCount(0)
  await expect(screenOf(page, 'promotionBox', 'collapsed')).toHaveCount(0)
})
