/**
 * Parses an address; null for a text that is none. Not every browser has `URL.canParse`.
 * @param base the address against which a path is resolved.
 */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
