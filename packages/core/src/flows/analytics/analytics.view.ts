import type { SnapshotFrom } from 'xstate'
import { flowScreen } from '../../kernel/flow/flow.screen.ts'
import type { analyticsMachine } from './analytics.machine.ts'

/** What a visitor is asked about being counted, or what they said. */
export interface AnalyticsView {
  readonly screen: string
  /** What was said, or null where nothing was. */
  readonly answer: 'allow' | 'refuse' | null
}

export function analyticsView(snapshot: SnapshotFrom<typeof analyticsMachine>): AnalyticsView {
  return {
    screen: flowScreen(snapshot) ?? '',
    answer: snapshot.hasTag('allow') ? 'allow' : snapshot.hasTag('refuse') ? 'refuse' : null,
  }
}
