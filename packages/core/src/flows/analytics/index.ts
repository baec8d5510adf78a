export type { AnalyticsEvent } from './analytics.rules.ts'
export { type AnalyticsView, analyticsView } from './analytics.view.ts'
