import { hour } from '@croupier/core/time'

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `12,500.50`. */
export const formatBaht = (baht: number): string => money.format(baht)

/** `2026-11-20 14:00:00.000`, in Bangkok. */
export function formatInstant(instant: number): string {
  return new Date(instant + 7 * hour).toISOString().replace('T', ' ').replace('Z', '')
}
