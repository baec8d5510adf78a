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
  'money that comes when its code is over is told on any page, over a reload too, with the balance [DEP-50]',
  async (told) => {
    const { control, expect, language, page } = told
    await signIn(page, language)
    const { id, payAmount } = await requestQr(page, language, control, '500')
    await told.sleep(longerThanACodeMs)
    const expired = dialogIn(page, language, 'deposit.poll.expiredTitle')
    await buttonIn(expired, language, 'action.ok').click()
    await expect(amountField(page, language)).toHaveValue('500')
    await page.goto(addressOf(language, '/'))
    // The first look is over when the money comes.
    await expect(balanceIn(page, language)).toContainText(money(demoBalance))
    await told.settled()
    await control.payLate(id, true)
    await told.passTime(lateLookEvery)

    const amount = { amount: payAmount }
    await expect(
      page.getByText(sentence(language, 'deposit.poll.successBody', amount)),
    ).toHaveCount(1)
    await expect(balanceIn(page, language)).toContainText(money(demoBalance + payAmount))
  },
)

story(
  'a code that is told as over becomes a success when its money comes, and stays over where the money is not credited',
  async (told) => {
    const { control, expect, language, page } = told
    const expired = dialogIn(page, language, 'deposit.poll.expiredTitle')
    await signIn(page, language)
    const first = await requestQr(page, language, control, '500')
    await told.sleep(longerThanACodeMs)
    await control.payLate(first.id, false)
    await told.passTime(lateLookEvery)
    await expect(expired).toBeVisible()
    await buttonIn(expired, language, 'action.ok').click()

    await confirmDeposit(page, language)
    await understandReuse(page, language)
    const { id } = await newestPayment(control)
    await told.sleep(longerThanACodeMs)
    await expect(expired).toBeVisible()
    await control.payLate(id, true)
    await told.passTime(lateLookEvery)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await expect(expired).toHaveCount(0)
  },
)
