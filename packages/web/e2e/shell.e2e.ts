import { mainMenu, openMainMenu, signOut } from '../visit/menu.steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { comeAsMember } from './support/member.ts'
import { whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a phone the language chosen in the menu applies to the page, and stays in a cookie that the bare domain reads [ROUTE-64, OPEN-30, SITE-10, SHELL-45]', async ({
  context,
  page,
}) => {
  await page.goto('/?from=poster')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await openMainMenu(page, 'th')
  await mainMenu(page, 'th').locator('a[hreflang="en"]').click()
  await expect(page).toHaveURL('/en?from=poster')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value
  await expect.poll(kept).toBe('en')
  await page.goto('/?from=flyer')
  await expect(page).toHaveURL('/en?from=flyer')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('on a desktop the member who logs out leaves nothing behind but the language and that somebody signed out [SESS-13]', async ({
  context,
  page,
}) => {
  await comeAsMember(page, 'en')
  await signOut(page, 'en')
  await expect(
    page.getByRole('link', { name: words('en', 'header.logIn'), exact: true }),
  ).toBeVisible()
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort()
  expect(await whenSettled(page, cookies)).toEqual(['locale', 'mock-world', 'signedOut'])
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  expect(await whenSettled(page, stored)).toEqual([])
})

test('on a phone the visitor who agreed reports how fast a page was when it is left, without cookies', async ({
  baseURL,
  control,
  page,
  request,
  world,
}) => {
  const address = `/speed-reports?world=${world}`
  await control.changeSite({ speedReports: address })
  const collected = async () => (await request.get(address)).json()
  await page.goto('/help')
  const question = page.getByRole('group', { name: words('th', 'analytics.title.speed') })
  await question.getByRole('radio', { name: words('th', 'analytics.allow'), exact: true }).check()
  await expectAccessible(page)
  await page.goto('/promotion')
  expect(await whenSettled(page, collected)).toEqual([])
  await page.goto(`${baseURL}/site.json`)
  // The time to the first byte comes by a timer, and time stands still here.
  const measured = ['FCP', 'LCP', 'CLS'].map((name) => expect.objectContaining({ name }))
  await expect
    .poll(collected)
    .toMatchObject([
      { page: 'promotion', device: 'mobile', vitals: expect.arrayContaining(measured) },
    ])
})

test('on a desktop the visitor decides whether visits are counted, and can change the decision [SITE-05]', async ({
  control,
  page,
}) => {
  const language = 'en'
  await control.changeSite({
    analytics: { script: '/adapters/analytics.js', host: 'count.croupier.example' },
  })
  await page.goto(addressOf(language, '/help'))
  const question = page.getByRole('group', { name: words(language, 'analytics.title.visits') })
  const answer = (which: 'allow' | 'refuse') =>
    question.getByRole('radio', { name: words(language, `analytics.${which}`) })
  const heard = page.locator('html')
  await expect(answer('allow')).toBeEnabled()
  await expect(question.getByRole('radio', { checked: false })).toHaveCount(2)
  await expectAccessible(page)
  await answer('allow').check()
  await expect(heard).toHaveAttribute(
    'data-analytics',
    JSON.stringify([{ name: 'pageShown', page: 'help', language }]),
  )
  await page.reload()
  await expect(answer('allow')).toBeChecked()
  await expect(heard).toHaveAttribute('data-analytics', /help/)
  await answer('refuse').check()
  await expect(heard).toHaveAttribute('data-analytics', '[]')
  await page.reload()
  await expect(answer('refuse')).toBeChecked()
  expect(await whenSettled(page, () => heard.getAttribute('data-analytics'))).toBeNull()
})
