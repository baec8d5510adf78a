import type { AppRef } from '@croupier/core'
import type { Log } from '@croupier/core/ports'
import { areasOf } from '../i18n/catalogue.areas.ts'
import type { I18n } from '../i18n/create-i18n.ts'
import type { ToastList } from './toast.list.ts'

/**
 * Shows what the application raises. A toast may speak of a screen that is not open, so its words are
 * loaded first. Returns the function that stops.
 */
export function relayToasts(app: AppRef, i18n: I18n, toasts: ToastList, log: Log): () => void {
  const { unsubscribe } = app.on('toast.raised', ({ toast: { tone, message, durationMs } }) => {
    const show = () => toasts.raise({ tone, text: i18n.ref(message), duration: durationMs })
    const missing = areasOf(message.id).filter((area) => !i18n.has(area))
    if (missing.length === 0) return show()
    Promise.all(missing.map((area) => i18n.load(area))).then(show, (reason: unknown) =>
      log.write({
        level: 'error',
        event: 'toast.wordsNotLoaded',
        details: { id: message.id, reason: String(reason) },
      }),
    )
  })
  return unsubscribe
}
