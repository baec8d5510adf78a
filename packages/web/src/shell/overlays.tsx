import { contentView, isPanelOpen, siteView } from '@croupier/core'
import { type ReactNode, Suspense } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { ErrorBoundary } from '../app/error.boundary.tsx'
import { Screen } from '../app/screen.tsx'
import { useChild, useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'

/** What lies beside or over any page: the panel, the endings of a deposit, the closed site. */
export function Overlays() {
  const isPanel = useView(useChild('navigation'), isPanelOpen) ?? false
  const isClosed = useView(useSite().app.actor, siteView)?.isClosed ?? false
  const isDepositRunning = useFlow('deposit') !== undefined
  return (
    <>
      {isPanel && (
        <Overlay>
          <Screen name="transferPanel" />
        </Overlay>
      )}
      {isDepositRunning && (
        <Overlay>
          <Screen name="depositFailure" />
        </Overlay>
      )}
      {isClosed && (
        <Overlay>
          <Screen name="siteClosed" />
        </Overlay>
      )}
    </>
  )
}

function Overlay({ children }: { children: ReactNode }) {
  const { screens } = useSite()
  const content = useChild('content')
  const isCovered = useView(content, contentView)?.screen !== 'page'
  return (
    <ErrorBoundary
      fallback={null}
      isCovered={isCovered}
      onRedraw={screens.forgetFailures}
      onBroke={() => content?.send({ type: 'content.broke' })}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
