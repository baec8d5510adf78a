import { type EventObject, fromCallback } from 'xstate'
import type { ClockAdjusted } from '../base/clock/server-clock.ts'
import type { Services } from '../kernel/services/services.ts'

/** Sends the events of the page, of other tabs and of the server's clock. */
export function createWatchWorld({ clock, page, storages }: Services) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const stops = [
      page.watch((change) =>
        sendBack(
          change.type === 'page.resumed'
            ? { ...change, now: clock.now(), isOnline: page.isOnline() }
            : change,
        ),
      ),
      storages.local.watch(() => sendBack({ type: 'storage.changed' })),
      clock.onAdjusted(({ movedBy }) =>
        sendBack({
          type: 'clock.adjusted',
          now: clock.now(),
          isConfirmed: clock.isConfirmed(),
          movedBy,
        } satisfies ClockAdjusted),
      ),
    ]
    // A tab that was opened in the background sends no event of its own, and its flows must rest too.
    if (!page.isVisible()) sendBack({ type: 'page.hidden' })
    return () => {
      for (const stop of stops) stop()
    }
  })
}
