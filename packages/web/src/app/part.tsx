import { contentView, siteView } from '@croupier/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useSite } from './app.provider.tsx'
import { ErrorBoundary } from './error.boundary.tsx'
import { ScreenNotLoaded } from './screen.failure.ts'
import type { ScreenName } from './screen.names.ts'
import { Screen } from './screen.tsx'
import { useChild } from './use-child.ts'
import { useView } from './use-view.ts'

export interface PartProps {
  readonly name: ScreenName
  /** Shown until the part is loaded. */
  readonly whileLoading?: ReactNode
  /** Shown when the part cannot be had. */
  readonly whenMissing?: ReactNode
  /** Nobody can go on without it: the content area says so when it cannot be had. */
  readonly isNeeded?: boolean
  /** Which of the pages it can be is shown, where it can be several. */
  readonly address?: string | undefined
  /** Told when the part is loaded and drawn, and again at every other address. */
  readonly onShown?: (() => void) | undefined
}

/** After so long a part is tried again that nobody asked for. */
const restMs = 30_000

/**
 * A screen of its own file. The site lives on when it cannot be loaded or drawn, and tries again when
 * the network is back, the member asks for it or half a minute has passed.
 */
export function Part({
  name,
  whileLoading = null,
  whenMissing = null,
  isNeeded = false,
  address,
  onShown,
}: PartProps) {
  const { app, screens } = useSite()
  const content = useChild('content')
  const isOnline = useView(app.actor, siteView)?.isOnline ?? true
  const isCovered = useView(content, contentView)?.screen !== 'page'
  const [isResting, setResting] = useState(false)
  const broke = (error: unknown) => {
    if (error instanceof ScreenNotLoaded) {
      app.actor.send({ type: 'chunk.missing', beside: isNeeded ? null : `part.${name}` })
    }
    if (isNeeded) return content?.send({ type: 'content.broke', isOnline })
    if (!isOnline) return
    setResting(true)
    app.services.clock.setTimeout(() => setResting(false), restMs)
  }
  return (
    <ErrorBoundary
      fallback={whenMissing}
      isHopeless={isCovered || (!isNeeded && (!isOnline || isResting))}
      onRedraw={screens.forgetFailures}
      onBroke={broke}
    >
      <Suspense fallback={whileLoading}>
        <Screen name={name} address={address} onShown={onShown} />
      </Suspense>
    </ErrorBoundary>
  )
}
