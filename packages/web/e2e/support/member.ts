import type { Page } from '@playwright/test'
import { cookiesOfSession } from '../../visit/session.cookies.ts'
import { balanceIn } from '../../visit/steps.ts'
import { addressOf, type Language } from '../../visit/words.ts'

const worldCookie = 'mock-world'

/**
 * Gives the browser the session of a member who signed in during an earlier visit, before it opens a page. It takes a
 * fifth of the time of the form, which the tests of signing in use.
 */
export async function haveSession(
  page: Page,
  { username, password } = { username: 'demo', password: 'demo1234' },
): Promise<void> {
  const context = page.context()
  const cookies = await context.cookies()
  const world = cookies.find(({ name }) => name === worldCookie)
  if (!world) throw new Error('a session belongs to a world: use the fixture `control`')
  const login = await context.request.post(`/_/${world.value}/auth/login`, {
    data: { username, password },
  })
  const { result } = await login.json()
  const { access_token, refresh_token, reward_token } = result
  const session = cookiesOfSession({
    username: result.username,
    accessToken: access_token,
    refreshToken: refresh_token,
    rewardToken: reward_token,
  })
  const { origin } = new URL(login.url())
  await context.addCookies(
    Object.entries(session).map(([name, text]) => ({
      name,
      value: encodeURIComponent(text),
      url: origin,
    })),
  )
}

/** Opens the home page as a member who signed in during an earlier visit. */
export async function comeAsMember(page: Page, language: Language): Promise<void> {
  await haveSession(page)
  await page.goto(addressOf(language, '/'))
  await balanceIn(page, language).waitFor()
}
