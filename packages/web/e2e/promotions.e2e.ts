import type { Page } from '@playwright/test'
import { fillLogin, requestQr, screenOf } from '../visit/steps.ts'
import { addressOf, type Language, languages, type WordId, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const button = (page: Page, language: Language, id: WordId) =>
  page.getByRole('button', { name: words(language, id), exact: true })

const box = (page: Page, language: Language) =>
  page.getByRole('complementary', { name: words(language, 'promotion.box.label') })

/** On a phone the box begins small. */
async function openBox(page: Page, language: Language, isMobile: boolean): Promise<void> {
  if (isMobile) await button(page, language, 'promotion.box.show').click()
  await expect(screenOf(page, 'promotionBox', 'expanded')).toBeVisible()
}

/** Which cookies of promotions the browser holds. */
async function promotionCookies(page: Page): Promise<readonly string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name)
  return names.filter((name) => /promotion|authReward/i.test(name)).sort()
}

async function comeHome(page: Page, language: Language): Promise<void> {
  await page.goto(addressOf(language, `/login?url=${encodeURIComponent(addressOf(language, '/'))}`))
  await fillLogin(page, language, { username: 'promo' })
}

for (const language of languages) {
  test(`a visitor takes an offer in ${language}, makes its box small, finds it so again, and is a member already [PROMO-14…19, SESS-33]`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'registrationPromotion', 'offered')).toBeVisible()
    await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
    await expectAccessible(page)
    await button(page, language, 'promotion.take').click()
    await openBox(page, language, isMobile)
    await expect(box(page, language).getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/)
    await expectAccessible(page)
    await button(page, language, 'promotion.box.minimise').press('Enter')
    await expect(button(page, language, 'promotion.box.show')).toBeFocused()
    expect(await page.evaluate("localStorage.getItem('promoBoxCollapsed')")).toBe('true')
    await page.goto(addressOf(language, '/help'))
    await expect(screenOf(page, 'promotionBox', 'collapsed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await button(page, language, 'promotion.box.show').press('Enter')
    await expect(button(page, language, 'promotion.box.minimise')).toBeFocused()
    await expect(box(page, language).getByRole('timer')).toHaveText(/^09:\d\d$/)
    expect(await promotionCookies(page)).toEqual(['regisPromotion'])
    await button(page, language, 'promotion.box.alreadyRegistered').click()
    await expect(page).toHaveURL(addressOf(language, '/login'))
    await expect(box(page, language)).toHaveCount(0)
    expect(await promotionCookies(page)).toEqual([])
  })

  test(`who does not register in time is told so in ${language}, once [PROMO-03…05]`, async ({
    control,
    page,
  }) => {
    await page.clock.install()
    await page.goto(addressOf(language, '/'))
    await button(page, language, 'promotion.take').click()
    await control.advance(11 * 60_000)
    await page.clock.fastForward(11 * 60_000)
    const dialog = page.getByRole('dialog', {
      name: words(language, 'promotion.registration.sorryTitle'),
    })
    await expect(dialog).toContainText(words(language, 'promotion.registration.timeUp'))
    expect(await promotionCookies(page)).toEqual(['closeRegisPromotion'])
    const closed = (await page.context().cookies()).find(
      ({ name }) => name === 'closeRegisPromotion',
    )
    // A browser counts by its own clock, which no test sets.
    expect(Math.round(((closed?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(60)
    await expectAccessible(page)
    await button(page, language, 'action.ok').click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test(`a newcomer deposits in time and is told in ${language} that the offer is theirs [PROMO-06, PROMO-09, PROMO-10, PROMO-12]`, async ({
    control,
    isMobile,
    page,
  }) => {
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(page, language)
    await openBox(page, language, isMobile)
    await expect(box(page, language)).toContainText(words(language, 'promotion.deposit.notYet'))
    await expect(box(page, language).getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/)
    expect(await promotionCookies(page)).toEqual(['authReward', 'depositPromotion'])
    expect(await control.requests({ endpoint: 'checkDepositPromotion' })).not.toEqual([])
    await expectAccessible(page)
    const payment = await requestQr(page, language, control, '300')
    await expect(box(page, language)).toHaveCount(0)
    await control.pay(payment.id)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await page
      .getByRole('button', { name: words(language, 'deposit.result.done'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', {
      name: words(language, 'promotion.deposit.successTitle'),
    })
    await expect(dialog).toContainText(words(language, 'promotion.deposit.success'))
    expect(await promotionCookies(page)).toEqual(['authReward', 'regisPromotionActive'])
    await expectAccessible(page)
    await button(page, language, 'action.ok').click()
    await expect(dialog).toHaveCount(0)
  })

  test(`who does not deposit in time is told so in ${language} [PROMO-07, PROMO-08]`, async ({
    control,
    isMobile,
    page,
  }) => {
    await page.clock.install()
    await control.putMember({ username: 'promo', isOfferRunning: true })
    await comeHome(page, language)
    await control.fault('checkDepositPromotion', 'malformed', { times: null })
    await openBox(page, language, isMobile)
    await control.advance(2 * 60_000)
    await page.clock.fastForward(2 * 60_000)
    await expect(box(page, language)).toContainText(
      words(language, 'promotion.deposit.cannotCheck'),
    )
    await control.advance(9 * 60_000)
    await page.clock.fastForward(9 * 60_000)
    await expect(
      page.getByRole('dialog', { name: words(language, 'promotion.deposit.missedTitle') }),
    ).toContainText(words(language, 'promotion.deposit.timeUp'))
    expect(await promotionCookies(page)).toEqual([])
    await expectAccessible(page)
  })
}
