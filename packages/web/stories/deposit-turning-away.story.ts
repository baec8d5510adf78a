import { maintenanceCheckInterval } from '@croupier/core'
import { buttonIn, dialogIn, longestToastMs } from '../visit/controls.steps.ts'
import { untilNextQuestionMs, waitingButton, waitingText } from '../visit/deposit.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import { flowIn } from '../visit/journeys/deposit.look.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'a request for a code is never given up, whatever its member turns to [DEP-36]',
  async (told) => {
    const { control, expect, language, page, size } = told
    const flow = flowIn(page)
    const asking = screenOf(page, 'deposit', 'requestingQr')
    const expectAwaited = async () => {
      const requests = await control.requests({ endpoint: 'createQr' })
      expect(requests.map(({ givenUpAfterMs }) => givenUpAfterMs)).toEqual([null])
    }
    await openFilledAmount(told, '500')
    await control.fault('createQr', 'hang')
    await confirmDeposit(page, language)
    await expectAwaited()

    const leaves = [
      () => buttonIn(page, language, 'action.close').click(),
      () => page.goBack(),
      ...(size === 'phone'
        ? []
        : [() => page.getByRole('banner').getByRole('link').first().click()]),
    ]
    for (const leave of leaves) {
      await leave()
      await expect(flow).toHaveCount(0)
      await openDeposit(page, language)
      await expect(asking).toBeVisible()
    }
    await control.maintenance(true)
    await told.passTime(maintenanceCheckInterval)
    await expect(page).toBeAt(addressOf(language, '/maintenance'))
    await expectAwaited()
  },
)

story(
  'a code that comes while its member is elsewhere waits, and that it was paid is told once',
  async (told) => {
    const { control, expect, language, page } = told
    const requests = await told.watchCalls(isForCode)
    await openFilledAmount(told, '500')
    requests.hold()
    await confirmDeposit(page, language)
    await page.goBack()
    await expect(flowIn(page)).toHaveCount(0)
    requests.letGo()
    await expect(waitingButton(page, language)).toBeVisible()
    const { id, payAmount } = await newestPayment(control)
    await control.pay(id)
    await told.passTime(untilNextQuestionMs)
    const credited = page
      .getByRole('status')
      .getByText(sentence(language, 'deposit.poll.successBody', { amount: payAmount }))
    await expect(credited).toHaveCount(1)
    await told.passTime(longestToastMs)
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await expect(credited).toHaveCount(0)
  },
)

story(
  'a code that waits is there after any turn, and the site under maintenance says that it waits [MAINT-02, MAINT-03, MAINT-05, ROUTE-38, OPEN-77]',
  async (told) => {
    const { control, expect, language, page, size } = told
    const waiting = screenOf(page, 'deposit', 'awaitingPayment')
    const waitingLine = page.getByRole('main').getByText(waitingText(language))
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await signIn(page, language)
    const payment = await requestQr(page, language, control, '500')

    await page.goBack()
    await waitingButton(page, language).click()
    await expect(waiting).toBeVisible()
    await buttonIn(page, language, 'action.cancel').click()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await waitingButton(page, language).click()
    await expect(question).toBeVisible()
    if (size === 'phone') {
      // The answer to the next question about the payment covers all there is on a phone.
      await control.maintenance(true)
      await told.passTime(untilNextQuestionMs)
      await expect(waitingLine).toBeVisible()
      await expect(question).toHaveCount(0)
      await control.maintenance(false)
      await buttonIn(page, language, 'action.tryAgain').click()
      await expect(question).toBeVisible()
    }
    await buttonIn(question, language, 'deposit.cancel.keepWaiting').click()
    await expect(waiting).toBeVisible()

    await control.maintenance(true)
    if (size === 'phone') {
      await told.passTime(untilNextQuestionMs)
      await expect(waitingLine).toBeVisible()
    }
    await told.passTime(maintenanceCheckInterval)
    await expect(page).toBeAt(addressOf(language, '/maintenance'))
    await expect(waitingLine).toBeVisible()
    await expect(page.getByText(words(language, 'maintenance.returns'))).toBeVisible()
    await page.reload()
    await expect(waitingLine).toBeVisible()
    await control.pay(payment.id)
    await control.maintenance(false)
    await told.passTime(maintenanceCheckInterval)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story(
  'the way back of the browser leaves a deposit where it is, on a phone step by step [DEP-08, ROUTE-63]',
  async (told) => {
    const { control, expect, language, page, size } = told
    const flow = flowIn(page)
    const picker = dialogIn(page, language, 'deposit.channel.choose')
    const requests = await told.watchCalls(isForCode)
    await signIn(page, language)
    await openDeposit(page, language)
    await expect(picker).toBeVisible()
    await page.goBack()
    await expect(flow).toHaveCount(0)

    await openDeposit(page, language)
    await chooseChannel(page, language)
    await amountField(page, language).fill('1234')
    await page.goBack()
    if (size === 'phone') {
      await expect(picker).toBeVisible()
      await page.goBack()
    }
    await expect(flow).toHaveCount(0)
    await openDeposit(page, language)
    await expect(amountField(page, language)).toHaveValue('1,234')

    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await page.goBack()
    await waitingButton(page, language).click()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    expect(requests.count()).toBe(1)
    expect(await control.payments()).toHaveLength(1)
  },
)

/** From the sign-in to an amount that is not confirmed yet. */
async function openFilledAmount({ language, page }: Told, amount: string): Promise<void> {
  await signIn(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill(amount)
}
