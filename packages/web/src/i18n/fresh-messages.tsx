import { type ReactNode, useEffect, useState } from 'react'
import type { I18n } from './create-i18n.ts'
import { MessagesProvider } from './messages.provider.tsx'

/** Draws everything inside again when words have changed while somebody develops. */
export function FreshMessages({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [shown, setShown] = useState(i18n)
  useEffect(() => {
    const { hot } = import.meta
    const redraw = () => setShown({ ...i18n })
    hot?.on('croupier:words-saved', redraw)
    return () => hot?.off('croupier:words-saved', redraw)
  }, [i18n])
  return <MessagesProvider i18n={shown}>{children}</MessagesProvider>
}
