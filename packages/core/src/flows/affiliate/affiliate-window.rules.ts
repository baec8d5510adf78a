import {
  bangkokDay,
  daysAfter,
  startOfBangkokDay,
  startOfBangkokMonth,
} from '../../base/time/bangkok.ts'

/** The first and the last day of a month, in Bangkok, on which commission may be withdrawn [AFF-12]. */
export const withdrawDays = { first: 1, last: 5 } as const

/** How many withdrawals of commission a day allows [AFF-11]. */
export const withdrawalsPerDay = 1

/** Whether commission may be withdrawn now; if not, why not and from when. */
export type WithdrawWindow =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' | 'usedToday'; readonly opensAt: number }

/** The window at an instant, given the last withdrawal. Time and calendar are the server's, in Bangkok. */
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

/** How much is left of the day in Bangkok, in milliseconds. */
export function untilNextDay(now: number): number {
  return startOfBangkokDay(daysAfter(bangkokDay(now), 1)) - now
}
