import { useEffect } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { useSite } from './app.provider.tsx'

/** Names the tab after the page and what it lists: `Log in · Croupier`, `Games · live casino · Croupier`. */
export function useDocumentTitle(page: string, term: string | null): void {
  const { t } = useMessages()
  const { app } = useSite()
  const site = app.services.site.title
  const title =
    term === null
      ? t('format.documentTitle', { page, site })
      : t('format.documentTitleWithTerm', { page, term, site })
  useEffect(() => {
    document.title = title
  }, [title])
}
