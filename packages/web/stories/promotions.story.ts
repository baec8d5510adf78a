import { minute } from '@croupier/core/time'
import { offerMs } from '@croupier/model-tests/journeys/promotions.server'
import { oneTimeCode } from '@croupier/model-tests/journeys/registration.sight'
import { fillDetails, registrationForm } from '../visit/registration.steps.ts'
import type { Part } from '../visit/screen.ts'
import { fillLogin, requestQr, screenOf } from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

const button = ({ language, page }: Told, id: WordId): Part =>
  page.getByRole('button', { name: words(language, id), exact: true })

const boxIn = ({ language, page }: Told): Part =>
  page.getByRole('complementary', { name: words(language, 'promotion.box.label') })

const dialogIn = ({ language, page }: Told, title: WordId): Part =>
  page.getByRole('dialog', { name: words(language, title), exact: true })

/** On a phone the box begins small. */
async function openBox(told: Told): Promise<void> {
  if (told.size === 'phone') await button(told, 'promotion.box.show').click()
  await told.expect(screenOf(told.page, 'promotionBox', 'expanded')).toBeVisible()
}

/** The browser holds these cookies of promotions and no others. */
async function expectCookies({ cookie, expect }: Told, names: readonly string[]): Promise<void> {
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

async function comeHome({ language, page }: Told): Promise<void> {
  const url = encodeURIComponent(addressOf(language, '/'))
  await page.goto(addressOf(language, `/login?url=${url}`))
  await fillLogin(page, language, { username: 'promo' })
}

story(
  'a visitor takes an offer, makes its box small, finds it so again, and is a member already [PROMO-14…19, SESS-33]',
  async (told) => {
    const { expect, language, page, stored } = told
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'registrationPromotion', 'offered')).toBeVisible()
    await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
    await button(told, 'promotion.take').click()
    await openBox(told)
    await expect(boxIn(told).getByRole('timer')).toHaveText('10:00')
    await button(told, 'promotion.box.minimise').press('Enter')
    await expect(button(told, 'promotion.box.show')).toBeFocused()
    expect(await stored('promoBoxCollapsed')).toBe('true')
    await expect(boxIn(told).getByRole('timer')).toHaveText('10:00')
    await told.passTime(minute)
    await expect(boxIn(told).getByRole('timer')).toHaveText('09:00')
    await page.goto(addressOf(language, '/help'))
    await expect(screenOf(page, 'promotionBox', 'collapsed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await button(told, 'promotion.box.show').press('Enter')
    await expect(button(told, 'promotion.box.minimise')).toBeFocused()
    await expect(boxIn(told).getByRole('timer')).toHaveText('09:00')
    await expectCookies(told, ['regisPromotion'])
    await button(told, 'promotion.box.alreadyRegistered').click()
    await expect(page).toBeAt(addressOf(language, '/login'))
    await expect(boxIn(told)).toHaveCount(0)
    await expectCookies(told, [])
  },
)

/** Takes the offer on the home page and registers by its box. */
async function registerByOffer(told: Told): Promise<void> {
  const { language, page } = told
  await page.goto(addressOf(language, '/'))
  await button(told, 'promotion.take').click()
  await openBox(told)
  await boxIn(told)
    .getByRole('link', { name: words(language, 'promotion.registration.register') })
    .click()
  const form = registrationForm(page, language)
  await fillDetails(form)
  await form.lastName.press('Enter')
  await form.code.fill(oneTimeCode)
  await form.code.press('Enter')
}

/** Registers by the offer and is at the end of it. */
async function registerInTime(told: Told): Promise<Part> {
  await registerByOffer(told)
  const dialog = dialogIn(told, 'promotion.registration.wonTitle')
  await told.expect(dialog).toBeVisible()
  return dialog
}

story(
  'what a visitor who registers in time is told was sent, and is in the balance [OPEN-15]',
  async (told) => {
    const { control, expect, language, page } = told
    const start = new Date((await control.clock()).now).toISOString()
    const dialog = await registerInTime(told)
    await expect(dialog).toContainText(
      sentence(language, 'promotion.registration.won', { credit: '100' }),
    )
    await expect(page.getByRole('banner')).toContainText('100.00')
    const [call] = await control.requests({ endpoint: 'register' })
    expect(call?.body).toMatchObject({ promotion: { credit: 100, start } })
  },
)

story(
  'where a site claims nothing, a visitor is led to the admin for the offer from the beginning on [OPEN-15]',
  async (told) => {
    const { control, expect, language, page } = told
    await control.changeSite({ promotionClaim: false })
    const credit = { credit: '100' }
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'registrationPromotion', 'offered')).toContainText(
      sentence(language, 'promotion.registration.titleAsk', credit),
    )
    const dialog = await registerInTime(told)
    await expect(dialog).toContainText(sentence(language, 'promotion.registration.wonAsk', credit))
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toBeVisible()
    const [call] = await control.requests({ endpoint: 'register' })
    expect(Object.keys(call?.body ?? {})).not.toContain('promotion')
  },
)

