import type { Page } from '@playwright/test'
import { closeHistory, loadMoreIn, openHistory, transactionsIn } from '../visit/history.steps.ts'
import { balanceIn, fillLogin, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, languages, sentence, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

// The days are those of Bangkok wherever the member is.
test.use({ ...withoutMotion, timezoneId: 'America/Los_Angeles' })

const drawerIn = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: words(language, 'route.history') })

/** A colour of the site as the browser draws it. */
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)

for (const language of languages) {
  test(`in ${language} a member finds what came in and went out, ten and ten more [HIST-01, HIST-04…05, HIST-07…10, HIST-16, HIST-18, BAL-06, ROUTE-30, ROUTE-60…61, SHELL-07, SHELL-24, SHELL-38, OPEN-40]`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await openHistory(page, language)
    await expect(page).toHaveURL(isMobile ? addressOf(language, '/history') : /\?sideHistory=true$/)
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    await expect(transactionsIn(page)).toHaveCount(10)
    const newest = transactionsIn(page).first()
    await expect(newest).toContainText(words(language, 'history.status.pending'))
    await expect(newest).toContainText(words(language, 'history.type.deposit'))
    await expect(newest).toContainText('+1,450.00')
    await expect(
      transactionsIn(page)
        .filter({ hasText: words(language, 'history.type.withdraw') })
        .first(),
    ).toContainText('-1,350.00')
    const [amber, green] = await Promise.all(
      ['--caution', '--positive'].map((token) => colourOf(page, token)),
    )
    expect(amber).not.toBe(green)
    await expect(newest).toHaveCSS('color', amber ?? '')
    for (const type of ['deposit', 'withdraw', 'cancel'] as const) {
      const settled = transactionsIn(page)
        .filter({ hasText: words(language, `history.type.${type}`) })
        .filter({ hasNotText: words(language, 'history.status.pending') })
      await expect(settled.first()).toHaveCSS('color', green ?? '')
    }
    // The phrase of the server is left out, and the rest of its note stays.
    await expect(transactionsIn(page).filter({ hasText: 'bonus 10%' }).first()).not.toContainText(
      'advance',
    )
    await expectAccessible(page)
    if (!isMobile) {
      const { width } = (await drawerIn(page, language).boundingBox()) ?? { width: 0 }
      expect(width).toBe(440)
    }

    await loadMoreIn(page, language).click()
    await expect(transactionsIn(page)).toHaveCount(20)
    await expect(transactionsIn(page).nth(10)).toBeFocused()
    await expect(loadMoreIn(page, language)).toBeHidden()
    await expect(
      page.getByText(sentence(language, 'history.capReached', { max: 20 })),
    ).toBeVisible()

    await page
      .getByRole('tab', { name: words(language, 'history.type.cancel'), exact: true })
      .click()
    await expect(transactionsIn(page)).toHaveCount(4)
    await expect(transactionsIn(page).first()).toContainText('+1,250.00')
    await expectAccessible(page)

    await closeHistory(page, language)
    await expect(page.locator('[data-flow="history"]')).toHaveCount(0)
  })

  test(`in ${language} the id of a transaction is copied [HIST-02]`, async ({
    context,
    control: _,
    isMobile,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await openHistory(page, language)
    const name = sentence(language, 'history.copyId', { id: 'T-10024' })
    await page.getByRole('button', { name }).click()
    // The drawer lets nothing beside it be pressed or heard.
    const place = isMobile ? page : page.getByRole('dialog')
    const toast = place.getByRole('status').filter({ hasText: words(language, 'status.copied') })
    await toast.getByRole('button').click()
    await expect(toast).toHaveCount(0)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('T-10024')
  })

  test(`in ${language} a history that cannot be loaded looks empty, can be asked for again, and leaves the page alone [HIST-12…13, ERR-28, MAINT-10]`, async ({
    control,
    page,
  }) => {
    await control.fault('getHistory', 'malformed')
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await openHistory(page, language)
    const empty = screenOf(page, 'history', 'empty')
    await expect(empty).toContainText(words(language, 'history.notFound'))
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await expectAccessible(page)
    await empty.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(transactionsIn(page)).toHaveCount(10)
    await expect(
      page.getByRole('heading', { name: words(language, 'route.history') }),
    ).toBeFocused()
  })

  test(`in ${language} a member without transactions is told so [HIST-12]`, async ({
    control: _,
    page,
  }) => {
    await signIn(page, language, { username: 'onechannel' })
    await balanceIn(page, language).waitFor()
    await openHistory(page, language)
    const empty = screenOf(page, 'history', 'empty')
    await expect(empty).toContainText(words(language, 'history.notFound'))
    await expect(empty.getByRole('button')).toHaveCount(0)
  })

  test(`in ${language} days begin and end as in Bangkok around a new year, for a member in California [HIST-07, HIST-14…15, OPEN-71]`, async ({
    control,
    page,
  }) => {
    const username = 'oneusdt'
    for (const iso of ['2026-12-31T23:58:00+07:00', '2027-01-01T00:01:00+07:00']) {
      await control.setClock(iso)
      await control.depositUsdt({ username, network: 'TRC20', amount: 10 })
    }
    await signIn(page, language, { username })
    await balanceIn(page, language).waitFor()
    await openHistory(page, language)
    const history = screenOf(page, 'history', 'listed')
    const days = language === 'th' ? ['1 มกราคม', '31 ธันวาคม'] : ['1 January', '31 December']
    const times = language === 'th' ? ['00:01 น.', '23:58 น.'] : ['00:01', '23:58']
    const regions = history.getByRole('region')
    await expect(regions.getByRole('heading')).toHaveText(days)
    for (const [index, time] of times.entries()) {
      await expect(regions.nth(index).getByText(time, { exact: true })).toBeVisible()
    }
  })
}

test('a visitor who comes with sideHistory signs in first and finds it then [OPEN-33]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language: Language = isMobile ? 'en' : 'th'
  await page.goto(addressOf(language, '/?sideHistory=true'))
  await expect(screenOf(page, 'login', 'editing')).toBeVisible()
  await fillLogin(page, language)
  await expect(transactionsIn(page)).toHaveCount(10)
})
