import { formatCountdown, minute } from '@croupier/core/time'
import { boxIn, comeHome, comeToRegistration } from '../visit/promotion.steps.ts'
import { registrationForm } from '../visit/registration.steps.ts'
import type { Part } from '../visit/screen.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  newestPayment,
  openDeposit,
  screenOf,
  typeAnew,
} from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence } from '../visit/words.ts'

const stripOf = (
  { page }: StoryContext,
  flow: 'depositPromotion' | 'registrationPromotion',
): Part => screenOf(page, flow, 'running')

story(
  'on a phone the box of an offer leaves the registration to its form, and the header counts down instead [PROMO-14]',
  async (context) => {
    const { expect, language, page } = context
    await comeToRegistration(context)
    await expect(registrationForm(page, language).username).toBeVisible()
    await expect(boxIn(context)).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText(
      sentence(language, 'promotion.strip.registration', { credit: 100, time: '10:00' }),
    )
    await context.passTime(minute)
    await expect(page.getByRole('banner')).toContainText('09:00')
    await page.goto(addressOf(language, '/help'))
    await expect(screenOf(page, 'promotionBox', 'expanded')).toBeVisible()
    await expect(page.getByRole('banner')).not.toContainText('09:00')
  },
  { size: 'phone' },
)

story(
  'on a phone the header counts down an offer over a form and leads to the deposit, which counts it down too until a code is there',
  async (context) => {
    const { control, expect, language, page } = context
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(context)
    await expect(screenOf(page, 'promotionBox', 'collapsed')).toBeVisible()
    await page.goto(addressOf(language, '/resetPassword'))
    const said = (time: string) =>
      sentence(language, 'promotion.strip.deposit', { credit: 300, deposit: 300, time })
    await expect(boxIn(context)).toHaveCount(0)
    await context.passTime(minute)
    await page
      .getByRole('banner')
      .getByRole('button', { name: said('09:00') })
      .click()
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    await expect(stripOf(context, 'depositPromotion')).toContainText(said('09:00'))
    await chooseChannel(page, language)
    await expect(stripOf(context, 'depositPromotion')).toHaveCount(1)
    await amountField(page, language).fill('300')
    await confirmDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await expect(stripOf(context, 'depositPromotion')).toHaveCount(0)
    await page.goto(addressOf(language, '/resetPassword'))
    const { createdAt, expiresAt } = await newestPayment(control)
    const time = formatCountdown(expiresAt - createdAt)
    await expect(page.getByRole('banner')).toContainText(
      sentence(language, 'header.waitingForPayment', { time }),
    )
    await expect(stripOf(context, 'depositPromotion')).toHaveCount(0)
  },
  { size: 'phone' },
)

story(
  'an offer’s amount is one to press beside the quick amounts, and the member reads whether the amount is enough [OPEN-52]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(context)
    await expect(page.getByRole('banner')).toContainText('1,000.00')
    await openDeposit(page, language)
    await chooseChannel(page, language)
    const chip = page.getByRole('button', {
      name: sentence(language, 'promotion.amount.chip', { amount: 300, credit: 300 }),
    })
    const tab = screenOf(page, 'deposit', 'enteringAmount')
    const short = { deposit: 300, credit: 300 }
    const enough = sentence(language, 'promotion.amount.enough', { credit: 300 })
    await expect(chip).toHaveCount(1)
    await amountField(page, language).fill('299')
    await expect(tab).toContainText(sentence(language, 'promotion.amount.short', short))
    await chip.click()
    await expect(amountField(page, language)).toHaveValue('300')
    await expect(tab).toContainText(enough)
    await typeAnew(amountField(page, language), '5000')
    await expect(tab).toContainText(enough)
  },
)
