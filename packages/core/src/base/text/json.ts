/** Parses JSON; what is missing or not JSON reads as undefined. */
export function readJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
