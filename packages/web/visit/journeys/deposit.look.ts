import {
  type DepositSight,
  depositDialogs,
  dialogWords,
} from '@croupier/model-tests/journeys/deposit.sight'
import type { Part, Screen } from '../screen.ts'
import { attributeNow, valueNow } from '../seen-now.ts'
import { amountField } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { beginningOf, words } from '../words.ts'

type SeenScreen = DepositSight['screen']

/** The element that shows the deposit, whatever its screen is. */
export function flowIn(page: Screen): Part {
  return page.locator('[data-flow="deposit"]')
}

/** The button that leads back to a pending code. */
export function waitingButton({ language, page }: Visit): Part {
  return page.getByRole('button', { name: beginningOf(language, 'header.waitingForPayment') })
}

/** What the member sees, or the name of an intermediate screen. */
export async function lookAtDeposit(visit: Visit): Promise<DepositSight | string> {
  const { language, page } = visit
  const offline = page.getByText(words(language, 'connection.offline'))
  const isOffline = await offline.isVisible()
  const dialog = await openDialog(visit)
  if (dialog) return { screen: dialog, isOffline, amount: '' }
  const flow = flowIn(page)
  if ((await flow.count()) === 0) {
    if (await waitingButton(visit).isVisible()) {
      return { screen: 'waitingInHeader', isOffline, amount: '' }
    }
    const isThere = await page.getByRole('banner').getByRole('button').first().isVisible()
    return isThere ? { screen: 'away', isOffline, amount: '' } : 'no page'
  }
  const name = await attributeNow(flow, 'data-screen')
  switch (name) {
    case 'choosingChannel':
    case 'requestingQr':
    case 'waitingAtAmount':
    case 'succeeded':
      return { screen: name, isOffline, amount: '' }
    case 'enteringAmount': {
      const amount = await valueNow(amountField(page, language))
      if (amount === null) return 'no form'
      return { screen: await amountScreen(visit), isOffline, amount }
    }
    case 'awaitingPayment':
      return { screen: await waitingScreen(visit), isOffline, amount: '' }
    default:
      return name ?? 'no screen'
  }
}

async function openDialog({ language, page }: Visit): Promise<SeenScreen | undefined> {
  const said = await page.locator('dialog[open]').allTextContents()
  return depositDialogs.find((dialog) =>
    said.some((text) => text.includes(beginningOf(language, dialogWords[dialog]))),
  )
}

async function amountScreen({ language, page }: Visit): Promise<SeenScreen> {
  const refused = await attributeNow(amountField(page, language), 'aria-invalid')
  if (refused === 'true') return 'amountRefused'
  const isPausing = await page.getByText(words(language, 'deposit.amount.pause')).isVisible()
  return isPausing ? 'pausing' : 'enteringAmount'
}

async function waitingScreen({ language, page }: Visit): Promise<SeenScreen> {
  const button = page.getByRole('button', { name: words(language, 'status.checking'), exact: true })
  if (await button.isVisible()) return 'cancelling'
  const isLast = await page.getByText(words(language, 'deposit.qr.lastCheck')).isVisible()
  return isLast ? 'lastCheck' : 'waiting'
}
