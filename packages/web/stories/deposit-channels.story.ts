import { lookEvery } from '@croupier/core/deposit'
import { minute } from '@croupier/core/time'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { openHistory, transactionsIn } from '../visit/history.steps.ts'
import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  money,
  newestPayment,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

const demoBalance = 12_500.5

/** After this time the server has credited a transfer. */
const untilCreditedMs = 2 * minute

story(
  'a member deposits by TrueMoney, after an amount that it does not accept [DEP-06, DEP-09, DEP-16, DEP-36]',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language)
    await openDeposit(page, language)
    const wallet = dialogIn(page, language, 'deposit.channel.choose').getByRole('button', {
      name: /TrueMoney/,
    })
    await expect(wallet).toContainText(
      /Croupier Demo Co., Ltd\..*\+3%.*TrueMoney Wallet · 50–30,000/,
    )
    await chooseChannel(page, language, /TrueMoney/)
    await amountField(page, language).fill('49')
    await confirmDeposit(page, language)
    await expect(amountField(page, language)).toHaveAttribute('aria-invalid', 'true')
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await understandReuse(page, language)

    const payment = await newestPayment(control)
    const image = page.getByRole('img', { name: words(language, 'deposit.qr.imageTrueMoney') })
    await expect(image).toBeVisible()
    await page.reload()
    await expect(image).toBeVisible()
    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeVisible()
    await buttonIn(page, language, 'deposit.result.done').click()
    const bonus = Math.floor(payment.payAmount * 3) / 100
    await expect(balanceIn(page, language)).toHaveText(
      `฿${money(demoBalance + payment.payAmount + bonus)}`,
    )
  },
)

story(
  'a member sees the bonus of a channel before and after a deposit, and finds it in the balance and the history [DEP-09, DEP-12, DEP-56]',
  async (context) => {
    const { control, expect, language, page } = context
    const flow = page.locator('[data-flow="deposit"]')
    await signIn(page, language)
    await openDeposit(page, language)
    await chooseChannel(page, language, /TrueMoney/)
    await expect(flow).toContainText(`${words(language, 'deposit.receipt.bonusNotIncluded')}+3%`)
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    const payment = await newestPayment(control)
    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(flow).toContainText(`${words(language, 'deposit.receipt.bonus')}+3%`)
    await buttonIn(page, language, 'deposit.result.done').click()
    const bonus = Math.floor(payment.payAmount * 3) / 100
    await expect(balanceIn(page, language)).toHaveText(
      `฿${money(demoBalance + payment.payAmount + bonus)}`,
    )
    await openHistory(page, language)
    await expect(transactionsIn(page).filter({ hasText: 'โบนัส +3%' })).toContainText(
      `+${money(bonus)}`,
    )
  },
)

story(
  'a member transfers to the bank account, reports it and sees the credit arrive [DEP-18, DEP-19, DEP-55, OPEN-64]',
  async (context) => {
    const { control, expect, language, page } = context
    await openBankAccount(context)
    await expect(page.locator('[data-flow="deposit"]')).toContainText('000-1-23456-7')

    await buttonIn(page, language, 'deposit.bank.reportSubmit').click()
    await expect(amountField(page, language)).not.toHaveAttribute('aria-invalid', 'true')
    await amountField(page, language).fill('99')
    await buttonIn(page, language, 'deposit.bank.reportSend').click()
    await expect(amountField(page, language)).toHaveAttribute('aria-invalid', 'true')
    await amountField(page, language).fill('700')
    await buttonIn(page, language, 'deposit.bank.reportSend').click()
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.bank.reportedTitle') }),
    ).toBeFocused()

    // A reload, as after using the bank's app.
    await page.reload()
    await expect(screenOf(page, 'deposit', 'transferReported')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.bank.reportedTitle') }),
    ).toBeVisible()
    await context.passTime(untilCreditedMs + lookEvery)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeFocused()
    await expect(screenOf(page, 'deposit', 'transferReported')).toContainText(
      money(demoBalance + 700),
    )
    await buttonIn(page, language, 'deposit.result.done').click()
    await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance + 700)}`)
    expect(await control.requests({ endpoint: 'sendTransfer' })).toHaveLength(1)
  },
)

story(
  'a report that is refused or lost says so, keeps the amount and is not sent again by itself [DEP-55, OPEN-64]',
  async (context) => {
    const { control, expect, language, page } = context
    await openBankAccount(context)
    await buttonIn(page, language, 'deposit.bank.reportSubmit').click()
    await amountField(page, language).fill('700')
    // The operator has closed the account meanwhile.
    await control.putMember({ username: 'demo', channels: ['pp-1', 'bank-2'] })
    await buttonIn(page, language, 'deposit.bank.reportSend').click()
    await expect(dialogIn(page, language, 'deposit.bank.error.reportFailedTitle')).toBeVisible()
    // Nothing of another channel can be pressed under the dialog.
    await expect(page.getByText(words(language, 'deposit.amount.submit'))).toHaveCount(0)
    await buttonIn(page, language, 'action.ok').click()
    await expect(amountField(page, language)).toHaveValue('700')

    await control.putMember({ username: 'demo', channels: ['pp-1', 'bank-1', 'bank-2'] })
    await control.fault('sendTransfer', 'malformed', { applied: true })
    await buttonIn(page, language, 'deposit.bank.reportSend').click()
    await expect(dialogIn(page, language, 'deposit.bank.error.reportUnknownTitle')).toBeVisible()
    await buttonIn(page, language, 'action.ok').click()
    await buttonIn(page, language, 'deposit.bank.reportSubmit').click()
    await expect(amountField(page, language)).toHaveValue('700')
    expect(await control.requests({ endpoint: 'sendTransfer' })).toHaveLength(2)
  },
)

/** Signs in and opens a bank account of the deposit. */
async function openBankAccount({ expect, language, page }: StoryContext): Promise<void> {
  await signIn(page, language)
  await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance)}`)
  await openDeposit(page, language)
  await dialogIn(page, language, 'deposit.channel.choose')
    .getByRole('button', { name: /Kasikornbank|กสิกรไทย/ })
    .click()
  await expect(screenOf(page, 'deposit', 'showingAccount')).toBeVisible()
}
