import { useSyncExternalStore } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { ContactLinkFor } from './contact-link.tsx'
import { useSurroundings } from './use-surroundings.ts'

/** The region that shows the toasts. */
export function Toasts() {
  const place = useSurroundings() === 'none' ? 'top' : 'bottom'
  const { t } = useMessages()
  const { app, toasts } = useSite()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  return (
    <ToastRegion
      toasts={shown}
      timers={app.services.clock}
      place={place}
      closeLabel={t('action.close')}
      onDismiss={toasts.dismiss}
      wayOn={(id) => {
        const message = shown.find((toast) => toast.id === id)?.message
        return message && <ContactLinkFor message={message} />
      }}
    />
  )
}
