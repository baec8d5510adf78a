import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { analyticsMachine } from './analytics.machine.ts'

/** The question whether analytics may record the visit, and the visitor's answer. */
export interface AnalyticsView {
  readonly screen: string
  /** The answer, or null before it is given. */
  readonly answer: 'allow' | 'refuse' | null
}

export function analyticsView(snapshot: SnapshotFrom<typeof analyticsMachine>): AnalyticsView {
  return {
    screen: screenOf(snapshot, ''),
    answer: snapshot.hasTag('allow') ? 'allow' : snapshot.hasTag('refuse') ? 'refuse' : null,
  }
}
