import type { Satang } from '../../base/money/satang.ts'
import { satangToBaht } from '../../base/money/satang.ts'
import { callOf, type ReadTools } from '../../wire/api/call.ts'
import {
  affiliateMembersEndpoint,
  affiliateOverviewEndpoint,
  affiliateReportDailyEndpoint,
  affiliateReportDetailEndpoint,
  affiliateTransactionsEndpoint,
  affiliateWithdrawEndpoint,
} from '../../wire/contract/affiliate.endpoints.ts'
import { entriesAmong } from '../../wire/contract/answer.reading.ts'
import type { CommissionEntry, DayFigures, InvitedMember, MemberFigures } from './affiliate.ts'
import {
  type ReadPage,
  readDays,
  readDetail,
  readEntries,
  readMembers,
  readOverview,
} from './affiliate.ts'
import type { Period } from './report.period.ts'

/** Reads the invitation and its results [AFF-04]. */
export const affiliateOverviewCall = callOf(
  'affiliateOverview',
  affiliateOverviewEndpoint,
)({
  write: () => ({}),
  read: readOverview,
})

/** Reads the invited members, a page at a time [AFF-05]. */
export const affiliateMembersCall = callOf(
  'affiliateMembers',
  affiliateMembersEndpoint,
)({
  write: ({ page }: { page: number }) => ({ body: { page } }),
  read: ({ result }, _request, tools): ReadPage<InvitedMember> | null =>
    pageOf(readMembers(result), tools),
})

/** Reads earned and withdrawn commission, a page at a time [AFF-06]. */
export const affiliateTransactionsCall = callOf(
  'affiliateTransactions',
  affiliateTransactionsEndpoint,
)({
  write: ({ page }: { page: number }) => ({ body: { page } }),
  read: ({ result }, _request, tools): ReadPage<CommissionEntry> | null =>
    pageOf(readEntries(result), tools),
})

/** Reads the figures of each day of a period [AFF-07]. */
export const affiliateReportDailyCall = callOf(
  'affiliateReportDaily',
  affiliateReportDailyEndpoint,
)({
  write: ({ from, to }: Period) => ({ body: { from, to } }),
  read: (
    wire,
    _request,
    { leaveOut, leftOut },
  ): { days: readonly DayFigures[]; unreadable: number } | null => {
    const days = readDays(wire)
    const malformed = (wire.result.list?.length ?? 0) - days.length
    leaveOut(malformed)
    return { days, unreadable: entriesAmong(leftOut) + malformed }
  },
})

/** Reads the figures of each invited member on one day [AFF-08]. */
export const affiliateReportDetailCall = callOf(
  'affiliateReportDetail',
  affiliateReportDetailEndpoint,
)({
  write: ({ day }: { day: string }) => ({ body: { id: day } }),
  read: (
    wire,
    _request,
    { leaveOut, leftOut },
  ): { members: readonly MemberFigures[]; unreadable: number } | null => {
    const members = readDetail(wire)
    const malformed = (wire.result.list?.length ?? 0) - members.length
    leaveOut(malformed)
    return { members, unreadable: entriesAmong(leftOut) + malformed }
  },
})

/** Moves commission to the balance [AFF-09]. */
export const affiliateWithdrawCall = callOf(
  'affiliateWithdraw',
  affiliateWithdrawEndpoint,
)({
  write: ({ amount }: { amount: Satang }) => ({ body: { amount: satangToBaht(amount) } }),
  read: () => ({}),
})

/** A page that counts all entries left out of it. */
function pageOf<Row>(page: ReadPage<Row>, { leaveOut, leftOut }: ReadTools): ReadPage<Row> {
  leaveOut(page.unreadable)
  return { ...page, unreadable: page.unreadable + entriesAmong(leftOut) }
}
