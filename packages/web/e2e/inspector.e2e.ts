import type { BrowserContext, Locator, Page } from '@playwright/test'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { amountField, chooseChannel, fillLogin, openDeposit, requestQr } from '../visit/steps.ts'
import { ports, sizes } from './support/browser.options.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expectAbsent, expectUnseen, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ baseURL: `http://localhost:${ports.developers}` })

/** How often the window of the inspector checks whether the site is still there. */
const betweenChecksMs = 5_000

const stately = 'https://stately.ai/inspect'

/** Replaces Stately's page: asks the site for its story and keeps what it receives. */
const statelyPage = `<!doctype html><title>Stately</title><script>
  window.received = []
  addEventListener('message', ({ data }) => received.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

test('the local inspector shows every actor and event without secrets, continues after a reload of the site, and says when the site is gone', async ({
  baseURL,
  context,
  control,
}) => {
  const page = await context.newPage()
  const { passTime } = await openBrowserVisit({ control, language: 'en', page, size: 'desktop' })
  await page.goto('/en/login?sideDeposit=false&inspect=local')
  const receiver = await openInspector(context, page, 'Open the local inspector')
  const hosts = new Set<string>()
  receiver.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const status = receiver.getByRole('status')
  await expect(status).toHaveText('Connected to the site’s page.')
  await expect(actor(receiver, 'navigation')).toContainText('settled')
  await expect(actor(receiver, 'session')).toContainText('signedOut')
  await expectAbsent(actor(receiver, 'balance'))
  await receiver.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(receiver)

  await page.bringToFront()
  await fillLogin(page, 'en')
  await expect(actor(receiver, 'session')).toContainText('signedIn')
  await expect(actor(receiver, 'balance')).toContainText('fresh')
  const signedIn = receiver.getByRole('listitem').filter({ hasText: 'session.signedIn' })
  await expect(signedIn).toContainText('app → session')
  await expect(signedIn).toContainText('signedOut ⇒ signedIn › active')
  await receiver.bringToFront()
  await signedIn.click()
  await expect(signedIn).toContainText('"username": "••••••"')

  await page.bringToFront()
  const { id, qrCode } = await requestQr(page, 'en', control, '500')
  // A page in the background has no idle time, in which the site sends the story.
  await expect(actor(receiver, 'qrPayment')).toBeVisible()
  await receiver.bringToFront()
  await actor(receiver, 'qrPayment').click()
  const detail = receiver.getByRole('region', { name: 'qrPayment' })
  await expect(detail).toContainText('waiting › lifetime › running')
  await expect(detail).toContainText('"payAmount": 500')
  const text = await whenSettled(receiver, () => receiver.evaluate(() => document.body.textContent))
  for (const hidden of ['demo', 'demo1234', id, qrCode]) expect(text).not.toContain(hidden)
  expect([...hosts].filter((host) => host !== baseURL)).toEqual([])

  await control.pay(id)
  await passTime(untilNextQuestionMs)
  await expect(actor(receiver, 'deposit')).toContainText('succeeded')
  await receiver.getByRole('searchbox').fill('deposit -clock')
  await expectAbsent(actor(receiver, 'session'))
  await receiver.getByRole('searchbox').fill('')

  await page.goto('/en?inspect=local')
  await page.reload()
  await passTime(betweenChecksMs)
  await expect(panel(page)).toContainText('Inspector: local')
  await expect(status).toHaveText('Connected to the site’s page.')
  await page.goto('/en')
  await passTime(betweenChecksMs)
  await expect(status).toContainText('The site’s page is gone')
  await page.goto('/en?inspect')
  await passTime(betweenChecksMs)
  await expect(actor(receiver, 'session')).toContainText('signedIn')
  await page.close()
  await receiver.clock.fastForward(betweenChecksMs)
  await expect(status).toHaveText('The window of the site is closed.')
})

test('without ?inspect there is no panel and nothing is loaded for it; Stately’s inspector opens and gets the whole masked system only after a press', async ({
  context,
  control: _,
  page,
}) => {
  const asked: string[] = []
  await context.route('https://stately.ai/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: statelyPage })
  })
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAbsent(panel(page))
  expect(files.filter((file) => /inspect/.test(file))).toEqual([])

  await page.goto('/en/login?inspect')
  await fillLogin(page, 'en')
  await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible()
  await expect(panel(page)).toContainText('sends what the charts do to Stately’s site, stately.ai')
  expect(await whenSettled(page, () => [asked, context.pages().length])).toEqual([[], 1])

  const inspector = await openInspector(context, page, 'Open the Stately inspector')
  await expect(panel(page)).toContainText('Inspector: stately.ai')
  expect([asked, inspector.url()]).toEqual([[stately], stately])
  const received = () => inspector.evaluate<readonly unknown[]>('received')
  await expect.poll(async () => namesOf(await received())).toContain('balance')
  const messages = await received()
  expect(namesOf(messages)).toEqual(
    expect.arrayContaining(['app', 'content', 'session', 'navigation', 'maintenance', 'login']),
  )
  expect(JSON.stringify(messages)).not.toContain('demo')

  await page.bringToFront()
  await panel(page).getByRole('button', { name: 'Inspector: stately.ai' }).click()
  await panel(page).getByRole('button', { name: 'Stop sending' }).click()
  const farewell = { type: '@statelyai.disconnected' }
  await expect.poll(async () => (await received()).at(-1)).toEqual(farewell)
  const { length } = await received()
  await openDeposit(page, 'en')
  await chooseChannel(page, 'en')
  // The farewell is the last message.
  expect((await whenSettled(page, received)).slice(length - 1)).toEqual([farewell])
})

test.describe('on a phone', () => {
  test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } })

  test('the panel covers no button of the money flows', async ({ control: _, page }) => {
    await page.goto('/en/login?inspect')
    await expect(panel(page).getByRole('status')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectUncovered(page.getByRole('button', { name: 'Log in', exact: true }))
    await fillLogin(page, 'en')
    await openDeposit(page, 'en')
    await chooseChannel(page, 'en')
    const confirm = page.getByRole('button', { name: 'Confirm deposit', exact: true })
    await expectUncovered(confirm)
    await expectUncovered(amountField(page, 'en'))
    await panel(page).getByRole('button', { name: 'Inspector', exact: true }).click()
    await expectUnseen(panel(page).getByRole('status'))
    await expectUncovered(confirm)
    await expectAccessible(page)
  })
})

function panel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Inspector of the charts' })
}

/** An actor in the receiver's list. */
function actor(receiver: Page, name: string): Locator {
  return receiver.getByRole('region', { name: /^Actors/ }).getByRole('button', {
    name: new RegExp(`^${name}(?![.A-Za-z])`),
  })
}

async function openInspector(context: BrowserContext, page: Page, button: string): Promise<Page> {
  const opened = context.waitForEvent('page')
  await panel(page).getByRole('button', { name: button }).click()
  return opened
}

/** Expects that nothing covers the middle of an element. */
async function expectUncovered(element: Locator): Promise<void> {
  await element.click({ trial: true })
}

function namesOf(messages: readonly unknown[]): unknown[] {
  return messages
    .map((message): { type?: unknown; name?: unknown } => ({ ...Object(message) }))
    .filter(({ type }) => type === '@xstate.actor')
    .map(({ name }) => name)
}
