import { restAfter } from '@croupier/core/deposit'
import { minute } from '@croupier/core/time'
import type { Scope } from './screen.ts'
import { type Language, sentence, words } from './words.ts'

/** How long it takes until a payment is asked about again. */
export const untilNextQuestionMs = restAfter(0, null)

/** The quarter of an hour that a code has, and a moment more, so that it is over by any clock. */
export const longerThanACodeMs = 16 * minute

/** The picture of a code to pay by PromptPay. */
export function promptPayPicture<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') })
}

/** What leads back to a code that waits. */
export function waitingButton<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('button', { name: waitingText(language) })
}

/** What says of a code that it waits, and how much longer. */
export function waitingText(language: Language): RegExp {
  const text = sentence(language, 'header.waitingForPayment', { time: 'mm:ss' })
  return new RegExp(`^${text.replace('mm:ss', '\\d\\d:\\d\\d')}$`)
}
