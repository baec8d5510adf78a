import { hour } from '@croupier/core/time'

const bangkokOffset = 7 * hour

/** `2026-11-20T14:15:00+07:00`. */
export function bangkokIso(instant: number): string {
  return `${new Date(instant + bangkokOffset).toISOString().slice(0, 19)}+07:00`
}
