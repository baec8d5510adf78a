import { lateLookEvery } from '@croupier/core/deposit'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { longerThanACodeMs } from '../visit/deposit.steps.ts'
import {
  amountField,
  balanceIn,
  confirmDeposit,
  money,
  newestPayment,
  requestQr,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence } from '../visit/words.ts'

const demoBalance = 12_500.5

story(
  'money that arrives after its code expired is announced on any page, also across a reload, with the balance [DEP-50]',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language)
    const { id, payAmount } = await requestQr(page, language, control, '500')
    await context.sleep(longerThanACodeMs)
    const expired = dialogIn(page, language, 'deposit.poll.expiredTitle')
    await buttonIn(expired, language, 'action.ok').click()
    await expect(amountField(page, language)).toHaveValue('500')
    await page.goto(addressOf(language, '/'))
    // The money arrives after the first check.
    await expect(balanceIn(page, language)).toContainText(money(demoBalance))
    await context.settled()
    await control.payLate(id, true)
    await context.passTime(lateLookEvery)

    const amount = { amount: payAmount }
    await expect(
      page.getByText(sentence(language, 'deposit.poll.successBody', amount)),
    ).toHaveCount(1)
    await expect(balanceIn(page, language)).toContainText(money(demoBalance + payAmount))
  },
)

story(
  'an expired code on the screen becomes a success when its money arrives, and stays expired if it is not credited',
  async (context) => {
    const { control, expect, language, page } = context
    const expired = dialogIn(page, language, 'deposit.poll.expiredTitle')
    await signIn(page, language)
    const first = await requestQr(page, language, control, '500')
    await context.sleep(longerThanACodeMs)
    await control.payLate(first.id, false)
    await context.passTime(lateLookEvery)
    await expect(expired).toBeVisible()
    await buttonIn(expired, language, 'action.ok').click()

    await confirmDeposit(page, language)
    await understandReuse(page, language)
    const { id } = await newestPayment(control)
    await context.sleep(longerThanACodeMs)
    await expect(expired).toBeVisible()
    await control.payLate(id, true)
    await context.passTime(lateLookEvery)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await expect(expired).toHaveCount(0)
  },
)
