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
  openFilledAmount,
  requestQr,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'a request for a code is never aborted, wherever its member goes [DEP-36]',
  async (context) => {
    const { control, expect, language, page, size } = context
    const flow = flowIn(page)
    const asking = screenOf(page, 'deposit', 'requestingQr')
    const expectAwaited = async () => {
      const requests = await control.requests({ endpoint: 'createQr' })
      expect(requests.map(({ givenUpAfterMs }) => givenUpAfterMs)).toEqual([null])
    }
    await openFilledAmount(page, language, '500')
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
    await context.passTime(maintenanceCheckInterval)
    await expect(page).toBeAt(addressOf(language, '/maintenance'))
    await expectAwaited()
  },
)

story(
  'a code that arrives while its member is elsewhere waits, and its payment is announced once',
  async (context) => {
    const { control, expect, language, page } = context
    const requests = await context.watchCalls(isForCode)
    await openFilledAmount(page, language, '500')
    requests.hold()
    await confirmDeposit(page, language)
    await page.goBack()
    await expect(flowIn(page)).toHaveCount(0)
    requests.release()
    await expect(waitingButton(page, language)).toBeVisible()
    const { id, payAmount } = await newestPayment(control)
    await control.pay(id)
    await context.passTime(untilNextQuestionMs)
    const credited = page
      .getByRole('status')
      .getByText(sentence(language, 'deposit.poll.successBody', { amount: payAmount }))
    await expect(credited).toHaveCount(1)
    await context.passTime(longestToastMs)
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await expect(credited).toHaveCount(0)
  },
)

story(
  'a waiting code is there after any detour, and the site under maintenance says that it waits [MAINT-02, MAINT-03, MAINT-05, ROUTE-38, OPEN-77]',
  async (context) => {
    const { control, expect, language, page, size } = context
    const waiting = screenOf(page, 'deposit', 'awaitingPayment')
    const waitingLine = page.getByRole('main').getByText(waitingText(language))
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await signIn(page, language)
    const payment = await requestQr(page, language, control, '500')

    await goBackFromCode(context)
    await waitingButton(page, language).click()
    await expect(waiting).toBeVisible()
    await buttonIn(page, language, 'action.cancel').click()
    await expect(question).toBeVisible()
    await goBackFromCode(context)
    await expect(question).toHaveCount(0)
    await waitingButton(page, language).click()
    await expect(waiting).toBeVisible()
    await expect(question).toHaveCount(0)
    await buttonIn(page, language, 'action.cancel').click()
    await expect(question).toBeVisible()
    if (size === 'phone') {
      // The answer to the next poll covers the whole page on a phone.
      await control.maintenance(true)
      await context.passTime(untilNextQuestionMs)
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
      await context.passTime(untilNextQuestionMs)
      await expect(waitingLine).toBeVisible()
    }
    await context.passTime(maintenanceCheckInterval)
    await expect(page).toBeAt(addressOf(language, '/maintenance'))
    await expect(waitingLine).toBeVisible()
    await expect(page.getByText(words(language, 'maintenance.returns'))).toBeVisible()
    await page.reload()
    await expect(waitingLine).toBeVisible()
    await control.pay(payment.id)
    await control.maintenance(false)
    await context.passTime(maintenanceCheckInterval)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story(
  'the browser’s back button leaves a deposit as it is, on a phone step by step [DEP-08, ROUTE-63]',
  async (context) => {
    const { control, expect, language, page, size } = context
    const flow = flowIn(page)
    const picker = dialogIn(page, language, 'deposit.channel.choose')
    const requests = await context.watchCalls(isForCode)
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
    await goBackFromCode(context)
    await waitingButton(page, language).click()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    expect(await requests.made()).toBe(1)
    expect(await control.payments()).toHaveLength(1)
  },
)

story(
  'a waiting code is left for the amount by the page’s own button, for any page by its close button, and nobody asks [ROUTE-63, SHELL-18, OPEN-63]',
  async (context) => {
    const { control, expect, language, page } = context
    const flow = flowIn(page)
    const waiting = screenOf(page, 'deposit', 'awaitingPayment')
    const atAmount = screenOf(page, 'deposit', 'waitingAtAmount')
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await signIn(page, language)
    await requestQr(page, language, control, '500')

    await buttonIn(flow, language, 'action.back').click()
    await expect(atAmount).toContainText(words(language, 'deposit.waiting.one'))
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await atAmount.getByRole('button', { name: words(language, 'transfer.waiting') }).click()
    await expect(waiting).toBeVisible()

    await buttonIn(flow, language, 'action.close').click()
    await expect(flow).toHaveCount(0)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await waitingButton(page, language).click()
    await buttonIn(flow, language, 'action.back').click()
    await buttonIn(flow, language, 'deposit.waiting.show').click()
    await expect(waiting).toBeVisible()

    await buttonIn(flow, language, 'action.back').click()
    await buttonIn(flow, language, 'action.cancel').click()
    await buttonIn(question, language, 'deposit.cancel.keepWaiting').click()
    await expect(atAmount).toBeVisible()
    await buttonIn(flow, language, 'action.cancel').click()
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    await expect(amountField(page, language)).toHaveValue('500')
    // The toast goes, and this stays.
    await context.passTime(longestToastMs)
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toContainText(
      words(language, 'deposit.ending.cancelledTitle'),
    )
    expect(await control.payments()).toHaveLength(1)
  },
)

/** Goes back in the browser, from a code until the deposit is left: on a phone by way of the amount. */
async function goBackFromCode({ expect, page, size }: StoryContext): Promise<void> {
  await page.goBack()
  if (size === 'desktop') return
  await expect(screenOf(page, 'deposit', 'waitingAtAmount')).toBeVisible()
  await page.goBack()
}
