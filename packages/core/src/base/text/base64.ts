/** Encodes a text as base64 of its UTF-8, for cookies. */
export function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** Decodes such base64; null when it is malformed. */
export function decodeBase64(base64: string | null): string | null {
  if (base64 === null) return null
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
