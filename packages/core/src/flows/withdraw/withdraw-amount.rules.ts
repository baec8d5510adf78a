import type { MessageRef } from '../../base/messages/message.ts'
import {
  bahtToSatang,
  groupThousands,
  readBahtAmount,
  type Satang,
  satang,
  satangToBaht,
} from '../../base/money/satang.ts'
import { toArabicDigits } from '../../base/text/digits.ts'

/** The minimum and the maximum of a withdrawal, and the balance; null while the balance is unknown. */
export interface WithdrawLimits {
  readonly min: Satang
  readonly max: Satang
  readonly credit: Satang | null
}

/** The minimum where neither the server nor the profile states one [WD-04, OPEN-54]. */
export const defaultMinimum = satang(300_00)

/** The maximum, which no call states [WD-05]. */
export const maximum = satang(999_999_00)

/** How many decimals an amount may have: satang are the smallest unit [WD-13]. */
export const mostDecimals = 2

/**
 * What the amount field keeps of what was typed or pasted: commas, spaces and ฿ are dropped, Thai digits
 * become Arabic, nothing else is removed, so that the member can be told what is wrong.
 */
export function withdrawTextOf(typed: string): string {
  return toArabicDigits(typed).replace(/[,\s฿]/g, '')
}

/** The text as displayed: with thousands separators while it is a number. */
export function shownWithdrawText(text: string): string {
  const [, baht, rest] = /^(\d+)(\.\d*)?$/.exec(text) ?? []
  return baht === undefined ? text : groupThousands(baht) + (rest ?? '')
}

/** An amount as the text of the field. */
export function withdrawTextFor(amount: Satang): string {
  return String(satangToBaht(amount))
}

/** Round amounts above the minimum, in baht. */
const roundAmounts = [500, 1_000, 5_000, 10_000, 50_000]

const mostQuickAmounts = 4

/** Amounts to press instead of typing: the minimum and the next round ones, none that would be refused. */
export function quickWithdrawAmounts({ credit, max, min }: WithdrawLimits): readonly Satang[] {
  if (credit === null) return []
  const larger = roundAmounts.map(bahtToSatang).filter((amount) => amount > min)
  return [min, ...larger]
    .slice(0, mostQuickAmounts)
    .filter((amount) => amount <= max && amount <= credit)
}

export interface WithdrawProblem {
  readonly message: MessageRef
  /** An amount that would be accepted; null where none is obvious. */
  readonly suggestion: Satang | null
}

/**
 * The first thing that is wrong with an amount, or null. Order: empty, characters, leading zero,
 * decimals, minimum, maximum, credit [WD-07…13, ERR-48].
 */
export function withdrawProblem(text: string, limits: WithdrawLimits): WithdrawProblem | null {
  const { credit, max, min } = limits
  const shape = shapeProblem(text)
  if (shape) return { message: shape, suggestion: null }
  const amount = readWithdrawAmount(text)
  const most = credit === null || credit > max ? max : credit
  if (amount !== null && amount < min) {
    return { message: belowMinimum(min), suggestion: min <= most ? min : null }
  }
  if (amount === null || amount > max) {
    const message: MessageRef = {
      id: 'withdraw.amount.error.aboveMax',
      values: { max: satangToBaht(max) },
    }
    return { message, suggestion: most >= min ? most : null }
  }
  if (credit !== null && amount > credit) {
    const message: MessageRef = {
      id: 'withdraw.amount.error.aboveCredit',
      values: { balance: { satang: credit } },
    }
    return { message, suggestion: credit >= min ? credit : null }
  }
  return null
}

/** The limit that an amount breaks, told while it is typed, before anybody is refused; null for anything else. */
export function brokenWithdrawLimit(text: string, limits: WithdrawLimits): MessageRef | null {
  return shapeProblem(text) ? null : (withdrawProblem(text, limits)?.message ?? null)
}

/** The message that an amount is below the minimum. */
export function belowMinimum(min: Satang): MessageRef {
  return { id: 'withdraw.amount.error.belowMin', values: { min: satangToBaht(min) } }
}

/** What is wrong with the format of an amount, whatever its size. */
export function shapeProblem(text: string): MessageRef | null {
  if (text === '') return { id: 'withdraw.amount.error.empty' }
  if (!/^\d*\.?\d*$/.test(text) || text === '.') return { id: 'withdraw.amount.error.format' }
  if (/^0(?!\.)/.test(text)) return { id: 'withdraw.amount.error.leadingZero' }
  const [, decimals = ''] = text.split('.')
  if (decimals.length > mostDecimals) {
    return { id: 'withdraw.amount.error.decimals', values: { decimals: mostDecimals } }
  }
  return null
}

/** The amount; null when the text is not a valid amount or is too large. */
export function readWithdrawAmount(text: string): Satang | null {
  if (shapeProblem(text)) return null
  return readBahtAmount(text.replace(/^\./, '0.').replace(/\.$/, ''))
}

/** The amount to request, which was checked before. */
export function checkedAmount(text: string): Satang {
  return readWithdrawAmount(text) ?? satang(0)
}
