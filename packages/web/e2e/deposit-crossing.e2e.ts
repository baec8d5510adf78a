import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextRequestMs, waitingButton } from '../visit/deposit.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'
import { crossAndReturn } from './support/window.ts'

test.use(withoutMotion)

test('on a desktop the window that crosses 768 px during a deposit loses nothing, sends nothing twice and aborts no request, except for a reload, and Escape leaves the deposit waiting [DEP-08, DEP-36]', async ({
  context,
  control,
  page,
  world,
}) => {
  const visit = await openBrowserVisit({ control, language: 'en', page, size: 'desktop' })
  const requests = await visit.watchCalls(isForCode)
  const givenUp = async () =>
    (await control.requests({ endpoint: 'createQr' })).map((request) => request.givenUpAfterMs)
  await signIn(page, 'en')
  await openDeposit(page, 'en')
  const picker = dialogIn(page, 'en', 'deposit.channel.choose')
  await expect(picker).toBeVisible()
  await crossAndReturn(page, () => expect(picker).toBeVisible())

  await chooseChannel(page, 'en')
  const field = amountField(page, 'en')
  await field.fill('1234')
  await crossAndReturn(page, async () => {
    await expect(field).toHaveValue('1,234')
    await expect(field).toBeFocused()
  })

  await control.fault('createQr', 'hang')
  await confirmDeposit(page, 'en')
  await crossAndReturn(page, () => expect(screenOf(page, 'deposit', 'requestingQr')).toBeVisible())
  await expect.poll(givenUp).toEqual([null])
  await page.reload()
  await expect.poll(givenUp).toEqual([expect.any(Number)])
  const room = await context.newPage()
  await room.goto(`/__mock?world=${world}`)
  await expect(room.getByText(/given up after \d+ ms/)).toBeVisible()
  await room.close()

  await buttonIn(page, 'en', 'action.ok').click()
  await visit.passTime(untilNextRequestMs)
  await confirmDeposit(page, 'en')
  await understandReuse(page, 'en')
  const picture = promptPayPicture(page, 'en')
  const code = (await picture.getAttribute('src')) ?? ''
  const timer = page.getByRole('timer', { name: words('en', 'deposit.qr.timeLeft'), exact: true })
  const times = ['14:59', '14:58']
  await crossAndReturn(page, async () => {
    await visit.passTime(1_000)
    await expect(picture).toHaveAttribute('src', code)
    await expect(timer).toHaveText(times.shift() ?? '')
  })

  await buttonIn(page, 'en', 'action.cancel').click()
  const question = dialogIn(page, 'en', 'deposit.cancel.title')
  await crossAndReturn(page, () => expect(question).toBeVisible())
  await page.keyboard.press('Escape')
  await expectAbsent(question)
  await expect(picture).toBeVisible()
  await page.keyboard.press('Escape')
  await waitingButton(page, 'en').click()
  await expect(picture).toBeVisible()
  expect(await whenSettled(page, () => requests.made())).toBe(2)
  expect(await whenSettled(page, () => control.payments())).toHaveLength(1)
})
