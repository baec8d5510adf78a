import { restAfter } from '@croupier/core/deposit'
import { minute } from '@croupier/core/time'
import type { Scope } from './screen.ts'
import { type Language, sentence, words } from './words.ts'

/** How long it takes until a payment is polled again. */
export const untilNextQuestionMs = restAfter(0, null)

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
