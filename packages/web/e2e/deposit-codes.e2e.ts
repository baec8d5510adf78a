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
import { bothVisitors, onDesktop, onPhone } from '../visit/visitors.ts'
import type { Language } from '../visit/words.ts'
import { words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { comeAsMember } from './support/member.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const isWhole = process.env.CROUPIER_MATRIX === 'all'

/** Opens the deposit and presses the button that requests a code. */
async function askForCode(page: Page, language: Language) {
  await comeAsMember(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill('500')
  await confirmDeposit(page, language)
}

for (const { language, size } of isWhole ? bothVisitors : [onPhone]) {
  test(`on a ${size} the code whose picture does not load counts as not created in ${language}, and the amount stays [DEP-38, OPEN-62]`, async ({
    control,
    page,
  }) => {
    const visit = await openBrowserVisit({ control, language, page, size })
    await control.arm('deposit-qr.missingPicture')
    await askForCode(page, language)
    const failed = dialogIn(page, language, 'deposit.qr.error.title')
    await expect(failed).toContainText(words(language, 'deposit.qr.error.cannotCreate'))
    await buttonIn(failed, language, 'action.ok').click()
    await visit.settled()
    await expect(amountField(page, language)).toHaveValue('500')
  })
}

for (const { language, size } of isWhole ? bothVisitors : [onDesktop]) {
  test(`on a ${size} the payment by a link is opened by the member and followed in ${language} [OPEN-62]`, async ({
    control,
    page,
  }) => {
    const visit = await openBrowserVisit({ control, language, page, size })
    await control.arm('deposit-qr.link')
    await askForCode(page, language)
    const warning = dialogIn(page, language, 'deposit.reuse.title')
    await buttonIn(warning, language, 'action.gotIt').click()
    const link = page.getByRole('link', { name: words(language, 'deposit.qr.openLink') })
    await expect(link).toHaveAttribute('href', 'scbeasy://payments/promptpay')
    await expectAccessible(page)
    const payment = await newestPayment(control)
    await control.pay(payment.id)
    await visit.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  })
}
