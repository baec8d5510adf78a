/**
 * An address taken apart, or null for text that is none. Not every browser has `URL.canParse`.
 * @param base what a path is a path of
 */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
