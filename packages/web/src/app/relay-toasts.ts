import type { AppRef, MessageId } from '@croupier/core'
import type { Log } from '@croupier/core/ports'
import type { I18n } from '../i18n/create-i18n.ts'
import type { ToastList } from './toast.list.ts'

/**
 * Shows the toasts that the application raises. A toast may be about a screen that is not open, so its
 * messages are loaded first. Returns the function that stops.
 */
export function relayToasts(app: AppRef, i18n: I18n, toasts: ToastList, log: Log): () => void {
  const { unsubscribe } = app.on(
    'toast.raised',
    ({ toast: { tone, message, durationMs, topic } }) => {
      const show = () =>
        toasts.raise({ tone, text: i18n.ref(message), duration: durationMs, topic, message })
      if (i18n.knows(message.id)) return show()
      loadWords(i18n, message.id).then(show, (reason: unknown) =>
        log.write({
          level: 'error',
          event: 'toast.wordsNotLoaded',
          details: { id: message.id, reason: String(reason) },
        }),
      )
    },
  )
  return unsubscribe
}

/** The file that says which messages belong together is loaded on demand, since most visits do not need it. */
async function loadWords(i18n: I18n, id: MessageId): Promise<void> {
  const { areasOf } = await import('../i18n/catalogue.areas.ts')
  await Promise.all(areasOf(id).map((area) => i18n.load(area)))
}
