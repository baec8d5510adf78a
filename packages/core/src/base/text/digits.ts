const thaiZero = 0x0e50

/** Replaces Thai digits with Arabic ones. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
}
