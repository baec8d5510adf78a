/** Text as base64 of its UTF-8, as cookies hold it. */
export function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** The text of such base64, or null when it is none. */
export function decodeBase64(base64: string | null): string | null {
  if (base64 === null) return null
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
