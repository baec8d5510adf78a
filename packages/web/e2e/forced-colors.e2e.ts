import type { Locator } from '@playwright/test'
import { openCodeStep, registrationForm } from '../visit/registration.steps.ts'
import { networkIn, openUsdt } from '../visit/usdt.steps.ts'
import { addressOf } from '../visit/words.ts'
import { haveSession } from './support/member.ts'
import { settled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('on a desktop with forced colours the fields of a form and of a code show the focus', async ({
  page,
}) => {
  await page.goto(addressOf('en', '/register'))
  const form = registrationForm(page, 'en')
  const frame = form.phone.locator('..')
  await form.username.focus()
  const resting = await picture(frame)
  await form.phone.focus()
  expect(await picture(frame)).not.toBe(resting)

  const { changePhone, code } = await openCodeStep(page, 'en')
  const boxes = code.locator('..')
  const focused = await picture(boxes)
  await changePhone.focus()
  expect(await picture(boxes)).not.toBe(focused)
})

test('on a phone with forced colours the networks of USDT show the focus and the chosen one', async ({
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
  const resting = await picture(label)
  await one.check()
  const chosen = await picture(label)
  expect(chosen).not.toBe(resting)
  await page.keyboard.press('ArrowDown')
  await expect(other).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(one).toBeFocused()
  expect(await picture(label)).not.toBe(chosen)
})

/** What is drawn of a part, without the caret. */
async function picture(part: Locator): Promise<string> {
  await settled(part.page())
  return (await part.screenshot()).toString('base64')
}
