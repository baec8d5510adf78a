import { queryOfHistory } from '@croupier/core'
import { PageLink, type PageLinkProps } from '../app/page-link.tsx'
import { useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'

/** Opens the history: over the page if there is room, or else on a page of its own [HIST-18, ROUTE-61]. */
export function HistoryLink(look: Omit<PageLinkProps, 'to' | 'query'>) {
  const isWide = useIsWide()
  const address = useShownPage()?.address
  if (!isWide || !address) return <PageLink to="/history" {...look} />
  return <PageLink to={address.path} query={queryOfHistory(address.query)} {...look} />
}
