import { minute, second } from '@croupier/core/time'
import { fillLogin, landingPath, screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, type Language, sentence, words } from '../visit/words.ts'

const refusals = (language: Language): readonly (readonly [string, string])[] => [
  ['login.5000', words(language, 'login.error.wrongCredentials')],
  ['login.5001', words(language, 'login.error.accountBlocked')],
  ['login.1007', words(language, 'login.error.uplineLocked')],
  ['login.1008', words(language, 'login.error.passwordLocked')],
  ['login.other', sentence(language, 'login.error.other', { code: 4242 })],
]

const usernameIn = ({ language, page }: StoryContext) =>
  page.getByRole('textbox', { name: words(language, 'field.username') })
const passwordIn = ({ language, page }: StoryContext) =>
  page.getByLabel(words(language, 'field.password'), { exact: true })
const submitIn = ({ language, page }: StoryContext) =>
  page.getByRole('button', { name: words(language, 'login.submit'), exact: true })

story(
  'every refusal of a sign-in has its own words, and sending the same form again signs in [ERR-09…12, OPEN-76]',
  async (context) => {
    const { control, expect, language, page, size } = context
    await page.goto(addressOf(language, '/login'))
    const submit = submitIn(context)
    await submit.click()
    await expect(usernameIn(context)).toBeFocused()
    await usernameIn(context).fill('demo')
    await passwordIn(context).fill('demo1234')
    for (const [id, refusal] of refusals(language)) {
      await control.arm(id, id === 'login.other' ? { code: 4242 } : {})
      await submit.click()
      await expect(page.getByRole('alert')).toHaveText(refusal)
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
      if (id === 'login.5000') await expect(passwordIn(context)).toBeFocused()
    }
    await submit.click()
    await expect(page).toBeAt(addressOf(language, landingPath(size === 'phone')))
    await expect(page.getByRole('banner')).toContainText('demo')
  },
)

story(
  'a refusal for a minute counts down and disables the form, and then the sign-in works [ERR-08]',
  async (context) => {
    const { control, expect, language, page, passTime } = context
    await control.arm('login.3000')
    await signIn(page, language)
    const waiting = screenOf(page, 'login', 'waiting')
    await expect(waiting).toContainText(
      sentence(language, 'login.error.waitOneMinute', { minutes: 1 }),
    )
    await expect(submitIn(context)).toHaveAttribute('aria-disabled', 'true')
    await passwordIn(context).press('Enter')
    await passTime(20 * second)
    const countdown = sentence(language, 'login.waitCountdown', { seconds: 40 })
    await expect(waiting.getByText(countdown, { exact: true })).toBeVisible()
    expect(await control.requests({ endpoint: 'login' })).toHaveLength(1)
    await passTime(minute - 20 * second)
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submitIn(context).click()
    await expect(page.getByRole('banner')).toContainText('demo')
  },
)

story(
  'the fields of a sign-in cannot change while its answer is awaited [AUTH-01]',
  async (context) => {
    const { expect, language, page } = context
    const calls = await context.watchCalls(({ pathname }) => pathname.endsWith('/auth/login'))
    await page.goto(addressOf(language, '/login'))
    calls.hold()
    await fillLogin(page, language)
    await expect(screenOf(page, 'login', 'submitting')).toBeVisible()
    await expect(usernameIn(context)).toHaveAttribute('readonly')
    await expect(passwordIn(context)).toHaveAttribute('readonly')
    calls.release()
    await expect(page.getByRole('banner')).toContainText('demo')
    expect(await calls.made()).toBe(1)
  },
)

story(
  'signing in leads back to where the visitor came from, and never to another site [OPEN-34]',
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
