import type { Locator } from '@playwright/test'
import { dialogIn } from '../visit/controls.steps.ts'
import { detailsIn, openTransaction, transactionsIn } from '../visit/history.steps.ts'
import { toggleMenu } from '../visit/menu.steps.ts'
import { amountField, chooseChannel } from '../visit/steps.ts'
import { allVisitors, onPhone } from '../visit/visitors.ts'
import { withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { launchOptions } from './support/browser.options.ts'
import { misfits } from './support/layout.ts'
import { haveSession } from './support/member.ts'
import { places } from './support/places.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const chromium = launchOptions(process.env.CROUPIER_SHELL ?? process.env.CROUPIER_BROWSER)

/** The font size of somebody who has doubled it in the settings of the browser. */
test.use({
  ...withoutMotion,
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
})

const isWhole = process.env.CROUPIER_MATRIX === 'all'

const visitedPages = {
  visitor: ['index', 'list', 'login', 'register', 'help'],
  member: [
    'index',
    'list',
    'game-id',
    'favourite',
    'deposit',
    'withdraw',
    'history',
    'affiliate',
    'affiliate-reportDaily',
    'tournament',
    'promotion',
    'menu',
  ],
} as const

/** A test of the styles refuses widths in px; `npm run test:full` looks at all these pages for all visitors. */
const fewPages = { visitor: ['index'], member: ['deposit'] } as const

const visited = isWhole ? visitedPages : fewPages

for (const { language, size } of isWhole ? allVisitors : [onPhone]) {
  test(`on a ${size} the pages fit with letters of twice the size in ${language} [SHELL-04]`, async ({
    control: _,
    page,
  }) => {
    const wrong: string[] = []
    for (const who of ['visitor', 'member'] as const) {
      if (who === 'member') await haveSession(page)
      for (const name of visited[who]) {
        await page.goto(addressOf(language, places[name]?.path ?? '/'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const found = await whenSettled(page, () => misfits(page))
        wrong.push(...found.map((what) => `${name} for a ${who}: ${what}`))
      }
    }
    await page.goto(addressOf(language, '/help'))
    await toggleMenu(page, language).click()
    const menu = page.getByRole('dialog', { name: words(language, 'header.menu') })
    await expect(menu).toBeVisible()
    wrong.push(...(await whenSettled(page, () => misfits(page, menu))))
    expect(wrong).toEqual([])
  })
}

test('on a phone the figures of a deposit stay whole with letters of twice the size', async ({
  page,
}) => {
  const language = 'th'
  await haveSession(page)
  await page.goto(addressOf(language, '/deposit'))
  await chooseChannel(page, language)
  await amountField(page, language).fill('50000')
  const figure = page.getByRole('definition').filter({ hasText: '50,000.00' })
  const lines = () =>
    figure.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
  expect(await whenSettled(page, lines)).toBe(1)
})

for (const language of languages) {
  test(`on a phone the amounts of a deposit and of a withdrawal have room with letters of twice the size in ${language} [SHELL-04]`, async ({
    page,
  }) => {
    await haveSession(page)
    await page.goto(addressOf(language, '/deposit'))
    const channels = dialogIn(page, language, 'deposit.channel.choose')
    await expect(channels).toBeVisible()
    expect(await whenSettled(page, () => hiddenAside(channels))).toBe(0)
    await chooseChannel(page, language)
    await amountField(page, language).fill('99999999')
    expect(await whenSettled(page, () => misfits(page))).toEqual([])
    expect(await whenSettled(page, () => hiddenAside(amountField(page, language)))).toBe(0)
    const quick = page.getByRole('group', { name: words(language, 'deposit.amount.quickGroup') })
    const longest = quick.getByRole('button', { name: '50,000' })
    expect(await whenSettled(page, () => roomBeside(longest))).toBeGreaterThanOrEqual(8)

    await page.goto(addressOf(language, '/withdraw'))
    await withdrawField(page, language).fill('99999999')
    expect(await whenSettled(page, () => hiddenAside(withdrawField(page, language)))).toBe(0)
    expect(await whenSettled(page, () => misfits(page))).toEqual([])
  })

  test(`on a phone the history fits with eight digits and letters of twice the size in ${language} [SHELL-04]`, async ({
    control,
    page,
  }) => {
    await haveSession(page)
    await control.arm('history.long')
    await page.goto(addressOf(language, '/history'))
    await expect(transactionsIn(page)).toHaveCount(3)
    expect(await whenSettled(page, () => misfits(page))).toEqual([])
    await openTransaction(transactionsIn(page).first())
    const details = detailsIn(page, language, 'deposit')
    await expect(details).toBeVisible()
    expect(await whenSettled(page, () => misfits(page, details))).toEqual([])
    expect(await whenSettled(page, () => hiddenAside(details))).toBe(0)
  })
}

/** How many px of what an element holds are outside of it, to the side. */
function hiddenAside(part: Locator): Promise<number> {
  return part.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)
}

/** How many px a button leaves at each side of its text. */
function roomBeside(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return Math.min(text.left - box.left, box.right - text.right)
  })
}
