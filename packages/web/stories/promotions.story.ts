import { minute } from '@croupier/core/time'
import { offerMs } from '@croupier/model-tests/journeys/promotions.server'
import { oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import { boxIn, button, comeHome, comeToRegistration, openBox } from '../visit/promotion.steps.ts'
import { fillDetails, registrationForm } from '../visit/registration.steps.ts'
import type { Part } from '../visit/screen.ts'
import { requestQr, screenOf } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

const dialogIn = ({ language, page }: StoryContext, title: WordId): Part =>
  page.getByRole('dialog', { name: words(language, title), exact: true })

/** Expects that the browser has these promotion cookies and no others. */
async function expectCookies(
  { cookie, expect }: StoryContext,
  names: readonly string[],
): Promise<void> {
  const held: string[] = []
  for (const name of [
    'authReward',
    'closeRegisPromotion',
    'depositPromotion',
    'regisPromotion',
    'regisPromotionActive',
  ]) {
    if ((await cookie(name)) !== null) held.push(name)
  }
  expect(held).toEqual(names)
}

story(
  'a visitor takes an offer, collapses its box, finds it collapsed again, and says that they are already registered [PROMO-14…19, SESS-33]',
  async (context) => {
    const { expect, language, page, stored } = context
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'registrationPromotion', 'offered')).toBeVisible()
    await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
    await button(context, 'promotion.take').click()
    await openBox(context)
    await expect(boxIn(context).getByRole('timer')).toHaveText('10:00')
    await button(context, 'promotion.box.minimise').press('Enter')
    await expect(button(context, 'promotion.box.show')).toBeFocused()
    expect(await stored('promoBoxCollapsed')).toBe('true')
    await expect(boxIn(context).getByRole('timer')).toHaveText('10:00')
    await context.passTime(minute)
    await expect(boxIn(context).getByRole('timer')).toHaveText('09:00')
    await page.goto(addressOf(language, '/help'))
    await expect(screenOf(page, 'promotionBox', 'collapsed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await button(context, 'promotion.box.show').press('Enter')
    await expect(button(context, 'promotion.box.minimise')).toBeFocused()
    await expect(boxIn(context).getByRole('timer')).toHaveText('09:00')
    await expectCookies(context, ['regisPromotion'])
    await button(context, 'promotion.box.alreadyRegistered').click()
    await expect(page).toBeAt(addressOf(language, '/login'))
    await expect(boxIn(context)).toHaveCount(0)
    await expectCookies(context, [])
  },
)

story('each offer on the home page leads to its conditions', async (context) => {
  const { expect, language, page } = context
  for (const [offer, id] of [
    ['promotion.registration.conditions', 'promotion-registration'],
    ['promotion.deposit.conditions', 'promotion-first-deposit'],
  ] as const) {
    await page.goto(addressOf(language, '/'))
    await page.getByRole('link', { name: words(language, offer), exact: true }).click()
    await expect(page).toBeAt(addressOf(language, `/promotion/${id}`))
    await expect(
      page.getByRole('heading', { level: 2, name: words(language, 'articles.terms') }),
    ).toBeVisible()
  }
})

/** Takes the offer on the home page and registers by its box. */
async function registerByOffer(context: StoryContext): Promise<void> {
  const { language, page } = context
  await comeToRegistration(context)
  const form = registrationForm(page, language)
  await fillDetails(form)
  await form.lastName.press('Enter')
  await form.code.fill(oneTimeCode)
  await form.code.press('Enter')
}

/** Registers by the offer and returns the final dialog. */
async function registerInTime(context: StoryContext): Promise<Part> {
  await registerByOffer(context)
  const dialog = dialogIn(context, 'promotion.registration.wonTitle')
  await context.expect(dialog).toBeVisible()
  return dialog
}

story(
  'a visitor who registers in time reads of a credit that was requested, and finds it in the balance [OPEN-15]',
  async (context) => {
    const { control, expect, language, page } = context
    const start = new Date((await control.clock()).now).toISOString()
    const dialog = await registerInTime(context)
    await expect(dialog).toContainText(
      sentence(language, 'promotion.registration.won', { credit: 100 }),
    )
    await expect(page.getByRole('banner')).toContainText('100.00')
    const [call] = await control.requests({ endpoint: 'register' })
    expect(call?.body).toMatchObject({ promotion: { credit: 100, start } })
  },
)

story(
  'on a site that does not request the credit, a visitor is referred to the admin from the start [OPEN-15]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.changeSite({ promotionClaim: false })
    const credit = { credit: 100 }
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'registrationPromotion', 'offered')).toContainText(
      sentence(language, 'promotion.registration.titleAsk', credit),
    )
    const dialog = await registerInTime(context)
    await expect(dialog).toContainText(sentence(language, 'promotion.registration.wonAsk', credit))
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toBeVisible()
    const [call] = await control.requests({ endpoint: 'register' })
    expect(Object.keys(call?.body ?? {})).not.toContain('promotion')
  },
)

