import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** The names of the canaries in one of the texts, also encoded in an address. */
export function found(
  canaries: Readonly<Record<string, string>>,
  texts: readonly string[],
): string[] {
  const all = texts.join('\n')
  const decoded = all.replace(/(%[0-9A-F]{2})+/gi, (encoded) => decodeURIComponent(encoded))
  return Object.entries(canaries).flatMap(([name, canary]) =>
    canary !== '' && `${all}\n${decoded}`.includes(canary) ? [name] : [],
  )
}

/** A message as it is sent. */
export function toText(message: StatelyInspectionEvent): string {
  return JSON.stringify(message)
}
