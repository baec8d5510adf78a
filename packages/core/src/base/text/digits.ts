const thaiZero = 0x0e50

/** Thai digits become the Arabic ones that the rest of the world reads. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
}
