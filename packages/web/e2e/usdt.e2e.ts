import type { Page } from '@playwright/test'
import { buttonIn } from '../visit/controls.steps.ts'
import { fillLogin, screenOf, signIn } from '../visit/steps.ts'
import { addressEnds, guideIn, networkIn, openUsdt, usdtTab } from '../visit/usdt.steps.ts'
import { type Language, sentence, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expectFocusInSight, tabTo } from './support/keyboard.ts'
import { misfits } from './support/layout.ts'
import { readQrPicture } from './support/qr.ts'
import { settled, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { readUsdtAddress } from './support/usdt-address.ts'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

const tron = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const ethereum = '0x000000000000000000000000000000000000dEaD'

test('on a phone the USDT address can be scanned and copied, and its screens are accessible [USDT-05, USDT-09]', async ({
  control,
  page,
}) => {
  const language = 'th'
  const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
  // So that no picker of channels covers the first tab.
  await control.putMember({ username: 'demo', channels: ['pp-1'] })
  await signIn(page, language)
  await openUsdt(page, language)
  const icon = page.locator('label', { has: networkIn(page, 'TRC20') }).locator('img')
  await expect(icon).not.toHaveJSProperty('naturalWidth', 0)
  expect(await whenSettled(page, () => misfits(page))).toEqual([])
  await expectAccessible(page)

  await networkIn(page, 'TRC20').check()
  const ends = addressEnds(page, language, 'T9yD14Nj', 'kKHxuWwb')
  await ends.click()
  await expect
    .poll(() => readCode(page, language))
    .toEqual({ code: tron, is: 'Tron', version: 4, size: [200, 200] })
  await expectAccessible(page)
  await buttonIn(page, language, 'usdt.copyAddress').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(tron)

  await control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 })
  await visit.lookAgain()
  await expect(
    page.getByText(sentence(language, 'usdt.risen', { amount: 3659.25 }), { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)

  // 42 characters need this many modules only at the highest level of error correction.
  await networkIn(page, 'ERC20').check()
  await expect(addressEnds(page, language, '0x000000', '0000dEaD')).toBeVisible()
  await expect
    .poll(() => readCode(page, language))
    .toEqual({ code: ethereum, is: 'Ethereum', version: 5, size: [200, 200] })
})

test('on a desktop the member reaches an address with the keyboard alone', async ({
  control,
  page,
}) => {
  const { keyboard } = page
  await control.putMember({ username: 'demo', channels: ['pp-1'] })
  await page.goto('/en/login?url=%2Fen%2Fhelp')
  await fillLogin(page, 'en')
  await expect(page).toHaveURL('/en/help')
  await tabTo(page, page.getByRole('button', { name: 'Add money', exact: true }))
  await keyboard.press('Enter')
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  await tabTo(page, page.getByRole('tab', { name: 'Deposit', exact: true }))
  await keyboard.press('ArrowRight')
  await settled(page)
  await expect(usdtTab(page, 'en')).toBeFocused()
  await keyboard.press('Enter')
  await expect(networkIn(page, 'TRC20')).toBeVisible()
  await tabTo(page, networkIn(page, 'TRC20'))
  await keyboard.press('Space')
  await expect(addressEnds(page, 'en', 'T9yD14Nj', 'kKHxuWwb')).toBeVisible()
  await keyboard.press('ArrowDown')
  const ends = addressEnds(page, 'en', '0x000000', '0000dEaD')
  await expect(ends).toBeVisible()
  await tabTo(page, ends)
  await keyboard.press('Enter')
  await expect(ends).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, page.getByRole('button', { name: 'Copy address', exact: true }))
  await tabTo(page, page.getByRole('button', { name: 'How to deposit USDT' }))
  await keyboard.press('Enter')
  await expect(guideIn(page, 'en')).toBeVisible()
  await expectFocusInSight(page)
})

/** The QR code on the screen: its text, the kind of address, its number of modules, and its size. */
async function readCode(page: Page, language: Language) {
  const image = page.getByRole('img', { name: words(language, 'usdt.addressImage') })
  const { code, version } = readQrPicture(await image.locator('..').screenshot())
  const { height, width } = (await image.boundingBox()) ?? { height: 0, width: 0 }
  return { code, is: readUsdtAddress(code), version, size: [width, height] }
}
