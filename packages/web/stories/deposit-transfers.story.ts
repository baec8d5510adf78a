import { lookEvery } from '@croupier/core/deposit'
import { creditAwaitedFor } from '@croupier/core/testing'
import { minute } from '@croupier/core/time'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { amountField, beMember, money, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { dayAndTime, type Language, sentence, type WordId, words } from '../visit/words.ts'

/** After this time the server has credited a transfer. */
const untilCreditedMs = 2 * minute

const demoBalance = 12_500.5

story(
  'a member without any channel reads that no money has moved and whom to ask',
  async ({ expect, language, page }) => {
    await signIn(page, language, { username: 'nochannels' })
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'withoutAccounts')).toContainText(
      words(language, 'deposit.error.noAccounts'),
    )
  },
)

story(
  'a reported transfer whose credit cannot be seen is not transferred again: the member is led to the admin',
  async (context) => {
    const { control, expect, language, page } = context
    await reportTransfer(context)
    await expect(screenOf(page, 'deposit', 'transferReported')).toBeVisible()
    // Played away meanwhile, so that the credit does not show.
    await control.putMember({ username: 'demo', balance: 5_000 })
    await context.passTime(creditAwaitedFor + lookEvery)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.bank.notYetTitle') }),
    ).toBeVisible()
    const admin = page.getByRole('link', { name: words(language, 'action.contactAdmin') })
    await expect(admin.first()).toBeVisible()
    expect(await control.requests({ endpoint: 'sendTransfer' })).toHaveLength(1)
  },
)

story(
  'a page that is loaded again while a transfer is reported says that the outcome is unknown, and reports nothing',
  async (context) => {
    const { control, expect, language, page } = context
    await control.fault('sendTransfer', 'hang')
    await reportTransfer(context)
    await page.reload()
    const dialog = dialogIn(page, language, 'deposit.bank.error.reportUnknownTitle')
    await expect(dialog).toBeVisible()
    await buttonIn(dialog, language, 'action.ok').click()
    await expect(dialog).toHaveCount(0)
    expect(await control.requests({ endpoint: 'sendTransfer' })).toHaveLength(1)
  },
)

story(
  'the receipt of a transfer that has arrived names account, times and balance, also after a reload, and leads to the history [OPEN-64]',
  async (context) => {
    const { expect, language, page, stored } = context
    const reportedAt = await reportTransfer(context)
    const account = accountRows(language, reportedAt)
    await expectRows(context, 'deposit.bank.reportedTitle', account)
    await page.reload()
    await expectRows(context, 'deposit.bank.reportedTitle', account)

    await context.passTime(untilCreditedMs + lookEvery)
    const rows = [
      ...account,
      `${words(language, 'deposit.bank.seenAt')}${dayAndTime(language, reportedAt + untilCreditedMs)}`,
      `${words(language, 'deposit.receipt.balanceAfter')}${money(demoBalance + 700)}`,
    ]
    await expectRows(context, 'deposit.poll.success', rows)
    const title = page.getByRole('heading', { name: words(language, 'deposit.poll.success') })
    await expect(title).toBeFocused()
    await page.reload()
    await expectRows(context, 'deposit.poll.success', rows)
    await expect(title).not.toBeFocused()
    await expect(buttonIn(page, language, 'deposit.receipt.save')).toBeVisible()

    await page.getByRole('link', { name: words(language, 'deposit.receipt.history') }).click()
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    expect(await stored('member.demo/deposit.report')).toBeNull()
  },
)

story(
  'a member whose transfer is not seen tells the admin amount, account and time, also after a reload [OPEN-64]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.changeSite({ contactLink: 'https://line.me/R/ti/p/@kin' })
    const reportedAt = await reportTransfer(context)
    await control.putMember({ username: 'demo', balance: 5_000 })
    await context.passTime(creditAwaitedFor + lookEvery)
    const rows = [
      ...accountRows(language, reportedAt),
      `${words(language, 'deposit.bank.checkedAt')}${dayAndTime(language, reportedAt + creditAwaitedFor)}`,
    ]
    const message = sentence(language, 'deposit.bank.notYetMessage', {
      amount: 700,
      bank: words(language, 'bank.kbank'),
      accountNumber: '000-1-23456-7',
      when: dayAndTime(language, reportedAt),
    })
    const admin = screenOf(page, 'deposit', 'transferReported').getByRole('link', {
      name: words(language, 'action.contactAdmin'),
    })
    const expectReceipt = async () => {
      await expectRows(context, 'deposit.bank.notYetTitle', rows)
      await expect(admin).toHaveAttribute(
        'href',
        `https://line.me/R/oaMessage/%40kin/?${encodeURIComponent(message)}`,
      )
      await expect(
        page.getByRole('link', { name: words(language, 'deposit.receipt.history') }),
      ).toBeVisible()
    }
    await expectReceipt()
    // Money that comes after the wait is not taken for the transfer.
    await control.putMember({ username: 'demo', balance: 50_000 })
    await page.reload()
    await expectReceipt()
    await page.getByRole('link', { name: words(language, 'deposit.receipt.history') }).click()
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    await page.goBack()
    await expectReceipt()
  },
)

/** The rows of the receipt in every state. */
function accountRows(language: Language, reportedAt: number): readonly string[] {
  return [
    `${words(language, 'deposit.bank.toBank')}${words(language, 'bank.kbank')}`,
    `${words(language, 'deposit.bank.toAccount')}000-1-23456-7`,
    `${words(language, 'deposit.bank.accountName')}Croupier Demo Co., Ltd.`,
    `${words(language, 'deposit.bank.reportedAt')}${dayAndTime(language, reportedAt)}`,
  ]
}

/** Expects the receipt with that title and all of its rows. */
async function expectRows(
  { expect, language, page }: StoryContext,
  title: WordId,
  rows: readonly string[],
): Promise<void> {
  await expect(page.getByRole('heading', { name: words(language, title) })).toBeVisible()
  await expect(screenOf(page, 'deposit', 'transferReported').locator('dl')).toHaveText(
    rows.join(''),
  )
}

/** Opens a bank account of the deposit and reports 700 baht. Returns when it was reported. */
async function reportTransfer({ control, language, page }: StoryContext): Promise<number> {
  await beMember(page, language)
  await openDeposit(page, language)
  await dialogIn(page, language, 'deposit.channel.choose')
    .getByRole('button', { name: /Kasikornbank|กสิกรไทย/ })
    .click()
  await buttonIn(page, language, 'deposit.bank.reportSubmit').click()
  await amountField(page, language).fill('700')
  const { now } = await control.clock()
  await buttonIn(page, language, 'deposit.bank.reportSend').click()
  return now
}
