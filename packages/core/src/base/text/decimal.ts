/** As many digits as a number holds without losing any. */
const mostDigits = 15

/** A number that text writes out in decimals, or null: no exponent, no other base, no separators. */
export function readDecimal(text: string): number | null {
  const plain = text.trim()
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return null
  return plain.replace(/\D/g, '').length > mostDigits ? null : Number(plain)
}
