/** The greatest number of digits that a double represents exactly. */
const mostDigits = 15

/** Reads a plain decimal number; null for exponents, other bases and separators. */
export function readDecimal(text: string): number | null {
  const plain = text.trim()
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return null
  return plain.replace(/\D/g, '').length > mostDigits ? null : Number(plain)
}
