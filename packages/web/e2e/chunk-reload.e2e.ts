import type { Page } from '@playwright/test'
import { screenOf } from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { settled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const notFound =
  'console: Failed to load resource: the server responded with a status of 404 (Not Found)'

/**
 * From now on scripts are gone that the page has not loaded, as after a deployment.
 * @param until how many loads of the page later they are there again
 */
async function loseScripts(page: Page, until: number): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const gone = new Set<string>()
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url()
    if (loads === 0) gone.add(url)
    return loads < until && gone.has(url) ? route.fulfill({ status: 404 }) : route.continue()
  })
  return () => loads
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ provokedComplaints: [notFound] })

    test('a page whose script is gone is loaded anew and shown [MAINT-12, ERR-06]', async ({
      control: _,
      page,
    }) => {
      await page.goto(addressOf(language, '/'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      const loads = await loseScripts(page, 1)
      await page.getByRole('link', { name: words(language, 'header.logIn'), exact: true }).click()
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
      expect(loads()).toBe(1)
    })
  })

  test.describe(`in ${language}`, () => {
    test.use({ provokedComplaints: [notFound, 'console: chunk.missing {}'] })

    test('a page that lacks its script after that, too, says so and lets the member try [MAINT-12]', async ({
      control: _,
      page,
    }) => {
      await page.goto(addressOf(language, '/'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      const loads = await loseScripts(page, 2)
      await page.getByRole('link', { name: words(language, 'header.logIn'), exact: true }).click()
      await expect.poll(loads).toBe(1)
      const again = page.getByRole('button', { name: words(language, 'action.tryAgain') })
      await expect(again).toBeVisible()
      await expectAccessible(page)
      expect(loads()).toBe(1)
    })
  })
}
