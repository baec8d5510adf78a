/**
 * Reads an HTTP date in its strict form, `Fri, 20 Nov 2026 07:00:00 GMT`, as epoch milliseconds; null for anything
 * else. `Date.parse` alone accepts other texts too: engines read `0` as a date.
 */
export function readHttpDate(header: string | null): number | null {
  const instant = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(instant) || new Date(instant).toUTCString() !== header) return null
  return instant
}
