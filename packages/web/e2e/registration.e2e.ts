import { newcomer, oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import { fillDetails, openCodeStep, registrationForm } from '../visit/registration.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a phone the registration can be reached and typed by hand, and sends what was validated, whatever is typed meanwhile [AUTH-06, AUTH-07, SHELL-10]', async ({
  control,
  page,
}) => {
  const language = 'th'
  const { watchCalls } = await openBrowserVisit({ control, language, page, size: 'phone' })
  const requests = await watchCalls(({ pathname }) => pathname.endsWith('/otp'))
  const size = page.viewportSize()
  if (!size) throw new Error('a phone has a size')
  await page.setViewportSize({ ...size, width: 320 })
  await page.goto(addressOf(language, '/'))
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
  await expect(register).toBeInViewport({ ratio: 1 })
  await register.click()

  const form = registrationForm(page, language)
  await form.requestCode.click()
  await expect(form.username).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('som')
  await expect(form.username).toHaveValue('som')
  await fillDetails(form)
  await expect(form.username).toHaveAttribute('autocomplete', 'username')
  await expect(form.password).toHaveAttribute('autocomplete', 'new-password')
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel-national')
  await expect(form.phone).toHaveAttribute('inputmode', 'tel')
  await expect(form.accountNumber).toHaveAttribute('autocomplete', 'off')
  await expect(form.accountNumber).toHaveAttribute('inputmode', 'numeric')

  requests.hold()
  await form.requestCode.click()
  await expect(screenOf(page, 'registration', 'requestingCode')).toBeVisible()
  await form.password.press('ControlOrMeta+A')
  await page.keyboard.type('ab')
  await expect(form.password).toBeFocused()
  await form.phone.pressSequentially('9')
  await expect(form.password).toHaveValue(newcomer.password)
  await expect(form.phone).toHaveValue(newcomer.phone)
  requests.release()
  await expect(form.code).toBeFocused()
  await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(form.code).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page)
  await page.keyboard.type(oneTimeCode)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    username: newcomer.username,
    password: newcomer.password,
  })
  await expect(page.getByRole('banner')).toContainText(newcomer.username)
  const stored = () => page.evaluate(() => Object.keys(sessionStorage))
  expect(await whenSettled(page, stored)).not.toContain('visitor.registration')
})

test('on a phone the step of the code begins at its title, although the form before was longer', async ({
  page,
}) => {
  const language = 'th'
  const form = await openCodeStep(page, language)
  await expect(form.code).toBeFocused()
  const title = page.getByRole('heading', { name: words(language, 'otp.title'), exact: true })
  await expect(title).toBeInViewport({ ratio: 1 })
})
