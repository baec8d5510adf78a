import { newsTitles } from '@croupier/model-tests/journeys/notices.sight'
import type { Part } from '../visit/screen.ts'
import { balanceIn, fillLogin, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

const noticeIn = ({ page }: Told): Part => screenOf(page, 'notices', 'showing').getByRole('dialog')

const close = (told: Told) =>
  noticeIn(told)
    .getByRole('button', { name: words(told.language, 'action.close'), exact: true })
    .click()

/** Signs in on the way to the home page, on any size. */
async function comeHome({ language, page }: Told, username: string): Promise<void> {
  const url = encodeURIComponent(addressOf(language, '/'))
  await page.goto(addressOf(language, `/login?url=${url}`))
  await fillLogin(page, language, { username })
  await balanceIn(page, language).waitFor()
}

story(
  'a member reads what the operator has to tell, one after the other, and the focus is where it was [NOTE-01, NOTE-06…08]',
  async (told) => {
    const { expect, language, page } = told
    const check = await told.watchCalls(({ pathname }) => pathname.endsWith('check-is-upgrade'))
    await comeHome(told, 'notices')
    const titles = ['first-deposit', 'new-game', 'maintenance'] as const
    for (const [index, title] of titles.entries()) {
      const dialog = page.getByRole('dialog', { name: newsTitles[title][language], exact: true })
      await expect(dialog).toContainText(
        sentence(language, 'notice.position', { index: index + 1, count: 3 }),
      )
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await close(told)
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    check.hold()
    await page.reload()
    const plus = page
      .getByRole('banner')
      .getByRole('button', { name: words(language, 'header.addMoney'), exact: true })
    await plus.focus()
    check.letGo()
    const again = page.getByRole('dialog', { name: newsTitles.maintenance[language], exact: true })
    await expect(again).toBeVisible()
    await again.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(plus).toBeFocused()
  },
)

story(
  'a member is left in peace when nobody can say what there is to tell [NOTE-12, ERR-51]',
  async (told) => {
    const { control, expect, language, page } = told
    await control.fault('getNotifys', 'malformed', { times: null })
    await control.fault('checkUpgrade', 'malformed', { times: null })
    await comeHome(told, 'forced')
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await control.requests({ endpoint: 'getNotifys' })).toHaveLength(1)
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  },
)

story(
  'a member who has to know of the new bank account is told until they close it, and is led to it [NOTE-10, NOTE-11, NOTE-17]',
  async (told) => {
    const { control, expect, language, page } = told
    await comeHome(told, 'forced')
    const dialog = page.getByRole('dialog', { name: newsTitles['bank-change'][language] })
    await expect(dialog).toBeVisible()
    await dialog.press('Escape')
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog).toBeVisible()
    expect(await control.requests({ endpoint: 'getUpgrade' })).toEqual([])
    await dialog.getByRole('link', { name: words(language, 'notice.openAccount') }).click()
    await expect(page).toBeAt(addressOf(language, '/deposit'))
    await expect(dialog).toHaveCount(0)
    expect(await control.requests({ endpoint: 'getUpgrade' })).toHaveLength(1)
    await page.goto(addressOf(language, '/'))
    await expect(balanceIn(page, language)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  },
)

story(
  'the site says it in its own words where the server forces it and sends none [NOTE-10, NOTE-17]',
  async (told) => {
    const { control, expect, language, page } = told
    await control.arm('notice.bankChange')
    await control.fault('getNotifys', 'malformed')
    await comeHome(told, 'demo')
    await expect(
      page.getByRole('dialog', { name: words(language, 'notice.bankChangeTitle') }),
    ).toContainText(words(language, 'notice.bankChange'))
  },
)

story(
  'a notice waits until nobody deposits on the screen, and lies over the page then',
  async (told) => {
    const { control, expect, language, page, size } = told
    // In the same language: changing it loads another page, which asks again.
    const deposit = encodeURIComponent(addressOf(language, '/?sideDeposit=true'))
    await page.goto(addressOf(language, `/login?url=${deposit}`))
    await fillLogin(page, language, { username: 'notices' })
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    await expect(noticeIn(told)).toHaveCount(0)
    expect(await control.requests({ endpoint: 'checkUpgrade' })).toHaveLength(1)
    // On a phone the deposit is a page, and is left by the way back.
    if (size === 'phone') {
      await page.goto(addressOf(language, '/'))
    } else {
      const name = words(language, 'deposit.channel.choose')
      await page.getByRole('dialog', { name }).press('Escape')
      await page.locator('[data-flow="deposit"]').press('Escape')
    }
    await expect(noticeIn(told)).toBeVisible()
  },
)

story('three of five notices are shown [NOTE-06]', async (told) => {
  const { control, expect, page } = told
  await control.arm('notice.many')
  await comeHome(told, 'demo')
  for (const number of [1, 2, 3]) {
    await expect(
      page.getByRole('dialog', { name: `Notice number ${number}`, exact: true }),
    ).toBeVisible()
    await close(told)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

story('the notices of one member are gone when another one signs in [NOTE-14]', async (told) => {
  const { cookie, expect, language, page } = told
  await comeHome(told, 'notices')
  await expect(noticeIn(told)).toBeVisible()
  expect(atob((await cookie('alert')) ?? '')).toContain('"user_id":"notices"')
  await told.loseSessionCookies()
  await signIn(page, language)
  await expect(balanceIn(page, language)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(atob((await cookie('alert')) ?? '')).toContain('"user_id":"demo"')
})
