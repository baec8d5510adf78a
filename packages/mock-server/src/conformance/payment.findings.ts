import { endpoints } from '@croupier/core/contract'
import { asksForAmount, newsOf, type QrCodePlaces, qrCodeFormOf } from '@croupier/core/deposit'
import { readBahtAmount, type Satang } from '@croupier/core/money'
import { readInstant } from '@croupier/core/time'
import * as z from 'zod/mini'

/** The request for a code, and the hosts that the code may lead to. */
export interface AskedCode {
  readonly amount: Satang
  readonly places: QrCodePlaces
  readonly now: number
}

const oneBaht = 100
/** For how long a code may be shown: twice its usual fifteen minutes [DEP-37]. */
const longestLifeMs = 30 * 60_000

const code = z.object({
  result: z.object({
    qrCode: z.string(),
    payAmount: z.union([z.string(), z.number()]),
    expiredDate: z.union([z.string(), z.number()]),
  }),
})

/** Why the site would not show a created code [DEP-38, OPEN-62]. */
export function codeFindings(answer: unknown, asked: AskedCode): readonly string[] {
  // Missing fields are reported elsewhere.
  const made = z.safeParse(code, answer).data?.result
  if (!made) return []
  const pay = readBahtAmount(made.payAmount)
  const until = readInstant(made.expiredDate)
  const isNear = pay !== null && Math.abs(pay - asked.amount) < oneBaht
  const isSoon = until !== null && until > asked.now && until <= asked.now + longestLifeMs
  return [
    ...(isNear ? [] : ['payAmount differs by a baht or more from what was asked for']),
    ...(isSoon ? [] : ['expiredDate is not within the next 30 minutes']),
    ...qrCodeFindings(made.qrCode, pay, asked.places),
  ]
}

function qrCodeFindings(
  qrCode: string,
  pay: Satang | null,
  places: QrCodePlaces,
): readonly string[] {
  switch (qrCodeFormOf(qrCode, places)) {
    case null:
      return [unshownBecause(qrCode)]
    case 'text':
      return pay === null || asksForAmount(qrCode, pay)
        ? []
        : ['qrCode does not ask for payAmount in baht']
    default:
      return []
  }
}

function unshownBecause(qrCode: string): string {
  if (qrCode.startsWith('000201')) return 'qrCode does not end in its check sum'
  const place = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)/i.exec(qrCode)
  if (!place) return 'qrCode is none of the forms that the site shows'
  const [, scheme = '', host = ''] = place
  return `qrCode leads to ${scheme === 'https:' ? host : scheme}, and the site shows and opens nothing from there: give --payment-picture-hosts or --payment-links as the site's configuration does`
}

/** Whether the site keeps polling after such an answer. */
export function isWaiting(answer: unknown): boolean {
  const { data } = z.safeParse(endpoints.pollQr.answer, answer)
  return data !== undefined && newsOf(data).kind === 'waiting'
}
