import type { Call, ReadTools } from '../api/call.ts'
import {
  affiliateMembersEndpoint,
  affiliateOverviewEndpoint,
  affiliateReportDailyEndpoint,
  affiliateReportDetailEndpoint,
  affiliateTransactionsEndpoint,
  affiliateWithdrawEndpoint,
} from '../contract/affiliate.endpoints.ts'
import { entriesAmong } from '../contract/answer.reading.ts'
import { satangToBaht } from '../money/satang.ts'
import {
  type ReadPage,
  readDays,
  readDetail,
  readEntries,
  readMembers,
  readOverview,
} from './affiliate.ts'

/** Reads the invitation and what it has brought [AFF-04]. */
export const affiliateOverviewCall: Call<'affiliateOverview'> = {
  name: 'affiliateOverview',
  endpoint: affiliateOverviewEndpoint,
  write: () => ({}),
  read: readOverview,
}

/** Reads who came by the invitation, a page at a time [AFF-05]. */
export const affiliateMembersCall: Call<'affiliateMembers'> = {
  name: 'affiliateMembers',
  endpoint: affiliateMembersEndpoint,
  write: ({ page }) => ({ body: { page } }),
  read: ({ result }, _request, tools) => pageOf(readMembers(result), tools),
}

/** Reads what came in and was withdrawn, a page at a time [AFF-06]. */
export const affiliateTransactionsCall: Call<'affiliateTransactions'> = {
  name: 'affiliateTransactions',
  endpoint: affiliateTransactionsEndpoint,
  write: ({ page }) => ({ body: { page } }),
  read: ({ result }, _request, tools) => pageOf(readEntries(result), tools),
}

/** Reads what each day of a period has brought [AFF-07]. */
export const affiliateReportDailyCall: Call<'affiliateReportDaily'> = {
  name: 'affiliateReportDaily',
  endpoint: affiliateReportDailyEndpoint,
  write: ({ from, to }) => ({ body: { from, to } }),
  read: (wire, _request, { leaveOut, leftOut }) => {
    const days = readDays(wire)
    const odd = (wire.result.list?.length ?? 0) - days.length
    leaveOut(odd)
    return { days, unreadable: entriesAmong(leftOut) + odd }
  },
}

/** Reads who brought what on one day [AFF-08]. */
export const affiliateReportDetailCall: Call<'affiliateReportDetail'> = {
  name: 'affiliateReportDetail',
  endpoint: affiliateReportDetailEndpoint,
  write: ({ day }) => ({ body: { id: day } }),
  read: (wire, _request, { leaveOut, leftOut }) => {
    const members = readDetail(wire)
    const odd = (wire.result.list?.length ?? 0) - members.length
    leaveOut(odd)
    return { members, unreadable: entriesAmong(leftOut) + odd }
  },
}

/** Moves commission to the balance [AFF-09]. */
export const affiliateWithdrawCall: Call<'affiliateWithdraw'> = {
  name: 'affiliateWithdraw',
  endpoint: affiliateWithdrawEndpoint,
  write: ({ amount }) => ({ body: { amount: satangToBaht(amount) } }),
  read: () => ({}),
}

/** A page with all entries that were left out of it. */
function pageOf<Row>(page: ReadPage<Row>, { leaveOut, leftOut }: ReadTools): ReadPage<Row> {
  leaveOut(page.unreadable)
  return { ...page, unreadable: page.unreadable + entriesAmong(leftOut) }
}
