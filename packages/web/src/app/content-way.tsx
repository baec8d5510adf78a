import type { ContentLink } from '@croupier/core/site'
import type { ReactNode } from 'react'
import { MemberLink } from './member-link.tsx'

export interface ContentWayProps {
  readonly link: ContentLink
  readonly className: string
  /** Replaces the text of the link where that alone would not say enough. */
  readonly label?: string
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/** A link that an operator wrote: to a page of the site, or beside it to an address that the site allows. */
export function ContentWay({ link, className, label, onFollow, children }: ContentWayProps) {
  if (link.kind === 'page') {
    return (
      <MemberLink
        to={link.path}
        query={link.query}
        className={className}
        {...(label ? { label } : {})}
        {...(onFollow ? { onFollow } : {})}
      >
        {children}
      </MemberLink>
    )
  }
  return (
    <a
      href={link.address}
      target="_blank"
      rel="noreferrer"
      className={className}
      aria-label={label}
      onClick={onFollow}
    >
      {children}
    </a>
  )
}
