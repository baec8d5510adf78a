import { lookEvery } from '@croupier/core/deposit'
import { minute } from '@croupier/core/time'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { amountField, beMember, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

/** How long the balance is asked for the credit of a reported transfer [OPEN-64]. */
const awaitedForMs = 5 * minute

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
    await context.passTime(awaitedForMs + lookEvery)
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

/** Opens a bank account of the deposit and reports 700 baht. */
async function reportTransfer({ language, page }: StoryContext): Promise<void> {
  await beMember(page, language)
  await openDeposit(page, language)
  await dialogIn(page, language, 'deposit.channel.choose')
    .getByRole('button', { name: /Kasikornbank|กสิกรไทย/ })
    .click()
  await buttonIn(page, language, 'deposit.bank.reportSubmit').click()
  await amountField(page, language).fill('700')
  await buttonIn(page, language, 'deposit.bank.reportSend').click()
}
