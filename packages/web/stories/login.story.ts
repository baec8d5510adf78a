import { minute, second } from '@croupier/core/time'
import { fillLogin, landingPath, screenOf, signIn } from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressOf, type Language, sentence, words } from '../visit/words.ts'

const refusals = (language: Language): readonly (readonly [string, string])[] => [
  ['login.5000', words(language, 'login.error.wrongCredentials')],
  ['login.5001', words(language, 'login.error.accountBlocked')],
  ['login.1007', words(language, 'login.error.uplineLocked')],
  ['login.1008', words(language, 'login.error.passwordLocked')],
  ['login.other', sentence(language, 'login.error.other', { code: 4242 })],
]

const usernameIn = ({ language, page }: Told) =>
  page.getByRole('textbox', { name: words(language, 'field.username') })
const passwordIn = ({ language, page }: Told) =>
  page.getByLabel(words(language, 'field.password'), { exact: true })
const submitIn = ({ language, page }: Told) =>
  page.getByRole('button', { name: words(language, 'login.submit'), exact: true })

story(
  'every refusal of a sign-in is told in its own words, and the same form sent again signs in [ERR-09…12, OPEN-76]',
  async (told) => {
    const { control, expect, language, page, size } = told
    await page.goto(addressOf(language, '/login'))
    const submit = submitIn(told)
    await submit.click()
    await expect(usernameIn(told)).toBeFocused()
    await usernameIn(told).fill('demo')
    await passwordIn(told).fill('demo1234')
    for (const [id, refusal] of refusals(language)) {
      await control.arm(id, id === 'login.other' ? { code: 4242 } : {})
      await submit.click()
      await expect(page.getByRole('alert')).toHaveText(refusal)
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
      if (id === 'login.5000') await expect(passwordIn(told)).toBeFocused()
    }
    await submit.click()
    await expect(page).toBeAt(addressOf(language, landingPath(size === 'phone')))
    await expect(page.getByRole('banner')).toContainText('demo')
  },
)

story(
  'a refusal for a minute is counted down, lets nobody send the form, and then lets in [ERR-08]',
  async (told) => {
    const { control, expect, language, page, passTime } = told
    await control.arm('login.3000')
    await signIn(page, language)
    const waiting = screenOf(page, 'login', 'waiting')
    await expect(waiting).toContainText(
      sentence(language, 'login.error.waitOneMinute', { minutes: 1 }),
    )
    await expect(submitIn(told)).toHaveAttribute('aria-disabled', 'true')
    await passwordIn(told).press('Enter')
    await passTime(20 * second)
    const countdown = sentence(language, 'login.waitCountdown', { seconds: 40 })
    await expect(waiting.getByText(countdown, { exact: true })).toBeVisible()
    expect(await control.requests({ endpoint: 'login' })).toHaveLength(1)
    await passTime(minute - 20 * second)
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submitIn(told).click()
    await expect(page.getByRole('banner')).toContainText('demo')
  },
)

story(
  'what a sign-in was sent with is not changed while its answer is awaited [AUTH-01]',
  async (told) => {
    const { expect, language, page } = told
    const calls = await told.watchCalls(({ pathname }) => pathname.endsWith('/auth/login'))
    await page.goto(addressOf(language, '/login'))
    calls.hold()
    await fillLogin(page, language)
    await expect(screenOf(page, 'login', 'submitting')).toBeVisible()
    await expect(usernameIn(told)).toHaveAttribute('readonly')
    await expect(passwordIn(told)).toHaveAttribute('readonly')
    calls.letGo()
    await expect(page.getByRole('banner')).toContainText('demo')
    expect(calls.count()).toBe(1)
  },
)

story(
  'signing in goes back to where the visitor was sent from, and to no other site [OPEN-34]',
  async ({ expect, language, loseSessionCookies, page, size }) => {
    const landing = addressOf(language, landingPath(size === 'phone'))
    for (const [wanted, reached] of [
      ['/vip?from=poster', '/vip?from=poster'],
      ['https://example.com/', landing],
      ['//example.com/', landing],
    ] as const) {
      await loseSessionCookies()
      await page.goto(addressOf(language, `/login?url=${encodeURIComponent(wanted)}`))
      await fillLogin(page, language)
      await expect(page).toBeAt(reached)
      await expect(page.getByRole('banner')).toContainText('demo')
    }
  },
)