story(
  'a visitor whose registration got no answer does not read that they were too late [OPEN-15]',
  async (context) => {
    const { control, expect, language } = context
    // Browsers repeat a call whose connection is reset.
    await control.fault('register', 'reset', { applied: true, times: null })
    await registerByOffer(context)
    await context.passTime(offerMs)
    const dialog = dialogIn(context, 'promotion.registration.unknownTitle')
    await expect(dialog).toContainText(
      sentence(language, 'promotion.registration.unknown', { credit: 100 }),
    )
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toBeVisible()
  },
)

story('a visitor who does not register in time reads so once [PROMO-03…05]', async (context) => {
  const { expect, language, page } = context
  await page.goto(addressOf(language, '/'))
  await button(context, 'promotion.take').click()
  await context.passTime(offerMs)
  const dialog = dialogIn(context, 'promotion.registration.sorryTitle')
  await expect(dialog).toContainText(words(language, 'promotion.registration.timeUp'))
  await expectCookies(context, ['closeRegisPromotion'])
  await button(context, 'action.ok').click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

story(
  'a new member deposits in time and reads that they earned the offer [PROMO-06, PROMO-09, PROMO-10, PROMO-12]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(context)
    await openBox(context)
    await expect(boxIn(context)).toContainText(words(language, 'promotion.deposit.notYet'))
    await expect(boxIn(context).getByRole('timer')).toHaveText('10:00')
    await expectCookies(context, ['authReward', 'depositPromotion'])
    expect(await control.requests({ endpoint: 'checkDepositPromotion' })).toHaveLength(1)
    const payment = await requestQr(page, language, control, '300')
    await expect(boxIn(context)).toHaveCount(0)
    await context.lookAway()
    await control.pay(payment.id)
    await context.lookAgain()
    await expect(screenOf(page, 'deposit', 'succeeded')).toContainText('+300.00')
    await button(context, 'deposit.result.done').click()
    const dialog = dialogIn(context, 'promotion.deposit.successTitle')
    await expect(dialog).toContainText(
      sentence(language, 'promotion.deposit.success', { credit: 300 }),
    )
    await expectCookies(context, ['authReward', 'regisPromotionActive'])
    await button(context, 'action.ok').click()
    await expect(dialog).toHaveCount(0)
  },
)

story(
  'the box of a deposit offer leads to the deposit, on a desktop beside the page that is open [ROUTE-59, ROUTE-61]',
  async (context) => {
    const { control, expect, language, page, size } = context
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(context)
    await page.goto(addressOf(language, '/help'))
    await openBox(context)
    await button(context, 'promotion.deposit.deposit').click()
    await expect(page).toBeAt(
      addressOf(language, size === 'phone' ? '/deposit' : '/help?sideDeposit=true'),
    )
  },
)

const depositEnds = [
  {
    title: 'a new member who does not deposit in time reads so [PROMO-07, PROMO-08]',
    isAnswered: true,
    heading: 'promotion.deposit.missedTitle',
    said: 'promotion.deposit.timeUp',
  },
  {
    title:
      'a new member whose deposit could not be checked does not read that none came [PROMO-13]',
    isAnswered: false,
    heading: 'promotion.deposit.unknownTitle',
    said: 'promotion.deposit.unknown',
  },
] as const

for (const { heading, isAnswered, said, title } of depositEnds) {
  story(title, async (context) => {
    const { control, expect, language } = context
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(context)
    if (!isAnswered) await control.fault('checkDepositPromotion', 'malformed', { times: null })
    await openBox(context)
    await context.passTime(minute)
    await expect(boxIn(context)).toContainText(
      words(language, isAnswered ? 'promotion.deposit.notYet' : 'promotion.deposit.cannotCheck'),
    )
    await context.passTime(offerMs - minute)
    const dialog = dialogIn(context, heading)
    await expect(dialog).toContainText(words(language, said))
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toBeVisible()
    await expectCookies(context, [])
  })
}
