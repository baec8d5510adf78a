import { lateLookEvery, restAfter } from '@croupier/core/deposit'
import { doubleTriggerPause } from '@croupier/core/testing'
import { minute } from '@croupier/core/time'
import { buttonIn, dialogIn } from './controls.steps.ts'
import type { Scope } from './screen.ts'
import { money, requestQrAtOnce, screenOf } from './steps.ts'
import type { Visit } from './visit.ts'
import { type Language, sentence, words } from './words.ts'

/** How long it takes until a payment is polled again. */
export const untilNextQuestionMs = restAfter(0, null)

/** How long a second request waits after a lost answer. */
export const untilNextRequestMs = doubleTriggerPause

/** How long it takes until money that is late is looked for again. */
export const untilNextLookMs = lateLookEvery

/** The quarter of an hour of a code's lifetime, and a moment more, so that it has expired by any clock. */
export const longerThanACodeMs = 16 * minute

/** The picture of a code to pay by PromptPay. */
export function promptPayPicture<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') })
}

/** The button that leads back to a pending code. */
export function waitingButton<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('button', { name: waitingText(language) })
}

/** The text that says that a code is pending, and how much longer. */
export function waitingText(language: Language): RegExp {
  const text = sentence(language, 'header.waitingForPayment', { time: 'mm:ss' })
  return new RegExp(`^${text.replace('mm:ss', '\\d\\d:\\d\\d')}$`)
}

/**
 * A payment of 250 baht for a code of 500, whose dialog the member has read.
 * @returns the payment, and what the amount step says of it
 */
export async function payInPart({ control, language, page, passTime }: Visit) {
  const payment = await requestQrAtOnce(page, language, control)
  const { id, merchantRef, payAmount } = payment
  await control.payPart(id, 250)
  await passTime(untilNextQuestionMs)
  const dialog = dialogIn(page, language, 'deposit.poll.unsuccessfulTitle')
  await buttonIn(dialog, language, 'action.ok').click()
  await screenOf(page, 'deposit', 'enteringAmount').getByText(merchantRef).waitFor()
  const told = [
    words(language, 'deposit.ending.partTitle'),
    words(language, 'deposit.ending.part'),
    `${words(language, 'deposit.qr.amountToPay')}${money(payAmount)}`,
    `${words(language, 'deposit.ending.received')}${money(250)}`,
    `${words(language, 'deposit.ending.missing')}${money(payAmount - 250)}`,
    merchantRef,
  ]
  return { payment, told }
}
