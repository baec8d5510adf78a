import { screenOf } from '../visit/steps.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

test('on a desktop the ticket for a new password is removed on the way to the login [SESS-15]', async ({
  baseURL,
  context,
  page,
}) => {
  await context.addCookies([{ name: 'forgot', value: 'ticket', url: baseURL ?? '' }])
  await page.goto('/login')
  await expect(screenOf(page, 'login', 'editing')).toBeVisible()
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort()
  expect(await whenSettled(page, cookies)).toEqual(['locale', 'mock-world'])
})
