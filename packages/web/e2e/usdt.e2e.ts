import type { Page } from '@playwright/test'
import { balanceIn, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { addressEnds, networkIn, openUsdt, usdtTab } from '../visit/usdt.steps.ts'
import { addressOf, type Language, languages, sentence, words } from '../visit/words.ts'
import { setVisibility } from './support/page-life.ts'
import { readQrPicture } from './support/qr.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { readUsdtAddress } from './support/usdt-address.ts'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

const tron = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const ethereum = '0x000000000000000000000000000000000000dEaD'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The code on the screen: what it says, what that is, how many modules it has, and its size. */
async function readCode(page: Page, language: Language) {
  const image = page.getByRole('img', { name: words(language, 'usdt.addressImage') })
  const { code, version } = readQrPicture(await image.locator('..').screenshot())
  const { height, width } = (await image.boundingBox()) ?? { height: 0, width: 0 }
  return { code, is: readUsdtAddress(code), version, size: [width, height] }
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ control }) => {
      // No picker of channels lies over the first tab then.
      for (const username of ['demo', 'oneusdt', 'nousdt']) {
        await control.putMember({ username, channels: ['pp-1'] })
      }
    })

    test('a member chooses a network, sends USDT to its address and sees the balance rise [USDT-03, USDT-05…09]', async ({
      control,
      page,
    }) => {
      await signIn(page, language)
      await openUsdt(page, language)
      await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
      const option = page.locator('label', { has: networkIn(page, 'TRC20') })
      await expect(option).toContainText(sentence(language, 'usdt.rate', { rate: '34.85' }))
      await expect(option).toContainText('+5%')
      const icon = option.locator('img')
      await expect
        .poll(() => icon.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0)
      await expectAccessible(page)

      await networkIn(page, 'TRC20').check()
      const shown = screenOf(page, 'usdtDeposit', 'showingAddress')
      await expect(shown).toContainText(
        sentence(language, 'usdt.network.full', { network: 'TRC20', chain: 'Tron' }),
      )
      expect(await readCode(page, language)).toEqual({
        code: tron,
        is: 'Tron',
        version: 4,
        size: [200, 200],
      })
      const ends = addressEnds(page, language, 'T9yD14Nj', 'kKHxuWwb')
      await expect(ends).toHaveText('T9yD14Nj…kKHxuWwb')
      await ends.click()
      await expect(page.locator(`[id="${await ends.getAttribute('aria-controls')}"]`)).toHaveText(
        tron,
      )
      await expectAccessible(page)
      await page
        .getByRole('button', { name: words(language, 'usdt.copyAddress'), exact: true })
        .click()
      await expect.poll(() => copied(page)).toBe(tron)

      await setVisibility(page, 'hidden')
      await control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 })
      await setVisibility(page, 'visible')
      await expect(
        page.getByText(sentence(language, 'usdt.risen', { amount: 3485 }), { exact: true }),
      ).toBeVisible()
      await expectAccessible(page)

      // Of 42 characters there are so many modules at the highest level of correction only.
      await networkIn(page, 'ERC20').check()
      await expect(addressEnds(page, language, '0x000000', '0000dEaD')).toBeVisible()
      expect(await readCode(page, language)).toEqual({
        code: ethereum,
        is: 'Ethereum',
        version: 5,
        size: [200, 200],
      })
      await page
        .getByRole('button', { name: words(language, 'action.close'), exact: true })
        .first()
        .click()
      await expect(balanceIn(page, language)).toHaveText('฿15,985.50')
    })

    test('an address that fails its check cannot be chosen, and who has none is told why [USDT-02, USDT-19]', async ({
      control,
      page,
    }) => {
      await page.goto(addressOf(language, '/?sideDeposit=true&tab=deposit-usdt-tab'))
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()

      await control.arm('deposit.wrongAddress', { times: null })
      await signIn(page, language)
      await openUsdt(page, language)
      const refused = networkIn(page, 'TRC20')
      await expect(refused).toBeDisabled()
      await expect(refused).toHaveAccessibleDescription(
        sentence(language, 'usdt.option.wrongAddress', { network: 'TRC20' }),
      )
      await page.getByText('TRC20', { exact: true }).click({ force: true })
      await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
      await expect(
        page.getByRole('img', { name: words(language, 'usdt.addressImage') }),
      ).toHaveCount(0)
      await expectAccessible(page)
      await networkIn(page, 'ERC20').check()
      await expect(screenOf(page, 'usdtDeposit', 'showingAddress')).toBeVisible()

      await control.reset()
      await page.goto('about:blank')
      await page.context().clearCookies({ name: 'auth' })
      await control.putMember({ username: 'nousdt', channels: ['pp-1'] })
      await signIn(page, language, { username: 'nousdt' })
      await openDeposit(page, language)
      await expect(usdtTab(page, language)).toHaveAttribute('aria-disabled', 'true')
      await usdtTab(page, language).click({ force: true })
      await expect(
        page.getByRole('status').getByText(words(language, 'transfer.usdtDisabled')),
      ).toBeVisible()
      await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
