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
  /** Shown when the part cannot be loaded. */
  readonly whenMissing?: ReactNode
  /** The page is useless without it: the content area says so when it cannot be loaded. */
  readonly isNeeded?: boolean
  /** Which of the pages it can be is shown, where it can be several. */
  readonly address?: string | undefined
  /** Called each time that the part is shown: see `Screen`. */
  readonly onShown?: (() => void) | undefined
}

/** How long after a failure a part that is not needed is tried again. */
const restMs = 30_000

/**
 * A screen that is loaded by itself. If it cannot be loaded or drawn, the rest of the site still works, and it
 * is tried again when the network is back, the member asks for it or half a minute has passed.
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
      isRetryFutile={isCovered || (!isNeeded && (!isOnline || isResting))}
      onRedraw={screens.forgetFailures}
      onFailure={broke}
    >
      <Suspense fallback={whileLoading}>
        <Screen name={name} address={address} onShown={onShown} />
      </Suspense>
    </ErrorBoundary>
  )
}
