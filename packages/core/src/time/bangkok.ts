import { hour } from './durations.ts'

const bangkokOffset = 7 * hour

/** The day in Bangkok, `2026-11-20`, whatever the zone of the device. */
export function bangkokDay(instant: number): string {
  return new Date(instant + bangkokOffset).toISOString().slice(0, 10)
}

/** When a day begins in Bangkok, in epoch milliseconds. */
export function startOfBangkokDay(day: string): number {
  return Date.parse(`${day}T00:00:00+07:00`)
}
