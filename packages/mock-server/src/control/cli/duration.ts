import { day, hour, minute, second } from '@croupier/core/time'

const units = [
  ['d', day],
  ['h', hour],
  ['m', minute],
  ['s', second],
  ['ms', 1],
] as const

const written =
  /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m(?!s))?(?:(\d{1,9})s)?(?:(\d{1,9})ms)?$/

/** The format of a length of time, for a hint. */
export const durationForm = 'a length of time such as 500ms, 90s, 10m, 1h30m or 1d'

/** Reads `90s`, `10m`, `1h30m`, `1d` or `500ms`. Returns milliseconds, or null for anything else. */
export function readDuration(text: string): number | null {
  const match = written.exec(text)
  if (!match || text === '') return null
  return units.reduce((sum, [, size], index) => sum + Number(match[index + 1] ?? 0) * size, 0)
}

/** Reads a length of time with a sign: `+10m`, `-1h`; without one it goes forward. */
export function readSignedDuration(text: string): number | null {
  const [, sign = '', length = ''] = /^([+−-]?)(.*)$/.exec(text) ?? []
  const ms = readDuration(length)
  return ms === null || sign === '' || sign === '+' ? ms : -ms
}

/** Writes milliseconds the way they are read: `1h30m`. */
export function formatDuration(ms: number): string {
  let rest = ms
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? `${count}${unit}` : ''
  })
  return parts.join('') || '0s'
}
