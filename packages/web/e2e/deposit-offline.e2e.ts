import { balanceIn, openDeposit, requestQrAtOnce, signIn } from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { findConnection } from './journeys/page.connection.ts'
import { expectAbsent, settled, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

/** A script for the page: how many style sheets did not arrive. */
const countMissingStyles = `[...document.querySelectorAll('link[rel="stylesheet"]')]
  .filter(({ sheet }) => !sheet?.cssRules.length).length`

test.use(withoutMotion)

for (const language of languages) {
  test(`in ${language} a member without a network leaves a code that waits, on a page that was just opened too, and finds it again`, async ({
    control,
    page,
  }) => {
    const qr = page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') })
    const close = page.getByRole('button', { name: words(language, 'action.close'), exact: true })
    const [waitingWords] = words(language, 'header.waitingForPayment').split('{')
    const waiting = page.getByRole('button', { name: new RegExp(`^${waitingWords}`) })
    const isGone = page.getByRole('heading', { name: words(language, 'site.unavailable') })
    const comeAndGo = async () => {
      await waiting.click()
      await expect(qr).toBeVisible()
      await close.click()
      await expect(waiting).toBeVisible()
    }
    await requestQrAtOnce(page, language, control)
    await page.context().setOffline(true)
    await close.click()
    await comeAndGo()
    await page.context().setOffline(false)

    await page.goto(addressOf(language, '/'))
    await expect(waiting).toBeVisible()
    await settled(page)
    await page.context().setOffline(true)
    await comeAndGo()
    await comeAndGo()
    await expectAbsent(isGone)
  })

  test(`in ${language} what cannot be had without a network says so, and is there as soon as the network is back`, async ({
    isMobile,
    page,
  }) => {
    await signIn(page, language)
    await expect(balanceIn(page, language)).toBeVisible()
    await page.context().setOffline(true)
    const isOffline = { name: words(language, 'connection.offlineTitle') }
    await expect(page.getByRole('status', isOffline)).toBeVisible()
    const cannotReach = page.getByText(words(language, 'error.offlineBody'))
    const open = () =>
      isMobile
        ? page.getByRole('button', { name: words(language, 'header.toggleMenu') }).click()
        : openDeposit(page, language)
    // Styles that are missing are told of late.
    const isMissing = page.waitForEvent('console', (entry) => entry.text().includes('screen.broke'))
    await open()
    await isMissing
    await expect(cannotReach).toBeVisible()
    await expect(balanceIn(page, language)).toBeVisible()
    await findConnection(page)
    const opened = isMobile
      ? page.getByRole('dialog', { name: words(language, 'header.menu') })
      : page.getByRole('dialog', { name: words(language, 'deposit.channel.choose') })
    await expect(opened).toBeVisible()
    await expectAbsent(cannotReach)
    expect(await whenSettled(page, () => page.evaluate(countMissingStyles))).toBe(0)
  })
}
