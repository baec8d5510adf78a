import { bangkokDay, hour } from '@croupier/core/time'

const bangkokOffset = 7 * hour

/** `2026-11-20T14:15:00+07:00`. */
export function bangkokIso(instant: number): string {
  return `${new Date(instant + bangkokOffset).toISOString().slice(0, 19)}+07:00`
}

/** When the month of an instant begins in Bangkok, or one some months later or earlier. */
export function startOfBangkokMonth(instant: number, months = 0): number {
  const [year = 0, month = 1] = bangkokDay(instant).split('-').map(Number)
  return Date.UTC(year, month - 1 + months, 1) - bangkokOffset
}
