import { writeAddress } from '@croupier/core'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { useSite } from './app.provider.tsx'

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

/** A link to a page of the site in the page's own language, followed without loading the page anew. */
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
  const { navigation } = useSite().app.services
  const address = writeAddress(locale, to, query)
  return (
    <a
      href={address}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onFollow?.()
        navigation.go(address, 'push')
      }}
    >
      {children}
    </a>
  )
}

/** A click that the browser itself takes to another tab, another window or the disk. */
function opensElsewhere({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey || button !== 0
}
