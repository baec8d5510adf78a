import { second } from './durations.ts'

const bangkokOffset = '+07:00'
const buddhistEra = 543
const isoLike =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Reads an instant as the server writes it: ISO text, epoch seconds or epoch milliseconds. Text without a zone is
 * Bangkok time; a Buddhist year is converted to the Gregorian one [OPEN-56, OPEN-62]. Returns epoch milliseconds, or
 * null when it is not a date.
 */
export function readInstant(wire: string | number): number | null {
  if (typeof wire === 'number') return readEpoch(wire)
  const text = wire.trim()
  if (/^\d{9,13}$/.test(text)) return readEpoch(Number(text))
  const match = isoLike.exec(text)
  if (!match) return null
  const [, wireYear, month, date, hours = '00', minutes = '00', seconds = '00'] = match
  const [fraction = '', zone] = match.slice(7)
  const year = Number(wireYear) > 2400 ? Number(wireYear) - buddhistEra : Number(wireYear)
  if (Number(date) > daysInMonth(year, Number(month))) return null
  const time = `${hours}:${minutes}:${seconds}${fraction}`
  const instant = Date.parse(
    `${year}-${month}-${date}T${time}${zone ? isoZone(zone) : bangkokOffset}`,
  )
  return Number.isNaN(instant) ? null : instant
}

/** Needed because engines differ on 31 April: some reject it, some read it as 1 May. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Numbers outside these limits are no plausible instants. */
const firstEpoch = 1e8
const lastEpoch = 1e13

/** Seconds until the year 5138 and milliseconds since 1973 do not overlap. */
function readEpoch(wire: number): number | null {
  if (!(wire >= firstEpoch && wire < lastEpoch)) return null
  return wire < 1e11 ? Math.round(wire * second) : Math.round(wire)
}

function isoZone(zone: string): string {
  if (/^z$/i.test(zone)) return 'Z'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}
