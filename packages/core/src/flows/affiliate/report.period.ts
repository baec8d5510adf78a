import {
  bangkokDay,
  daysAfter,
  isDayName,
  startOfBangkokDay,
  startOfBangkokMonth,
} from '../../base/time/bangkok.ts'
import { day, hour } from '../../base/time/durations.ts'

/** The time of the next day, in Bangkok, at which the figures of a day are available [AFF-13]. */
export const figuresAt = 11 * hour

/** How many days a report may have. */
export const longestPeriod = 92

/** How many days a report has unless another period is chosen. */
const usualPeriod = 14

/** Days in Bangkok, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The newest day whose figures are available. */
export function newestDay(now: number): string {
  return bangkokDay(now - figuresAt - day)
}

/** The periods that a member can choose by name. */
export const periodNames = ['fortnight', 'thisMonth', 'lastMonth'] as const

export type PeriodName = (typeof periodNames)[number]

/** A period by its name. Today decides which month is the current one, even if it has no figures yet. */
export function periodNamed(name: PeriodName, now: number): Period {
  switch (name) {
    case 'fortnight': {
      const to = newestDay(now)
      return { from: daysAfter(to, 1 - usualPeriod), to }
    }
    case 'thisMonth':
      return { from: bangkokDay(startOfBangkokMonth(now)), to: bangkokDay(now) }
    case 'lastMonth':
      return {
        from: bangkokDay(startOfBangkokMonth(now, -1)),
        to: daysAfter(bangkokDay(startOfBangkokMonth(now)), -1),
      }
  }
}

/** The period in an address, or the usual one if the address has no valid period. */
export function periodOf(query: Readonly<Record<string, string>>, now: number): Period {
  return askedPeriod(query, now) ?? periodNamed('fortnight', now)
}

/** The period in an address, or null if the address has no valid period. */
export function askedPeriod(query: Readonly<Record<string, string>>, now: number): Period | null {
  const { from = '', to = '' } = query
  const isValid =
    isDayName(from) &&
    isDayName(to) &&
    from <= to &&
    to <= bangkokDay(now) &&
    lengthOf({ from, to }) <= longestPeriod
  return isValid ? { from, to } : null
}

/**
 * The period between two days that a member chose, in either order; null if one of them is not a day. It is shortened
 * so that it ends today at the latest and is no longer than a report may be.
 */
export function chosenPeriod(one: string, other: string, now: number): Period | null {
  if (!isDayName(one) || !isDayName(other)) return null
  const [first = one, last = other] = [one, other].sort()
  const [to = last] = [last, bangkokDay(now)].sort()
  const [, from = first] = [first, daysAfter(to, 1 - longestPeriod)].sort()
  return from > to ? { from: to, to } : { from, to }
}

/** The days of a period whose figures are available, oldest first. */
export function daysWithFigures({ from, to }: Period, now: number): readonly string[] {
  const [last = to] = [to, newestDay(now)].sort()
  return from > last
    ? []
    : Array.from({ length: lengthOf({ from, to: last }) }, (_, index) => daysAfter(from, index))
}

function lengthOf({ from, to }: Period): number {
  return Math.round((startOfBangkokDay(to) - startOfBangkokDay(from)) / day) + 1
}
