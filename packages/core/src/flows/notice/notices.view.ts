import type { SnapshotFrom } from 'xstate'
import { hour } from '../../base/time/durations.ts'
import { seenFor } from '../../kernel/cookies/cookies.ts'
import { mayShowOn } from './notice.pages.ts'
import type { Notice } from './notice.ts'
import type { NoticesContext, NoticesScreen } from './notice.types.ts'
import type { noticesMachine } from './notices.machine.ts'

/** The notice that is shown now. */
export interface NoticesView {
  readonly screen: NoticesScreen
  readonly notice: Notice | null
  /** Its position among the shown notices, from 1. */
  readonly index: number
  readonly count: number
  /** How many hours it stays hidden after it was closed; null where that is not promised. */
  readonly hiddenHours: number | null
}

export function noticesView({ context }: SnapshotFrom<typeof noticesMachine>): NoticesView {
  const notice = shownNotice(context)
  return {
    screen: notice ? 'showing' : 'quiet',
    notice,
    index: notice ? context.chosen.indexOf(notice) + 1 : 0,
    count: context.chosen.length,
    hiddenHours: notice?.isOnce && !notice.isForced ? seenFor / hour : null,
  }
}

/** The notice that the page shows, or null. */
export function shownNotice({
  chosen,
  closed,
  isFresh,
  route,
}: Pick<NoticesContext, 'chosen' | 'closed' | 'isFresh' | 'route'>): Notice | null {
  const next = chosen.find(({ id }) => !closed.includes(id))
  // The check runs at every page load, so a forced notice counts as fresh on every page.
  return next && mayShowOn(route, isFresh || next.isForced) ? next : null
}
