import { toggleMenu } from '../visit/menu.steps.ts'
import { amountField, chooseChannel } from '../visit/steps.ts'
import { allVisitors, onPhone } from '../visit/visitors.ts'
import { addressOf, words } from '../visit/words.ts'
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
