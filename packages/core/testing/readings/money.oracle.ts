/**
 * A second, deliberately simple reading of money on the wire, against which the site's readers are tested.
 * Texts are read character by character, and satang are counted as big integers.
 */

interface Decimals {
  readonly isNegative: boolean
  readonly whole: string
  readonly rest: string
}

/** The whole satang that a value states; null where it states anything else. */
export function exactly(wire: unknown): number | null {
  const decimals = decimalsOf(wire)
  if (decimals === null || !/^0*$/.test(decimals.rest.slice(2))) return null
  return satangOf(decimals)
}

/** The same for figures that are only displayed: fractions of a satang are cut off. */
export function cutOff(wire: unknown): number | null {
  const decimals = decimalsOf(wire)
  return decimals && satangOf(decimals)
}

/** The same for amounts whose direction is stated elsewhere. */
export function withoutSign(wire: unknown): number | null {
  const satang = exactly(wire)
  return satang === null ? null : Math.abs(satang)
}

/** The same where an amount must not be negative. */
export function fromZero(wire: unknown): number | null {
  const satang = exactly(wire)
  return satang !== null && satang >= 0 ? satang : null
}

/** The same where the amount has to be above zero. */
export function aboveZero(wire: unknown): number | null {
  const satang = exactly(wire)
  return satang !== null && satang > 0 ? satang : null
}

/** The limits of a way to pay: both or none. A minimum of 0, or a missing one, means one baht. */
export function limits(least: unknown, most: unknown): readonly (number | null)[] {
  const isAny = least === undefined || least === null || exactly(least) === 0
  const [min, max] = [isAny ? 100 : aboveZero(least), exactly(most)]
  return min !== null && max !== null && min <= max ? [min, max] : [null, null]
}

/** A rate, which is displayed as it is written, or null. */
export function rate(wire: unknown): string | null {
  const text = typeof wire === 'number' || typeof wire === 'string' ? String(wire).trim() : ''
  const decimals = written(text)
  const isAboveNought = decimals?.isNegative === false && /[1-9]/.test(text)
  return isAboveNought ? text : null
}

function decimalsOf(wire: unknown): Decimals | null {
  if (typeof wire === 'number') return Math.abs(wire) < 1e15 ? ofNumber(wire) : null
  return typeof wire === 'string' ? written(wire.trim()) : null
}

/** Servers that add in binary fractions are off by far less than a ten-thousandth of a satang. */
function ofNumber(baht: number): Decimals {
  const [satang, noise] = [10n ** 10n, 10n ** 6n]
  // The shortest text of a number is what was sent; only tiny numbers have an exponent.
  const text = String(baht)
  const [whole = '', rest = ''] = (text.includes('e') ? baht.toFixed(12) : text).split('.')
  const units = BigInt(`${whole}${rest.slice(0, 12).padEnd(12, '0')}`)
  const size = units < 0n ? -units : units
  const nearest = ((size + satang / 2n) / satang) * satang
  const off = size > nearest ? size - nearest : nearest - size
  const digits = String(off < noise ? nearest : size).padStart(13, '0')
  return { isNegative: units < 0n, whole: digits.slice(0, -12), rest: digits.slice(-12) }
}

function written(text: string): Decimals | null {
  const isNegative = text.startsWith('-')
  const [baht = '', rest, ...more] = (isNegative ? text.slice(1) : text).split('.')
  const [first = '', ...groups] = baht.split(',')
  const isGrouped = groups.length > 0
  const isBaht =
    /^[0-9]+$/.test(first) &&
    (!isGrouped || first.length <= 3) &&
    groups.every((group) => /^[0-9]{3}$/.test(group))
  const isRest = rest === undefined || /^[0-9]+$/.test(rest)
  if (!isBaht || !isRest || more.length > 0) return null
  return { isNegative, whole: [first, ...groups].join(''), rest: rest ?? '' }
}

function satangOf({ isNegative, rest, whole }: Decimals): number | null {
  const satang = BigInt(`${whole}${rest.padEnd(2, '0').slice(0, 2)}`)
  if (satang > BigInt(Number.MAX_SAFE_INTEGER)) return null
  return isNegative && satang > 0n ? -Number(satang) : Number(satang)
}
