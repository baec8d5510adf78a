import { askForCommission, openAffiliate } from '../visit/affiliate.steps.ts'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import {
  confirmPayout,
  confirmPayoutWith,
  openWithdraw,
  payoutPasswordField,
  withdrawField,
} from '../visit/withdraw.steps.ts'
import { sentence, words } from '../visit/words.ts'

const password = 'demo1234'

story(
  'a site that requires it asks for the password in the review of a withdrawal',
  async (context) => {
    const { control, expect, language, page } = context
    const { alert, field, look } = await openReview(context, '500')
    await expect(look.getByRole('definition')).toHaveTexts([
      `500.00 ${words(language, 'format.currency')}`,
      'xxx-x-xx789-0',
      words(language, 'bank.kbank'),
      'Somchai Jaidee',
      `12,000.50 ${words(language, 'format.currency')}`,
    ])
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await confirmPayout(page, language)
    await expect(alert).toHaveText(words(language, 'payout.password.error.empty'))
    await expect(field).toBeFocused()

    await confirmPayoutWith(page, language, 'mistyped')
    await expect(alert).toHaveText(words(language, 'payout.password.error.wrong'))
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    expect(await control.requests({ endpoint: 'withdraw' })).toEqual([])

    await confirmPayoutWith(page, language, password)
    const success = sentence(language, 'withdraw.success', { amount: 500 })
    await expect(page.getByRole('status').getByText(success)).toBeVisible()
    await expect(look).toHaveCount(0)
    const calls = await control.requests({ endpoint: 'withdraw' })
    expect(calls.map(({ body }) => body)).toEqual([{ balance: 500 }])
  },
)

story(
  'a refused or unanswered password has its own words, and nothing is withdrawn',
  async (context) => {
    const { control, expect, language, page } = context
    const { alert, field, look } = await openReview(context, '500')
    for (const [code, id, values] of [
      ['3000', 'payout.password.error.wait', { minutes: 1 }],
      ['1008', 'payout.password.error.locked', {}],
      ['other', 'payout.password.error.other', { code: 4242 }],
    ] as const) {
      await control.arm(`payout-password.${code}`, code === 'other' ? { code: 4242 } : {})
      await confirmPayoutWith(page, language, password)
      await expect(alert).toHaveText(sentence(language, id, values))
      await expect(field).toHaveValue('')
      const admin = look.getByRole('link', { name: words(language, 'action.contactAdmin') })
      await expect(admin).toHaveCount(code === '3000' ? 0 : 1)
    }
    // Browsers repeat a call whose connection is reset.
    await control.fault('confirmPassword', 'reset', { times: null })
    await confirmPayoutWith(page, language, password)
    await expect(alert).toHaveText(words(language, 'payout.password.error.unanswered'))
    await buttonIn(look, language, 'payout.review.change').click()
    await expect(look).toHaveCount(0)
    await expect(withdrawField(page, language)).toHaveValue('500')
    expect(await control.requests({ endpoint: 'withdraw' })).toEqual([])
  },
)

story(
  'the review says that the password is checked and nothing can be typed; a member who goes back has withdrawn nothing',
  async (context) => {
    const { control, expect, language, page } = context
    const { field, look } = await openReview(context, '500')
    const calls = await context.watchCalls(({ pathname }) => pathname.endsWith('/confirmPassword'))
    calls.hold()
    await confirmPayoutWith(page, language, password)
    await expect(buttonIn(look, language, 'payout.password.confirming')).toBeVisible()
    await expect(field).toHaveAttribute('readonly', '')
    await buttonIn(look, language, 'payout.review.change').click()
    await expect(look).toHaveCount(0)
    calls.release()
    await expect(withdrawField(page, language)).toHaveValue('500')
    expect(await control.requests({ endpoint: 'withdraw' })).toEqual([])

    await withdrawField(page, language).press('Enter')
    await expect(field).toHaveValue('')
    await confirmPayout(page, language)
    await expect(page.getByRole('alert')).toHaveText(words(language, 'payout.password.error.empty'))
  },
)

story(
  'a withdrawal whose confirmation expired is not made, and the amount can be confirmed again',
  async (context) => {
    const { control, expect, language, page } = context
    await openReview(context, '500')
    await control.arm('withdraw.5002')
    await confirmPayoutWith(page, language, password)
    await expect(page.getByRole('alert')).toContainText(
      words(language, 'payout.password.error.lapsed'),
    )
    await expect(withdrawField(page, language)).toHaveValue('500')
    await withdrawField(page, language).press('Enter')
    await confirmPayoutWith(page, language, password)
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
  },
)

story(
  'a withdrawal of commission needs the password too, and a wrong one withdraws nothing',
  async (context) => {
    const { control, expect, language, page } = context
    await control.setClock('2026-12-02T14:00:00+07:00')
    await control.changeSite({ payoutPassword: true })
    await signIn(page, language)
    await openAffiliate(page, language)
    await askForCommission(page, language, '100.25')
    const alert = page.getByRole('alert')
    await confirmPayoutWith(page, language, 'mistyped')
    await expect(alert).toHaveText(words(language, 'payout.password.error.wrong'))
    expect(await control.requests({ endpoint: 'affiliateWithdraw' })).toEqual([])
    await confirmPayoutWith(page, language, password)
    const success = sentence(language, 'affiliate.withdraw.success', { amount: 100.25 })
    await expect(page.getByRole('status').getByText(success)).toBeVisible()
  },
)

/** Opens the review of an amount on a site that requires the password. */
async function openReview(context: StoryContext, amount: string) {
  const { control, language, page } = context
  await control.changeSite({ payoutPassword: true })
  await signIn(page, language)
  await openWithdraw(page, language)
  await withdrawField(page, language).fill(amount)
  await withdrawField(page, language).press('Enter')
  const look = dialogIn(page, language, 'payout.review.title')
  return { alert: look.getByRole('alert'), field: payoutPasswordField(look, language), look }
}
