import { beMember, fillLogin } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const language = 'en'
const host = 'localhost'

test.use(withoutMotion)

test('on a desktop the cookie that somebody planted for a narrower path ends the session with a message and is removed', async ({
  context,
  page,
}) => {
  const sessionCookies = async () => {
    const held = await context.cookies()
    return held.filter(({ name }) => name === 'auth').map(({ path, value }) => [path, value])
  }
  await beMember(page, language)
  const [own] = await whenSettled(page, sessionCookies)
  const planted = JSON.stringify({ access_token: 'planted', refresh_token: 'planted' })
  const value = encodeURIComponent(planted)
  for (const path of ['/en', '/en/deposit']) {
    await context.addCookies([{ name: 'auth', value, domain: host, path }])
  }
  await page.goto(addressOf(language, '/deposit'))
  await expect(page.getByText(words(language, 'session.error.shadowed'))).toBeVisible()
  expect([own?.[0], await whenSettled(page, sessionCookies)]).toEqual(['/', []])

  await fillLogin(page, language)
  const held = await whenSettled(page, sessionCookies)
  expect(held.map(([path]) => path)).toEqual(['/'])
})
