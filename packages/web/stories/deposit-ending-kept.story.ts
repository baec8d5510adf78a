import { lateLookEvery } from '@croupier/core/deposit'
import { dialogIn } from '../visit/controls.steps.ts'
import { longerThanACodeMs, payInPart } from '../visit/deposit.steps.ts'
import { signOut } from '../visit/menu.steps.ts'
import {
  amountField,
  confirmDeposit,
  openAmount,
  requestQrAtOnce,
  screenOf,
  understandReuse,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'what is known of a payment in part is there after a reload, without its dialog, until another code is made',
  async (told) => {
    const { expect, language, page } = told
    const { payment, told: texts } = await payInPart(told)
    await page.reload()
    const amountStep = screenOf(page, 'deposit', 'enteringAmount')
    for (const text of texts) await expect(amountStep).toContainText(text)
    await expect(dialogIn(page, language, 'deposit.poll.unsuccessfulTitle')).toHaveCount(0)
    await expect(amountField(page, language)).toHaveValue('500')
    await expect(
      page.getByRole('link', { name: words(language, 'deposit.ending.report') }),
    ).toBeVisible()

    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await page.reload()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await expect(page.getByText(payment.merchantRef)).toHaveCount(0)
  },
)

story('a code that expired is told after a reload, until its money arrives', async (told) => {
  const { control, expect, language, page } = told
  const { id, merchantRef } = await requestQrAtOnce(page, language, control)
  await told.sleep(longerThanACodeMs)
  await dialogIn(page, language, 'deposit.poll.expiredTitle').waitFor()
  await page.reload()
  const amountStep = screenOf(page, 'deposit', 'enteringAmount')
  await expect(amountStep).toContainText(words(language, 'deposit.ending.expired'))
  await expect(amountStep).toContainText(merchantRef)
  await expect(
    page.getByRole('button', { name: sentence(language, 'deposit.ending.renew', { amount: 500 }) }),
  ).toBeVisible()

  // The money arrives on a page without the deposit.
  await page.goto(addressOf(language, '/'))
  await told.settled()
  await control.payLate(id, true)
  await told.passTime(lateLookEvery)
  await page.goto(addressOf(language, '/?sideDeposit=true'))
  await expect(amountStep).toBeVisible()
  await expect(page.getByText(merchantRef)).toHaveCount(0)
})

story(
  'whoever signs in after a member has signed out sees nothing of their payment',
  async (told) => {
    const { expect, language, page, stored } = told
    const { payment } = await payInPart(told)
    await page.goto(addressOf(language, '/'))
    await signOut(page, language)
    expect(await stored('member.onechannel/deposit.ending')).toBeNull()
    await openAmount(page, language)
    await expect(page.getByText(payment.merchantRef)).toHaveCount(0)
  },
)
