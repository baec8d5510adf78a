import type { Locator } from '@playwright/test'
import { openCodeStep, registrationForm } from '../visit/registration.steps.ts'
import { networkIn, openUsdt } from '../visit/usdt.steps.ts'
import { addressOf } from '../visit/words.ts'
import { haveSession } from './support/member.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('on a desktop the fields of a form and of a code show the focus in forced colours', async ({
  page,
}) => {
  await page.goto(addressOf('en', '/register'))
  const form = registrationForm(page, 'en')
  const frame = form.phone.locator('..')
  await form.username.focus()
  const resting = await whenSettled(page, () => picture(frame))
  await form.phone.focus()
  expect(await whenSettled(page, () => picture(frame))).not.toBe(resting)

  const { changePhone, code } = await openCodeStep(page, 'en')
  const boxes = code.locator('..')
  const focused = await whenSettled(page, () => picture(boxes))
  await changePhone.focus()
  expect(await whenSettled(page, () => picture(boxes))).not.toBe(focused)
})

test('on a phone the networks of USDT show the focus and the chosen one in forced colours', async ({
  control,
  page,
}) => {
  // So that no picker of channels covers the first tab.
  await control.putMember({ username: 'demo', channels: ['pp-1'] })
  await haveSession(page)
  await page.goto(addressOf('th', '/help'))
  await openUsdt(page, 'th')
  const [one, other] = [networkIn(page, 'TRC20'), networkIn(page, 'ERC20')]
  const label = one.locator('..')
  const resting = await whenSettled(page, () => picture(label))
  await one.check()
  const chosen = await whenSettled(page, () => picture(label))
  expect(chosen).not.toBe(resting)
  await page.keyboard.press('ArrowDown')
  await expect(other).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(one).toBeFocused()
  expect(await whenSettled(page, () => picture(label))).not.toBe(chosen)
})

/** What is drawn of a part, without the caret. */
async function picture(part: Locator): Promise<string> {
  return (await part.screenshot()).toString('base64')
}
