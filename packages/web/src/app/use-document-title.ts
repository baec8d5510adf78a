import { createContext, use, useEffect } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { useSite, useTabTitle } from './app.provider.tsx'

export interface PageTitle {
  readonly page: string
  /** Which of such pages it is, as `Slots` in `Games · Slots · Croupier` [ROUTE-05]. */
  readonly term?: string | null
  /** Something else covers the page and names the tab. */
  readonly isCovered?: boolean
}

/** Takes the title while a page is rendered where there is no document. */
export const DocumentTitleContext = createContext<((title: string) => void) | null>(null)

/** Names the tab after the page and what it lists. If two components name it, the one drawn later counts. */
export function useDocumentTitle({ page, term = null, isCovered = false }: PageTitle): void {
  const { t } = useMessages()
  const { app } = useSite()
  const setTitle = use(DocumentTitleContext)
  const tab = useTabTitle()
  const site = app.services.site.title
  const title =
    term === null
      ? t('format.documentTitle', { page, site })
      : t('format.documentTitleWithTerm', { page, term, site })
  if (!isCovered) setTitle?.(title)
  useEffect(() => {
    if (!isCovered) tab.setPage(title)
  }, [title, isCovered, tab])
}