story(
  'a visitor whose registration got no answer is not told that they were too late [OPEN-15]',
  async (told) => {
    const { control, expect, language } = told
    await control.fault('register', 'reset', { applied: true })
    await registerByOffer(told)
    await told.passTime(offerMs)
    const dialog = dialogIn(told, 'promotion.registration.unknownTitle')
    await expect(dialog).toContainText(
      sentence(language, 'promotion.registration.unknown', { credit: '100' }),
    )
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toBeVisible()
  },
)

story('a visitor who does not register in time is told so, once [PROMO-03…05]', async (told) => {
  const { expect, language, page } = told
  await page.goto(addressOf(language, '/'))
  await button(told, 'promotion.take').click()
  await told.passTime(offerMs)
  const dialog = dialogIn(told, 'promotion.registration.sorryTitle')
  await expect(dialog).toContainText(words(language, 'promotion.registration.timeUp'))
  await expectCookies(told, ['closeRegisPromotion'])
  await button(told, 'action.ok').click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

story(
  'a newcomer deposits in time and is told that the offer is theirs [PROMO-06, PROMO-09, PROMO-10, PROMO-12]',
  async (told) => {
    const { control, expect, language, page } = told
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(told)
    await openBox(told)
    await expect(boxIn(told)).toContainText(words(language, 'promotion.deposit.notYet'))
    await expect(boxIn(told).getByRole('timer')).toHaveText('10:00')
    await expectCookies(told, ['authReward', 'depositPromotion'])
    expect(await control.requests({ endpoint: 'checkDepositPromotion' })).toHaveLength(1)
    const payment = await requestQr(page, language, control, '300')
    await expect(boxIn(told)).toHaveCount(0)
    await told.lookAway()
    await control.pay(payment.id)
    await told.lookAgain()
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await button(told, 'deposit.result.done').click()
    const dialog = dialogIn(told, 'promotion.deposit.successTitle')
    await expect(dialog).toContainText(words(language, 'promotion.deposit.success'))
    await expectCookies(told, ['authReward', 'regisPromotionActive'])
    await button(told, 'action.ok').click()
    await expect(dialog).toHaveCount(0)
  },
)

const depositEnds = [
  {
    title: 'a newcomer who does not deposit in time is told so [PROMO-07, PROMO-08]',
    isAnswered: true,
    heading: 'promotion.deposit.missedTitle',
    said: 'promotion.deposit.timeUp',
  },
  {
    title:
      'a newcomer about whose deposit nobody could be asked is not told that none came [PROMO-13]',
    isAnswered: false,
    heading: 'promotion.deposit.unknownTitle',
    said: 'promotion.deposit.unknown',
  },
] as const

for (const { heading, isAnswered, said, title } of depositEnds) {
  story(title, async (told) => {
    const { control, expect, language } = told
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(told)
    if (!isAnswered) await control.fault('checkDepositPromotion', 'malformed', { times: null })
    await openBox(told)
    await told.passTime(minute)
    await expect(boxIn(told)).toContainText(
      words(language, isAnswered ? 'promotion.deposit.notYet' : 'promotion.deposit.cannotCheck'),
    )
    await told.passTime(offerMs - minute)
    const dialog = dialogIn(told, heading)
    await expect(dialog).toContainText(words(language, said))
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toBeVisible()
    await expectCookies(told, [])
  })
}
