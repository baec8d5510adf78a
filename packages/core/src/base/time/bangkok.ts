import { day, hour } from './durations.ts'

const bangkokOffset = 7 * hour

/** The day in Bangkok, such as `2026-11-20`, whatever the device's time zone. */
export function bangkokDay(instant: number): string {
  return new Date(instant + bangkokOffset).toISOString().slice(0, 10)
}

/** The time of day in Bangkok, such as `14:05:09`. */
export function bangkokTime(instant: number): string {
  return new Date(instant + bangkokOffset).toISOString().slice(11, 19)
}

/** When a day starts in Bangkok, in epoch milliseconds. */
export function startOfBangkokDay(name: string): number {
  return Date.parse(`${name}T00:00:00+07:00`)
}

/** When the month of an instant starts in Bangkok, or the one this many months later (earlier if negative). */
export function startOfBangkokMonth(instant: number, months = 0): number {
  const [year = 0, month = 1] = bangkokDay(instant).split('-').map(Number)
  return Date.UTC(year, month - 1 + months, 1) - bangkokOffset
}

/** The day this many days later (earlier if negative). */
export function daysAfter(name: string, days: number): string {
  return bangkokDay(startOfBangkokDay(name) + days * day)
}

/** Whether a text names an existing day. */
export function isDayName(text: string): boolean {
  const begins = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfBangkokDay(text) : Number.NaN
  return !Number.isNaN(begins) && bangkokDay(begins) === text
}
