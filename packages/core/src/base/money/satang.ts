declare const satangBrand: unique symbol

/** Thai money as a whole number of satang: 100 satang are one baht. */
export type Satang = number & { readonly [satangBrand]: 'satang' }

/**
 * A whole number of satang.
 * @throws RangeError when the number is not a safe integer.
 */
export function satang(amount: number): Satang {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of satang: ${amount}`)
  return amount as Satang
}

/** Whole baht as satang. */
export function bahtToSatang(baht: number): Satang {
  return satang(baht * 100)
}

/** Satang as a number of baht, only for formatters. */
export function satangToBaht(amount: Satang): number {
  return amount / 100
}

/** `-1,234.50`: two decimals, thousands separators, no currency [BAL-06]. */
export function formatSatang(amount: Satang): string {
  const absolute = Math.abs(amount)
  const baht = groupThousands(String(Math.trunc(absolute / 100)))
  const rest = String(absolute % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}${baht}.${rest}`
}

/** Puts a comma between each group of three digits, counted from the end. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

const decimalAmount = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/

/** The tolerated rounding error in satang. A server that adds binary fractions sends amounts such as 30.000000000000004. */
const roundingError = 1e-4

/** From this many satang on, a double is less precise than the tolerance, so that rounding errors cannot be recognised. */
const imprecise = 1e11

/**
 * Reads an amount of baht as the wire writes it: a number, or text with or without thousands
 * separators. Returns null for anything that is not an amount of at most two decimals.
 */
export function readBahtAmount(wire: number | string): Satang | null {
  return typeof wire === 'number' ? readNumber(wire) : readText(wire.trim())
}

/**
 * Reads a figure that is only displayed: fractions of a satang are cut off. Never use it for money that is paid.
 */
export function readBahtFigure(wire: number | string): Satang | null {
  const exact = readBahtAmount(wire)
  if (exact !== null) return exact
  if (typeof wire === 'string') return readText(wire.trim().replace(/(\.\d{2})\d+$/, '$1'))
  const amount = Math.trunc(wire * 100)
  return Number.isSafeInteger(amount) ? withSign(amount < 0, Math.abs(amount)) : null
}

function readNumber(baht: number): Satang | null {
  // The shortest text of a number is what was sent, even for one that is too large to be multiplied without loss.
  const sent = readText(String(baht))
  if (sent !== null) return sent
  const amount = Math.round(baht * 100)
  if (!(Math.abs(amount) < imprecise)) return null
  return Math.abs(baht * 100 - amount) < roundingError
    ? withSign(amount < 0, Math.abs(amount))
    : null
}

function readText(text: string): Satang | null {
  const match = decimalAmount.exec(text)
  if (!match) return null
  const [, sign, baht = '0', decimals = ''] = match
  const amount = Number(baht.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? withSign(sign === '-', amount) : null
}

function withSign(isNegative: boolean, amount: number): Satang {
  return satang(isNegative && amount !== 0 ? -amount : amount)
}
