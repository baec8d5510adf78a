import type { MessageRef } from '../../base/messages/message.ts'
import { bahtToSatang, groupThousands, type Satang, satangToBaht } from '../../base/money/satang.ts'
import { toArabicDigits } from '../../base/text/digits.ts'
import type { AmountLimits } from '../../member/profile/deposit-channel.ts'

/**
 * What the amount field keeps of what was typed or pasted: commas, spaces and ฿ are dropped, Thai
 * digits become Arabic, nothing else is removed, so that `500.50` is reported and never becomes 50050. A
 * key of zero in front of everything is ignored [DEP-26].
 */
export function amountTextOf(typed: string, before: string): string {
  const text = toArabicDigits(typed).replace(/[,\s฿]/g, '')
  return text === `0${before}` ? before : text
}

/** The text as displayed: with thousands separators while it is a number [DEP-25]. */
export function shownAmount(text: string): string {
  return /^\d+$/.test(text) ? groupThousands(text) : text
}

export interface AmountProblem {
  readonly message: MessageRef
  /** An amount that would be accepted; null where none is obvious. */
  readonly suggestion: Satang | null
}

/**
 * The first thing that is wrong with an amount, or null. Order: empty, leading zero, digits only,
 * minimum, maximum [DEP-20…24, OPEN-82].
 */
export function amountProblem(text: string, { min, max }: AmountLimits): AmountProblem | null {
  const simple = (id: SimpleProblem) => ({ message: { id }, suggestion: null })
  if (text === '') return simple('deposit.amount.error.empty')
  if (text.startsWith('0')) return simple('deposit.amount.error.leadingZero')
  if (!/^\d+$/.test(text)) return simple('deposit.amount.error.digitsOnly')
  const amount = readAmount(text)
  if (amount !== null && amount < min) {
    const values = { min: satangToBaht(min) }
    return { message: { id: 'deposit.amount.error.belowMin', values }, suggestion: wholeBaht(min) }
  }
  if (amount === null || amount > max) {
    const values = { max: satangToBaht(max) }
    return { message: { id: 'deposit.amount.error.aboveMax', values }, suggestion: wholeBaht(max) }
  }
  return null
}

/** The limit that a number breaks, told while it is typed, before anybody is refused; null for anything else. */
export function brokenLimit(text: string, limits: AmountLimits): MessageRef | null {
  const message = readAmount(text) === null ? null : (amountProblem(text, limits)?.message ?? null)
  const isLimit =
    message?.id === 'deposit.amount.error.belowMin' ||
    message?.id === 'deposit.amount.error.aboveMax'
  return isLimit ? message : null
}

type SimpleProblem =
  | 'deposit.amount.error.empty'
  | 'deposit.amount.error.leadingZero'
  | 'deposit.amount.error.digitsOnly'

/** Digits as whole baht; null when there are too many for any channel, or other characters. */
export function readAmount(text: string): Satang | null {
  return /^\d{1,12}$/.test(text) ? bahtToSatang(Number(text)) : null
}

/** The amount while a channel would accept it; null for anything else, and where no channel is chosen. */
export function acceptedAmount(text: string, limits: AmountLimits | null): Satang | null {
  return limits !== null && amountProblem(text, limits) === null ? readAmount(text) : null
}

/** A limit that is itself a valid amount, or null when it has decimals. */
function wholeBaht(limit: Satang): Satang | null {
  return limit % 100 === 0 ? limit : null
}

/** How much room there is for quick amounts: eight, or six on phones [DEP-29, DEP-30]. */
export type QuickAmountLayout = 'wide' | 'narrow'

const fixedQuickAmount = 5000

/**
 * The quick amounts of a channel, ascending. The first is 50 or the channel's higher minimum, the second 100
 * or 100 more than that minimum; amounts outside the limits and duplicates are left out [DEP-31…35, OPEN-52].
 */
export function quickAmounts(limits: AmountLimits, layout: QuickAmountLayout): readonly Satang[] {
  const min = Math.ceil(satangToBaht(limits.min))
  const max = Math.floor(satangToBaht(limits.max))
  const first = Math.max(min, 50)
  const second = first === 50 ? 100 : first + 100
  const wanted =
    layout === 'wide'
      ? [
          first,
          second,
          second + 100,
          second + 200,
          second + 1200,
          second + 2200,
          fixedQuickAmount,
          max,
        ]
      : [first, second, second + 400, second + 1400, Math.floor(max / 2), max]
  const valid = new Set(wanted.filter((amount) => amount >= min && amount <= max))
  return [...valid].sort((one, other) => one - other).map(bahtToSatang)
}
