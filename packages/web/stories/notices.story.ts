import { newsTitles } from '@croupier/model-tests/journeys/notices.sight'
import type { Part } from '../visit/screen.ts'
import {
  addMoneyButton,
  balanceIn,
  fillLogin,
  openDeposit,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

const noticeIn = ({ page }: StoryContext): Part =>
  screenOf(page, 'notices', 'showing').getByRole('dialog')

const close = (context: StoryContext) =>
  noticeIn(context)
    .getByRole('button', { name: words(context.language, 'action.close'), exact: true })
    .click()

/** Signs in and arrives at the home page, on any size. */
async function comeHome({ language, page }: StoryContext, username: string): Promise<void> {
  const url = encodeURIComponent(addressOf(language, '/'))
  await page.goto(addressOf(language, `/login?url=${url}`))
  await fillLogin(page, language, { username })
  await balanceIn(page, language).waitFor()
}

story(
  'a member reads the operator’s notices one after the other, and then the focus is where it was [NOTE-01, NOTE-06…08]',
  async (context) => {
    const { expect, language, page } = context
    const check = await context.watchCalls(({ pathname }) => pathname.endsWith('check-is-upgrade'))
    await comeHome(context, 'notices')
    const titles = ['first-deposit', 'new-game', 'maintenance'] as const
    for (const [index, title] of titles.entries()) {
      const dialog = page.getByRole('dialog', { name: newsTitles[title][language], exact: true })
      await expect(dialog).toContainText(
        sentence(language, 'notice.position', { index: index + 1, count: 3 }),
      )
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await close(context)
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    check.hold()
    await page.reload()
    const plus = addMoneyButton(page, language)
    await plus.focus()
    check.release()
    const again = page.getByRole('dialog', { name: newsTitles.maintenance[language], exact: true })
    await expect(again).toBeVisible()
    await again.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(plus).toBeFocused()
  },
)

story(
  'a member sees no notices and no failure if the notices cannot be loaded [NOTE-12, ERR-51]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.fault('getNotifys', 'malformed', { times: null })
    await control.fault('checkUpgrade', 'malformed', { times: null })
    await comeHome(context, 'forced')
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await control.requests({ endpoint: 'getNotifys' })).toHaveLength(1)
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  },
)

story(
  'a member who must know the new bank account sees its notice until they close it, and is led to the account [NOTE-10, NOTE-11, NOTE-17]',
  async (context) => {
    const { control, expect, language, page } = context
    await comeHome(context, 'forced')
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
  'the site shows its own notice if the server forces it but sends none [NOTE-10, NOTE-17]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.arm('notice.bankChange')
    await control.fault('getNotifys', 'malformed')
    await comeHome(context, 'demo')
    await expect(
      page.getByRole('dialog', { name: words(language, 'notice.bankChangeTitle') }),
    ).toContainText(words(language, 'notice.bankChange'))
  },
)

story(
  'a notice waits until no deposit is on the screen, and then covers the page',
  async (context) => {
    const { control, expect, language, page, size } = context
    // In the same language, because another language is a page load, which fetches the notices again.
    const deposit = encodeURIComponent(addressOf(language, '/?sideDeposit=true'))
    await page.goto(addressOf(language, `/login?url=${deposit}`))
    await fillLogin(page, language, { username: 'notices' })
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    await expect(noticeIn(context)).toHaveCount(0)
    expect(await control.requests({ endpoint: 'checkUpgrade' })).toHaveLength(1)
    // On a phone the deposit is a page, which the back button leaves.
    if (size === 'phone') {
      await page.goto(addressOf(language, '/'))
    } else {
      const name = words(language, 'deposit.channel.choose')
      await page.getByRole('dialog', { name }).press('Escape')
      await page.locator('[data-flow="deposit"]').press('Escape')
    }
    await expect(noticeIn(context)).toBeVisible()
  },
)

story('a member sees three of five notices [NOTE-06]', async (context) => {
  const { control, expect, page } = context
  await control.arm('notice.many')
  await comeHome(context, 'demo')
  for (const number of [1, 2, 3]) {
    await expect(
      page.getByRole('dialog', { name: `Notice number ${number}`, exact: true }),
    ).toBeVisible()
    await close(context)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

story(
  'the notices of one member are gone after another one signs in [NOTE-14]',
  async (context) => {
    const { cookie, expect, language, page } = context
    await comeHome(context, 'notices')
    await expect(noticeIn(context)).toBeVisible()
    expect(atob((await cookie('alert')) ?? '')).toContain('"user_id":"notices"')
    await context.loseSessionCookies()
    await signIn(page, language)
    await expect(balanceIn(page, language)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(atob((await cookie('alert')) ?? '')).toContain('"user_id":"demo"')
  },
)
