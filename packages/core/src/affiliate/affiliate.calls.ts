import type { Call } from '../api/call.ts'
import { siftList } from '../api/sifted.list.ts'
import {
  affiliateMembersEndpoint,
  affiliateOverviewEndpoint,
  affiliateReportDailyEndpoint,
  affiliateReportDetailEndpoint,
  affiliateTransactionsEndpoint,
  affiliateWithdrawEndpoint,
  commissionEntry,
} from '../contract/affiliate.endpoints.ts'
import { satangToBaht } from '../money/satang.ts'
import { readDays, readDetail, readEntries, readMembers, readOverview } from './affiliate.ts'

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
  read: ({ result }) => readMembers(result),
}

/** Reads what came in and was withdrawn, a page at a time [AFF-06]. */
export const affiliateTransactionsCall: Call<'affiliateTransactions'> = {
  name: 'affiliateTransactions',
  endpoint: affiliateTransactionsEndpoint,
  write: ({ page }) => ({ body: { page } }),
  sift: (answer) => siftList(answer, commissionEntry),
  read: ({ result }, _request, { leftOut }) => {
    const page = readEntries(result)
    return { ...page, unreadable: page.unreadable + leftOut }
  },
}

/** Reads what each day of a period has brought [AFF-07]. */
export const affiliateReportDailyCall: Call<'affiliateReportDaily'> = {
  name: 'affiliateReportDaily',
  endpoint: affiliateReportDailyEndpoint,
  write: ({ from, to }) => ({ body: { from, to } }),
  read: (wire) => {
    const days = readDays(wire)
    return { days, unreadable: (wire.result.list?.length ?? 0) - days.length }
  },
}

/** Reads who brought what on one day [AFF-08]. */
export const affiliateReportDetailCall: Call<'affiliateReportDetail'> = {
  name: 'affiliateReportDetail',
  endpoint: affiliateReportDetailEndpoint,
  write: ({ day }) => ({ body: { id: day } }),
  read: (wire) => {
    const members = readDetail(wire)
    return { members, unreadable: (wire.result.list?.length ?? 0) - members.length }
  },
}

/** Moves commission to the balance [AFF-09]. */
export const affiliateWithdrawCall: Call<'affiliateWithdraw'> = {
  name: 'affiliateWithdraw',
  endpoint: affiliateWithdrawEndpoint,
  write: ({ amount }) => ({ body: { amount: satangToBaht(amount) } }),
  read: () => ({}),
}
