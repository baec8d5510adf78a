/**
 * The instant of an HTTP date in its one strict form, `Fri, 20 Nov 2026 07:00:00 GMT`, in epoch
 * milliseconds; null for anything else. Engines read a `0` or a day of 1999 out of other texts.
 */
export function readHttpDate(header: string | null): number | null {
  const instant = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(instant) || new Date(instant).toUTCString() !== header) return null
  return instant
}
