import { contentView, isPanelOpen } from '@croupier/core'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../app/error.boundary.tsx'
import { Screen } from '../app/screen.tsx'
import { useChild, useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { SiteClosedDialog } from './site-closed.dialog.tsx'

/** What lies beside or over any page: the panel, the endings of a deposit, the closed site. */
export function Overlays() {
  const isPanel = useView(useChild('navigation'), isPanelOpen) ?? false
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
      <SiteClosedDialog />
    </>
  )
}

function Overlay({ children }: { children: ReactNode }) {
  const content = useChild('content')
  const isCovered = useView(content, contentView)?.screen !== 'page'
  return (
    <ErrorBoundary
      fallback={null}
      isCovered={isCovered}
      onBroke={() => content?.send({ type: 'content.broke' })}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
