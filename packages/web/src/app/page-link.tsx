import { writeAddress } from '@croupier/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/messages.provider.tsx'

export interface PageLinkProps {
  /** Path without the prefix of a language. */
  readonly to: string
  readonly query?: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  /** Replaces the text of the link where that alone would not say enough. */
  readonly label?: string
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/** A link to a page of the site in the page's own language, followed without a reload. */
export function PageLink({
  to,
  query,
  className,
  isCurrent,
  label,
  onFollow,
  children,
}: PageLinkProps) {
  const { locale } = useMessages()
  return (
    <Link
      href={writeAddress(locale, to, query)}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      onClick={() => onFollow?.()}
    >
      {children}
    </Link>
  )
}
