import type { Locator, Page } from '@playwright/test'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextLookMs } from '../visit/deposit.steps.ts'
import { openSearch, untilSuggested } from '../visit/game.steps.ts'
import { openHistory } from '../visit/history.steps.ts'
import { toggleMenu } from '../visit/menu.steps.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  money,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  understandReuse,
} from '../visit/steps.ts'
import type { Size } from '../visit/visit.ts'
import { allVisitors, bothVisitors } from '../visit/visitors.ts'
import { openWithdraw, withdrawAmount, withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf, sentence, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { areApart, misfits } from './support/layout.ts'
import { comeAsMember } from './support/member.ts'
import { whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { hardestWindows, windows } from './support/window.ts'

test.use(withoutMotion)

/** A desktop's 1280 × 1024 px at 400 %, as WCAG 2.2 requires (1.4.10). */
const zoomed = { width: 320, height: 256 }

/** A rotated phone, or a laptop at a high zoom. */
const low = { width: 844, height: 390 }

/** A laptop's 1280 × 800 px at 200 %. */
const doubled = { width: 640, height: 400 }

const isWhole = process.env.CROUPIER_MATRIX === 'all'
const visitors = isWhole ? allVisitors : bothVisitors
/** `npm run test:full` checks every window. */
const checkedWindows = isWhole ? windows : hardestWindows

for (const { language, size } of visitors) {
  test(`on a ${size} the deposit and the history over a page fit their windows in ${language} [SHELL-04, DEP-03, HIST-18]`, async ({
    page,
  }) => {
    await comeAsMember(page, language)
    await openDeposit(page, language)
    const dialog = page.locator('dialog:modal')
    const main = page.getByRole('main')
    const panel = size === 'phone' ? main : page.locator('[data-side-panel]')
    await expectFits(page, size, dialog)
    await chooseChannel(page, language)
    await expectFits(page, size, panel)
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await expectFits(page, size, dialog)
    await understandReuse(page, language)
    await expectFits(page, size, panel)
    await expectSeenWhole(page, promptPayPicture(page, language))

    await page.goto(addressOf(language, '/help'))
    await openHistory(page, language)
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    await expectFits(page, size, size === 'phone' ? main : page.getByRole('dialog'))
  })

  test(`on a ${size} the menu and the search suggestions fit their windows in ${language} [SHELL-04, SHELL-20]`, async ({
    control,
    page,
  }) => {
    const visit = await openBrowserVisit({ control, language, page, size })
    for (const at of [...checkedWindows[size], low]) {
      await page.setViewportSize(at)
      await page.goto(addressOf(language, '/help'))
      if (at.width < 1024) {
        await toggleMenu(page, language).click()
        const menu = page.getByRole('dialog', { name: words(language, 'header.menu') })
        await expect(menu).toBeVisible()
        await expectNoMisfits(page, menu, `the menu at ${at.width} px`)
        await page.keyboard.press('Escape')
      }
      const box = await openSearch(page, language)
      await box.pressSequentially('dra')
      await untilSuggested(visit)
      const offered = page.getByRole('listbox', { name: words(language, 'search.suggestions') })
      await expect(offered.getByRole('option').first()).toBeVisible()
      await expectNoMisfits(page, offered, `the search at ${at.width} px`)
      // Arrow keys reach the last one and keep it visible.
      await box.press('ArrowUp')
      await expect(offered.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 })
    }
    await expectAccessible(page)
  })
}

test('on a phone the messages cover neither the amount nor the time of a waiting code', async ({
  control,
  page,
}) => {
  const language = 'th'
  const visit = await openBrowserVisit({
    control,
    language,
    page,
    size: 'phone',
    keepsToasts: true,
  })
  await comeAsMember(page, language)
  const first = await requestQr(page, language, control, '500')
  await buttonIn(page, language, 'action.cancel').click()
  const question = dialogIn(page, language, 'deposit.cancel.title')
  await buttonIn(question, language, 'deposit.cancel.confirm').click()
  await expect(amountField(page, language)).toBeVisible()
  await visit.settled()
  await control.pay(first.id)
  await visit.passTime(untilNextLookMs)
  const message = page.getByText(
    sentence(language, 'deposit.poll.successBody', { amount: first.payAmount }),
  )
  await expect(message).toBeVisible()
  await amountField(page, language).fill('600')
  await confirmDeposit(page, language)
  await buttonIn(page, language, 'action.gotIt').click()
  const { payAmount } = await newestPayment(control)
  const amount = page.getByText(money(payAmount)).first()
  const time = page.getByRole('timer')
  const apart = async () => [await areApart(message, amount), await areApart(message, time)]
  expect(await whenSettled(page, apart)).toEqual([true, true])
})

test('on a phone the message of a sent withdrawal covers neither the tabs nor the amount nor where it is', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  await comeAsMember(page, language)
  await openWithdraw(page, language)
  await withdrawAmount(page, language, '500')
  const message = page.getByText(sentence(language, 'withdraw.success', { amount: 500 }))
  await expect(message).toBeVisible()
  const seen = [
    page.getByRole('tablist'),
    page.getByText(words(language, 'withdraw.tracker.history'), { exact: true }),
    page.getByRole('timer'),
    withdrawField(page, language),
  ]
  const apart = () => Promise.all(seen.map((part) => areApart(message, part)))
  expect(await whenSettled(page, apart)).toEqual([true, true, true, true])
})

test('on a desktop the sheet of channels lies over the column of its page [DEP-08]', async ({
  control: _,
  page,
}) => {
  const language = 'en'
  await comeAsMember(page, language)
  await page.goto(addressOf(language, '/deposit'))
  const sheet = dialogIn(page, language, 'deposit.channel.choose')
  await expect(sheet).toBeVisible()
  for (const at of windows.desktop.filter(({ width }) => width >= 1024)) {
    await page.setViewportSize(at)
    const apart = async () => {
      const [over, below] = await Promise.all([sheet, page.getByRole('main')].map(middleOf))
      return Math.round((over ?? 0) - (below ?? 0))
    }
    expect(await whenSettled(page, apart), `at ${at.width} px`).toBe(0)
  }
})

async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error('the part must be on the page')
  return box.x + box.width / 2
}

/** Checks an overlay in each window, and restores the first window. */
async function expectFits(page: Page, size: Size, part: Locator): Promise<void> {
  const all = size === 'desktop' ? [...checkedWindows.desktop, zoomed] : checkedWindows.phone
  for (const at of all.toReversed()) {
    await page.setViewportSize(at)
    await expect(part).toBeVisible()
    await expectNoMisfits(page, part, `at ${at.width} px`)
  }
  await expectAccessible(page)
}

/** A camera can read a code only if nothing lies over it. */
async function expectSeenWhole(page: Page, picture: Locator): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(doubled)
  await expect(picture).toBeVisible()
  const covered = () =>
    picture.evaluate((image) => {
      image.scrollIntoView({ block: 'center' })
      // Its corners are round.
      const inset = 20
      const { bottom, left, right, top } = image.getBoundingClientRect()
      const corners = [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => ({ x, y })),
      )
      return corners.filter(({ x, y }) => document.elementFromPoint(x, y) !== image)
    })
  expect(await whenSettled(page, covered), 'what covers the code').toEqual([])
  if (before) await page.setViewportSize(before)
}

async function expectNoMisfits(page: Page, part: Locator, message: string): Promise<void> {
  expect(await whenSettled(page, () => misfits(page, part)), message).toEqual([])
}
