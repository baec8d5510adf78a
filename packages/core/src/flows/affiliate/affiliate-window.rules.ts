import {
  bangkokDay,
  daysAfter,
  startOfBangkokDay,
  startOfBangkokMonth,
} from '../../base/time/bangkok.ts'

/** Commission is withdrawn on these days of a month in Bangkok, both included [AFF-12]. */
export const withdrawDays = { first: 1, last: 5 } as const

/** How often on one of them [AFF-11]. */
export const withdrawalsPerDay = 1

/** Whether commission may be withdrawn now, or why not and from when on it may. */
export type WithdrawWindow =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' | 'usedToday'; readonly opensAt: number }

/** The window of an instant, by what was withdrawn last. Clock and calendar are those of the server in Bangkok. */
export function windowOf(now: number, withdrawnAt: number | null): WithdrawWindow {
  const today = bangkokDay(now)
  if (!isWithdrawDay(today)) return { kind: 'closed', opensAt: startOfBangkokMonth(now, 1) }
  if (withdrawnAt === null || bangkokDay(withdrawnAt) !== today) return { kind: 'open' }
  const tomorrow = daysAfter(today, 1)
  const opensAt = isWithdrawDay(tomorrow)
    ? startOfBangkokDay(tomorrow)
    : startOfBangkokMonth(now, 1)
  return { kind: 'usedToday', opensAt }
}

function isWithdrawDay(day: string): boolean {
  const date = Number(day.slice(-2))
  return date >= withdrawDays.first && date <= withdrawDays.last
}

/** How long the day in Bangkok still is. */
export function untilNextDay(now: number): number {
  return startOfBangkokDay(daysAfter(bangkokDay(now), 1)) - now
}
