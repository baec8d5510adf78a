import { isDayName } from '../../base/time/bangkok.ts'
import type { Address } from '../../kernel/routing/address.ts'
import type {
  CommissionEntry,
  DayFigures,
  InvitedMember,
  MemberFigures,
  Page,
} from './affiliate.ts'
import { askedPeriod, newestDay, type Period, periodOf } from './report.period.ts'

/** What a page of the affiliate programme is about; `nothing` if its address has an invalid day. */
export type ReportQuestion =
  | { readonly kind: 'members'; readonly page: number }
  | { readonly kind: 'transactions'; readonly page: number }
  | { readonly kind: 'daily'; readonly period: Period }
  | {
      readonly kind: 'detail'
      readonly day: string
      /** The period of the report from which the day was opened, or null. */
      readonly period: Period | null
    }
  | { readonly kind: 'nothing' }

/** The server's answer to a question. */
export type Report =
  | { readonly kind: 'members'; readonly page: Page<InvitedMember> }
  | { readonly kind: 'transactions'; readonly page: Page<CommissionEntry> }
  /** Oldest first, including days on which nobody played. */
  | { readonly kind: 'daily'; readonly days: readonly DayFigures[] }
  /** The highest commission first. */
  | { readonly kind: 'detail'; readonly members: readonly MemberFigures[] }

/** How many rows a page of a list has. */
export const pageSize = 20

/** What a question depends on. */
export type ReportAddress = Pick<Address, 'parameters' | 'query' | 'route'>

/** The question of an address, or null if the address does not lead to a report. */
export function questionOf(
  { parameters, query, route }: ReportAddress,
  now: number,
): ReportQuestion | null {
  switch (route) {
    case 'affiliate-member':
      return { kind: 'members', page: pageOf(query.page) }
    case 'affiliate-history':
      return { kind: 'transactions', page: pageOf(query.page) }
    case 'affiliate-reportDaily':
      return { kind: 'daily', period: periodOf(query, now) }
    case 'affiliate-reportDetail': {
      const { id } = parameters
      const period = askedPeriod(query, now)
      if (id === undefined) return { kind: 'detail', day: newestDay(now), period }
      return isDayName(id) ? { kind: 'detail', day: id, period } : { kind: 'nothing' }
    }
    default:
      return null
  }
}

function pageOf(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** Whether two questions have the same answer. */
export function isSameQuestion(one: ReportQuestion, other: ReportQuestion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
