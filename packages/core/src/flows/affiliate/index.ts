export { csvOf } from '../../base/text/csv.ts'
export type {
  AffiliateOverview,
  CommissionEntry,
  DayFigures,
  InvitedMember,
  MemberFigures,
} from './affiliate.ts'
export { meanMembers, sumOf } from './affiliate.ts'
export { type AffiliateView, affiliateView } from './affiliate.view.ts'
export { type AffiliateReportsView, affiliateReportsView } from './affiliate-reports.view.ts'
export { type WithdrawWindow, withdrawalsPerDay, withdrawDays } from './affiliate-window.rules.ts'
export { inviteAddress } from './invite.ts'
export {
  chosenPeriod,
  figuresAt,
  longestPeriod,
  type Period,
  type PeriodName,
  periodNamed,
  periodNames,
} from './report.period.ts'
export { pageSize, type Report, type ReportQuestion } from './report.question.ts'
