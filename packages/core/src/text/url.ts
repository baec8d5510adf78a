/** An address taken apart, or null for text that is none. Not every browser has `URL.canParse`. */
export function readUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
