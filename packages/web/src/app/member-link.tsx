import { wayTo, writeAddress } from '@croupier/core'
import { useMessages } from '../i18n/messages.provider.tsx'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { useChild } from './use-child.ts'
import { useView } from './use-view.ts'

/** A link to a page that may be for members only: it leads visitors to the login first. */
export function MemberLink({ to, query, ...look }: PageLinkProps) {
  const { locale } = useMessages()
  const way = useView(useChild('navigation'), (snapshot) =>
    wayTo(snapshot, writeAddress(locale, to, query)),
  )
  return <PageLink {...look} to={way?.path ?? to} query={way?.query ?? query ?? {}} />
}
