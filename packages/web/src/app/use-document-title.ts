import { useEffect } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { useSite } from './app.provider.tsx'

/** Names the tab after the page: `Log in · Croupier`. */
export function useDocumentTitle(page: string): void {
  const { t } = useMessages()
  const { app } = useSite()
  const title = t('format.documentTitle', { page, site: app.services.site.title })
  useEffect(() => {
    document.title = title
  }, [title])
}
