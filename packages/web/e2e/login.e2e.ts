import { fillLogin, landingPath, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, languages, sentence, words } from '../visit/words.ts'
import { holdableRequests } from './support/network.ts'
import { passTime } from './support/passing-time.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const refusals = (language: Language): readonly (readonly [string, string])[] => [
  ['login.5000', words(language, 'login.error.wrongCredentials')],
  ['login.5001', words(language, 'login.error.accountBlocked')],
  ['login.1007', words(language, 'login.error.uplineLocked')],
  ['login.1008', words(language, 'login.error.passwordLocked')],
  ['login.other', sentence(language, 'login.error.other', { code: 4242 })],
]

for (const language of languages) {
  test(`in ${language} every refusal of a sign-in is told in its own words, and the same form sent again signs in [ERR-09…12, OPEN-76]`, async ({
    control,
    isMobile,
    page,
  }) => {
    await page.goto(addressOf(language, '/login'))
    const submit = page.getByRole('button', { name: words(language, 'login.submit'), exact: true })
    const problem = page.getByRole('alert')
    await expect(submit).toBeVisible()
    await expectAccessible(page)
    await submit.click()
    const username = page.getByRole('textbox', { name: words(language, 'field.username') })
    await expect(username).toBeFocused()
    let isFilled = false
    for (const [id, told] of refusals(language)) {
      await control.arm(id, id === 'login.other' ? { code: 4242 } : {})
      if (isFilled) await submit.click()
      else await fillLogin(page, language)
      isFilled = true
      await expect(problem).toHaveText(told)
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
      if (id !== 'login.5000') continue
      await expect(
        page.getByLabel(words(language, 'field.password'), { exact: true }),
      ).toBeFocused()
    }
    await expectAccessible(page)
    await submit.click()
    await expect(page).toHaveURL(addressOf(language, landingPath(isMobile)))
    await expect(page.getByRole('banner')).toContainText('demo')
  })

  test(`in ${language} a refusal for a minute is counted down, lets nobody send the form, and then lets in [ERR-08]`, async ({
    control,
    page,
  }) => {
    await page.clock.install()
    await control.arm('login.3000')
    await signIn(page, language)
    const waiting = screenOf(page, 'login', 'waiting')
    await expect(waiting).toContainText(
      sentence(language, 'login.error.waitOneMinute', { minutes: 1 }),
    )
    const submit = page.getByRole('button', { name: words(language, 'login.submit'), exact: true })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await passTime(page, control, 20_000)
    const told = Array.from({ length: 20 }, (_, index) =>
      sentence(language, 'login.waitCountdown', { seconds: 21 + index }),
    )
    await expect(waiting.getByText(new RegExp(`^(${told.join('|')})$`))).toBeVisible()
    expect(await control.requests({ endpoint: 'login' })).toHaveLength(1)
    await passTime(page, control, 41_000)
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submit.click()
    await expect(page.getByRole('banner')).toContainText('demo')
  })
}

test('a password can be pasted and looked at, and password managers know both fields [AUTH-01]', async ({
  context,
  control: _,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(addressOf(language, '/login'))
  const username = page.getByRole('textbox', { name: words(language, 'field.username') })
  const password = page.getByLabel(words(language, 'field.password'), { exact: true })
  await expect(username).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await username.fill('demo')
  await page.evaluate(() => navigator.clipboard.writeText('demo1234'))
  await password.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: words(language, 'action.showPassword') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('demo1234')
  await page.getByRole('button', { name: words(language, 'action.hidePassword') }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.press('Enter')
  await expect(page.getByRole('banner')).toContainText('demo')
})

test('what a sign-in was sent with is not changed while its answer is awaited [AUTH-01]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await page.goto(addressOf(language, '/login'))
  const requests = await holdableRequests(page, ({ pathname }) => pathname.endsWith('/login'))
  requests.hold()
  await fillLogin(page, language)
  await expect(screenOf(page, 'login', 'submitting')).toBeVisible()
  for (const id of ['field.username', 'field.password'] as const) {
    await expect(page.getByLabel(words(language, id), { exact: true })).not.toBeEditable()
  }
  requests.letGo()
  await expect(page.getByRole('banner')).toContainText('demo')
})

test('signing in goes back to where the visitor was sent from, and to no other site [OPEN-34]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const landing = landingPath(isMobile)
  const returns = [
    ['/?from=poster', '/?from=poster'],
    ['https://example.com/', landing],
    ['//example.com/', landing],
  ]
  for (const [wanted = '', reached] of returns) {
    // What the page still asks for would be asked for without tokens.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: 'auth' })
    await page.goto(`/login?url=${encodeURIComponent(wanted)}`)
    await fillLogin(page, 'th')
    await expect(page).toHaveURL(reached ?? '')
    await expect(page.getByRole('banner')).toContainText('demo')
  }
})
