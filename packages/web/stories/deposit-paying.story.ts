import { minute } from '@croupier/core/time'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  newestPayment,
  openDeposit,
  requestQrAtOnce,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

const payee = 'Croupier Demo Co., Ltd.'

story(
  'a code says whom it pays, by which reference, how it is paid, and why the amount has satang',
  async ({ control, expect, language, page, size }) => {
    const { merchantRef } = await requestQrAtOnce(page, language, control)
    const screen = screenOf(page, 'deposit', 'awaitingPayment')
    const way = size === 'phone' ? 'deposit.steps.thisPhone' : 'deposit.steps.aPhone'
    const last = size === 'phone' ? 'deposit.steps.gallery' : 'deposit.steps.check'
    for (const text of [
      payee,
      merchantRef,
      words(language, 'deposit.qr.satangReason'),
      words(language, way),
      words(language, 'deposit.steps.openBank'),
      words(language, last),
    ]) {
      await expect(screen).toContainText(text)
    }
  },
)

story(
  'a wallet’s code names the holder of its account, before and after a reload, and the wallet’s app',
  async ({ control, expect, language, page }) => {
    await signIn(page, language)
    await openDeposit(page, language)
    await chooseChannel(page, language, /TrueMoney/)
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    const { merchantRef } = await newestPayment(control)
    const screen = screenOf(page, 'deposit', 'awaitingPayment')
    await expect(screen).toContainText(payee)
    await expect(screen).toContainText(words(language, 'deposit.steps.openTrueMoney'))
    await page.reload()
    await expect(screen).toContainText(payee)
    await expect(screen).toContainText(merchantRef)
  },
)

story(
  'in the last minute words say that it is too late to begin a payment',
  async ({ control, expect, language, page, passTime }) => {
    const { createdAt, expiresAt } = await requestQrAtOnce(page, language, control)
    const late = page.getByText(words(language, 'deposit.qr.nearlyOverBody'))
    const untilLate = expiresAt - createdAt - minute
    await passTime(untilLate - 1_000)
    await expect(late).toHaveCount(0)
    await passTime(1_000)
    await expect(late).toBeVisible()
  },
)

story(
  'the apps of the banks that the operator chose are a press away on a phone',
  async ({ control, expect, language, page, size }) => {
    await requestQrAtOnce(page, language, control)
    const apps = page.getByRole('list', { name: words(language, 'deposit.steps.bankApps') })
    if (size === 'desktop') return expect(apps).toHaveCount(0)
    const app = apps.getByRole('link', { name: words(language, 'bank.scb') })
    await expect(app).toHaveAttribute('href', 'scbeasy://')
  },
)
