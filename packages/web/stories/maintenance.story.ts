import { maintenanceCheckInterval } from '@croupier/core'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import {
  amountField,
  confirmDeposit,
  openAmount,
  requestQr,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { beginningOf, words } from '../visit/words.ts'

story(
  'a request for a code refused by 9998 shows only the maintenance; its outcome shows afterwards, and the amount is kept [ERR-03, MAINT-05]',
  async ({ control, expect, language, page, passTime }) => {
    const refused = dialogIn(page, language, 'deposit.error.maintenanceTitle')
    await openAmount(page, language)
    await amountField(page, language).fill('500')
    await control.arm('global.9998', { endpoint: 'createQr' })
    await confirmDeposit(page, language)
    await expect(screenOf(page, 'content', 'maintenance')).toContainText(
      words(language, 'maintenance.line3'),
    )
    await expect(amountField(page, language)).toHaveCount(0)
    await expect(refused).toHaveCount(0)

    await passTime(2 * maintenanceCheckInterval)
    await expect(refused).toContainText(words(language, 'deposit.error.maintenance'))
    await buttonIn(refused, language, 'action.ok').click()
    await expect(amountField(page, language)).toHaveValue('500')
  },
)

story(
  'a poll refused by 9998 covers the code until the next answer, says that it still waits, and does not blame the connection [MAINT-05, DEP-41]',
  async ({ control, expect, language, page, passTime }) => {
    const waiting = screenOf(page, 'deposit', 'awaitingPayment')
    await signIn(page, language)
    const payment = await requestQr(page, language, control, '500')
    await control.arm('global.9998', { endpoint: 'pollQr' })
    await passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'content', 'maintenance')).toBeVisible()
    await expect(
      page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
    ).toHaveCount(0)
    await expect(screenOf(page, 'content', 'maintenance')).toContainText(
      beginningOf(language, 'header.waitingForPayment'),
    )

    await passTime(untilNextQuestionMs)
    await expect(
      page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
    ).toBeVisible()
    await control.pay(payment.id)
    await passTime(untilNextQuestionMs)
    await expect(waiting).toHaveCount(0)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)
