import type { Page, Request } from '@playwright/test'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { addressOf, type Language, sentence, words } from '../visit/words.ts'
import { settled, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const notFound =
  'console: Failed to load resource: the server responded with a status of 404 (Not Found)'

const scripts = '**/assets/*.js'

/** Removes the words of the shell, once all else that the page asks for has been answered. */
async function loseWords(page: Page, language: Language): Promise<void> {
  const held = new Set<Request>()
  await page.route(scripts, async (route) => {
    const answer = await route.fetch()
    const hasWords = (await answer.text()).includes(words(language, 'landmark.mainMenu'))
    if (!hasWords) return route.fulfill({ response: answer })
    held.add(route.request())
    await settled(page, { heldCalls: () => held.size, mayLoad: true })
    return route.fulfill({ status: 404 })
  })
}

/**
 * Removes the scripts that the page has not loaded yet, as after a deployment.
 * @param until after how many page loads they are back
 */
async function loseScripts(page: Page, until: number): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const gone = new Set<string>()
  await page.route(scripts, (route) => {
    const url = route.request().url()
    if (loads === 0) gone.add(url)
    return loads < until && gone.has(url) ? route.fulfill({ status: 404 }) : route.continue()
  })
  return () => loads
}

test.describe('a script that is gone once', () => {
  test.use({ provokedComplaints: [notFound] })

  test('on a desktop the page whose script is gone reloads and shows [MAINT-12, ERR-06]', async ({
    page,
  }) => {
    const loads = await openLogin(page, 'en', 1)
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    expect(await whenSettled(page, loads)).toBe(1)
  })
})

test.describe('a script that is gone twice', () => {
  test.use({ provokedComplaints: [notFound, 'console: chunk.missing {}'] })

  test('on a phone the page that still lacks its script after a reload says so and offers a retry [MAINT-12]', async ({
    page,
  }) => {
    const loads = await openLogin(page, 'th', 2)
    await expect.poll(loads).toBe(1)
    await expect(page.getByRole('button', { name: words('th', 'action.tryAgain') })).toBeVisible()
    await expectAccessible(page)
    expect(await whenSettled(page, loads)).toBe(1)
  })
})

test.describe('words that are gone', () => {
  test.use({ provokedComplaints: [notFound], allowedComplaints: [/^console: words\.notLoaded /] })

  test('on a phone the page of a member whose words cannot be loaded says so, and the next one tells of money that came late', async ({
    control,
    page,
  }) => {
    const language = 'th'
    const { id, payAmount } = await requestQrAtOnce(page, language, control)
    await buttonIn(page, language, 'action.cancel').click()
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    const cancelled = words(language, 'deposit.ending.cancelledTitle')
    await expect(page.getByRole('heading', { name: cancelled })).toBeVisible()
    await settled(page)
    await control.pay(id)

    await loseWords(page, language)
    await page.goto(addressOf(language, '/'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words(language, 'site.unavailable'))
    await page.unroute(scripts)
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    const arrived = sentence(language, 'deposit.poll.successBody', { amount: payAmount })
    await expect(page.getByText(arrived)).toBeVisible()
  })
})

/** Follows the link to the login on a page that loses its scripts for this many page loads. */
async function openLogin(page: Page, language: Language, until: number): Promise<() => number> {
  await page.goto(addressOf(language, '/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  const loads = await loseScripts(page, until)
  await page.getByRole('link', { name: words(language, 'header.logIn'), exact: true }).click()
  return loads
}
