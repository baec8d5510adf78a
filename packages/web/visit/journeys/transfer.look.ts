import {
  type TransferDialog,
  type TransferSight,
  transferDialogWords,
} from '@croupier/model-tests/journeys/transfer.sight'
import { attributeNow, valueNow } from '../seen-now.ts'
import { amountField } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { type WordId, words } from '../words.ts'
import { flowIn } from './deposit.look.ts'

type Screen = TransferSight['screen']

const headings: readonly (readonly [Screen, WordId])[] = [
  ['reported', 'deposit.bank.reportedTitle'],
  ['arrived', 'deposit.poll.success'],
  ['notYet', 'deposit.bank.notYetTitle'],
]

const dialogs: readonly TransferDialog[] = ['reportFailed', 'reportUnknown']

/** What the member sees, or the name of an intermediate screen. */
export async function lookAtTransfer(visit: Visit): Promise<TransferSight | string> {
  const { language, page } = visit
  const said = await page.locator('dialog[open]').allTextContents()
  const dialog = dialogs.find((one) =>
    said.some((text) => text.includes(words(language, transferDialogWords[one]))),
  )
  if (dialog) return { screen: dialog, amount: '' }
  const flow = flowIn(page)
  if ((await flow.count()) === 0) {
    const isThere = await page.getByRole('banner').getByRole('button').first().isVisible()
    return isThere ? { screen: 'away', amount: '' } : 'no page'
  }
  const name = await attributeNow(flow, 'data-screen')
  switch (name) {
    case 'choosingChannel':
      return { screen: name, amount: '' }
    case 'reportingTransfer':
      return { screen: 'sending', amount: '' }
    case 'showingAccount':
      return lookAtAccount(visit)
    case 'transferReported':
      return lookAtReport(visit)
    default:
      return name ?? 'no screen'
  }
}

async function lookAtAccount({ language, page }: Visit): Promise<TransferSight | string> {
  const field = amountField(page, language)
  const amount = await valueNow(field)
  if (amount === null) {
    const button = page.getByRole('button', { name: words(language, 'deposit.bank.reportSubmit') })
    return (await button.isVisible()) ? { screen: 'account', amount: '' } : 'no account'
  }
  if ((await attributeNow(field, 'aria-invalid')) === 'true') {
    return { screen: 'amountRefused', amount }
  }
  const isPausing = await page.getByText(words(language, 'deposit.amount.pause')).isVisible()
  return { screen: isPausing ? 'pausing' : 'reporting', amount }
}

async function lookAtReport({ language, page }: Visit): Promise<TransferSight | string> {
  for (const [screen, title] of headings) {
    const heading = page.getByRole('heading', { name: words(language, title), exact: true })
    if (await heading.isVisible()) return { screen, amount: '' }
  }
  return 'no report'
}
