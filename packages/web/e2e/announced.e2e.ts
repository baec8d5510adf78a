import type { Page } from '@playwright/test'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  newestPayment,
  openDeposit,
  screenOf,
} from '../visit/steps.ts'
import type { Visit } from '../visit/visit.ts'
import { confirmPayout, openWithdraw, withdrawField } from '../visit/withdraw.steps.ts'
import { languages } from '../visit/words.ts'
import { type BrowserVisitOptions, openBrowserVisit } from './support/browser.visit.ts'
import { comeAsMember } from './support/member.ts'
import { expect, test, withoutMotion } from './support/test.ts'

// Compares what screen readers get at each step with the files in `announced`.
// `npm run e2e -- announced --update-snapshots` updates the files.

test.use(withoutMotion)

/** `npm run test:full` compares both in both languages. */
const isWhole = process.env.CROUPIER_MATRIX === 'all'

for (const language of isWhole ? languages : (['th'] as const)) {
  test(`on a phone the steps of a deposit are announced as they are written down in ${language} [DEP-05]`, async ({
    control,
    page,
  }) => {
    const { script, visit } = await beginAsMember({ control, language, page })
    await openDeposit(page, language)
    await expect(dialogIn(page, language, 'deposit.channel.choose')).toBeVisible()
    await script.add('the channels')
    await chooseChannel(page, language)
    await script.add('the amount')
    await amountField(page, language).fill('80')
    await confirmDeposit(page, language)
    await expect(page.getByRole('alert')).toBeVisible()
    await script.add('a refused amount')
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    const warning = dialogIn(page, language, 'deposit.reuse.title')
    await expect(warning).toBeVisible()
    await script.add('the warning')
    await buttonIn(warning, language, 'action.gotIt').click()
    await script.add('the code')
    await buttonIn(page, language, 'action.cancel').click()
    await expect(dialogIn(page, language, 'deposit.cancel.title')).toBeVisible()
    await script.add('whether to cancel')
    await buttonIn(page, language, 'deposit.cancel.keepWaiting').click()
    await buttonIn(page, language, 'action.back').click()
    await expect(screenOf(page, 'deposit', 'waitingAtAmount')).toBeVisible()
    await script.add('back at the amount')
    await buttonIn(page, language, 'deposit.waiting.show').click()
    await control.pay((await newestPayment(control)).id)
    await visit.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await script.add('the receipt')
    expect(script.text()).toMatchSnapshot(`deposit.${language}.txt`)
  })
}

for (const language of isWhole ? languages : (['en'] as const)) {
  test(`on a phone the steps of a withdrawal are announced as they are written down in ${language} [WD-14]`, async ({
    control,
    page,
  }) => {
    const { script } = await beginAsMember({ control, language, page })
    await openWithdraw(page, language)
    const field = withdrawField(page, language)
    await expect(field).toBeVisible()
    await script.add('the amount')
    await field.fill('50')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await script.add('a refused amount')
    await field.fill('500')
    await field.press('Enter')
    await expect(dialogIn(page, language, 'payout.review.title')).toBeVisible()
    await script.add('the review')
    await control.fault('withdraw', 'malformed', { applied: true })
    await confirmPayout(page, language)
    await expect(dialogIn(page, language, 'withdraw.unknown.foundTitle')).toBeVisible()
    await script.add('an answer that was lost')
    await buttonIn(page, language, 'withdraw.unknown.goBack').click()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    await script.add('the way of the money')
    expect(script.text()).toMatchSnapshot(`withdraw.${language}.txt`)
  })
}

/** Signs in on a phone, and collects what is announced from then on. */
async function beginAsMember(options: Omit<BrowserVisitOptions, 'size'>) {
  const visit = await openBrowserVisit({ ...options, size: 'phone' })
  const script = startScript(options.page, visit, await visit.listenToAnnouncements())
  await comeAsMember(options.page, options.language)
  return { script, visit }
}

/**
 * Collects what the page gives to screen readers, step by step: its title, where the focus is, what was announced since
 * the step before, and the tree.
 */
function startScript(page: Page, visit: Visit, announced: () => readonly string[]) {
  const parts: string[] = []
  let heard = 0
  return {
    add: async (step: string) => {
      await visit.settled()
      const said = announced().slice(heard)
      heard += said.length
      // The balance in the header is read at any moment.
      const aboutStep = said.filter((text) => !/^฿[\d,.]+$/.test(text))
      const dialog = page.locator('dialog[open]')
      const shown = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
      const focused = await page.locator(':focus').ariaSnapshot()
      const lines = [
        `=== ${step}`,
        `title: ${await page.title()}`,
        `focus: ${focused.split('\n')[0] ?? ''}`,
        ...aboutStep.map((text) => `said: ${text}`),
        await shown.ariaSnapshot(),
        '',
      ]
      parts.push(withoutChance(lines.join('\n')))
    },
    text: () => parts.join('\n'),
  }
}

/** Leaves out what depends on the name of the world: the satang of a code. */
function withoutChance(text: string): string {
  return text
    .replace(/(?<![\d,])500\.\d{2}\b/g, '500.xx')
    .replace(/\b13,00\d\.\d{2}\b/g, '13,001.xx')
}
