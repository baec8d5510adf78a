export { type AnalyticsEvent, type Asked, askedOn } from './analytics.rules.ts'
export { type AnalyticsView, analyticsView } from './analytics.view.ts'
