import { buttonIn } from '../visit/controls.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  signIn,
  typeAnew,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { sentence, type WordId, words } from '../visit/words.ts'

/** The typed text, the text that the field shows, and the deposited amount or the problem. */
const amounts: readonly (readonly [
  text: string,
  shown: string,
  outcome: { readonly deposit: string } | { readonly problem: WordId },
])[] = [
  ['1,000', '1,000', { deposit: '+1,000.00' }],
  ['๕๐๐', '500', { deposit: '+500.00' }],
  [' 500 ', '500', { deposit: '+500.00' }],
  ['', '', { problem: 'deposit.amount.error.empty' }],
  ['0500', '0,500', { problem: 'deposit.amount.error.leadingZero' }],
  ['500.50', '500.50', { problem: 'deposit.amount.error.digitsOnly' }],
  ['1e3', '1e3', { problem: 'deposit.amount.error.digitsOnly' }],
  ['-5', '-5', { problem: 'deposit.amount.error.digitsOnly' }],
  ['5🎲', '5🎲', { problem: 'deposit.amount.error.digitsOnly' }],
  ['99', '99', { problem: 'deposit.amount.error.belowMin' }],
  ['50001', '50,001', { problem: 'deposit.amount.error.aboveMax' }],
]

story(
  'an amount is understood in every notation, or kept with its mistake shown beside it, and a quick amount takes one press [DEP-20, DEP-21, DEP-22, DEP-23, DEP-24, DEP-25, DEP-29, DEP-30]',
  async (context) => {
    const { control, expect, language, page, size } = context
    await signIn(page, language)
    const requests = await context.watchCalls(isForCode)
    await openDeposit(page, language)
    await chooseChannel(page, language)
    const field = amountField(page, language)
    const alert = page.getByRole('alert')
    const limits = sentence(language, 'deposit.channel.range', { min: 100, max: 50_000 })

    for (const [text, shown, outcome] of amounts) {
      await typeAnew(field, text)
      await expect(field).toHaveValue(shown)
      if ('deposit' in outcome) {
        await expect(page.getByText(outcome.deposit, { exact: true })).toBeVisible()
        continue
      }
      const problem = sentence(language, outcome.problem, { min: 100, max: 50_000 })
      await confirmDeposit(page, language)
      await expect(alert).toContainText(problem)
      await expect(field).toHaveValue(shown)
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveDescription(`${limits} ${problem}`)
    }

    // A second refusal of the same amount is as visible as the first.
    await buttonIn(page, language, 'action.close').focus()
    await confirmDeposit(page, language)
    await expect(field).toBeFocused()
    const quick = page
      .getByRole('group', { name: words(language, 'deposit.amount.quickGroup') })
      .getByRole('button')
    await expect(quick).toHaveCount(size === 'phone' ? 6 : 8)
    await quick.first().click()
    await expect(field).toHaveValue('100')
    await expect(quick.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(alert).toHaveCount(0)
    await expect(field).not.toHaveAttribute('aria-invalid')
    expect(await requests.made()).toBe(0)
    expect(await control.payments()).toEqual([])
  },
)

story('an amount beyond the limits of its channel is told while it is typed', async (told) => {
  const { expect, language, page } = told
  await signIn(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  const field = amountField(page, language)
  const limits = sentence(language, 'deposit.channel.range', { min: 100, max: 50_000 })
  for (const [text, id] of [
    ['9', 'deposit.amount.error.belowMin'],
    ['999999', 'deposit.amount.error.aboveMax'],
  ] as const) {
    await typeAnew(field, text)
    await expect(field).toHaveDescription(
      `${limits} ${sentence(language, id, { min: 100, max: 50_000 })}`,
    )
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(`+${text}.00`)).toHaveCount(0)
  }
  await typeAnew(field, '500')
  await expect(field).toHaveDescription(limits)
})
