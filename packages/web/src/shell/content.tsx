import { contentView, hidesPanel, isPageLoading, isPanelOpen, titleTermOf } from '@croupier/core'
import type { ReactNode } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { ErrorBoundary } from '../app/error.boundary.tsx'
import { mainId } from '../app/main.id.ts'
import { Part } from '../app/part.tsx'
import { useChild } from '../app/use-child.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { CoveredContext } from '../ui/covered.ts'
import styles from './content.module.css'
import { BrokenCover, ContentCover } from './content-cover.tsx'
import { SlimHeader } from './header.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { useArrival } from './use-arrival.ts'
import { usePageTitle } from './use-page-title.ts'
import type { Surroundings } from './use-surroundings.ts'
import { Waiting } from './waiting.tsx'

/** The page that navigation shows. A failure page covers it but does not unmount it. */
export function Content({ surroundings }: { surroundings: Surroundings }) {
  const { app } = useSite()
  const isLoading = useView(app.actor, isPageLoading) ?? false
  const shown = useShownPage()
  const route = shown?.route
  const content = useChild('content')
  const view = useView(content, contentView)
  // The maintenance page itself says that the site is under maintenance.
  const isOnMaintenancePage = route === 'maintenance' && view?.failure === 'maintenance'
  const isCovered = view !== null && view.screen !== 'page' && !isOnMaintenancePage
  const isPanelOpened = useView(useChild('navigation'), isPanelOpen) ?? false
  const isPanelHidden = useView(content, hidesPanel) ?? false
  const onShown = useArrival(shown)
  // Such a page brings its own main element, once its script is loaded.
  const isAlone = surroundings === 'none'

  const page = route && (
    <div hidden={isCovered}>
      <CoveredContext value={isCovered}>
        <Part
          isNeeded
          name={route}
          address={shown.address.path}
          whileLoading={
            isAlone ? (
              <Main>
                <PageSkeleton />
              </Main>
            ) : (
              <PageSkeleton />
            )
          }
          onShown={onShown}
        />
      </CoveredContext>
    </div>
  )
  const cover = isCovered && (
    <ErrorBoundary fallback={(error) => <BrokenCover error={error} />}>
      <ContentCover
        {...view}
        screen={view.screen}
        onRetry={() => content?.send({ type: 'content.retry' })}
      >
        {(isAlone || (isPanelOpened && isPanelHidden)) && <Waiting as="paymentWaits" />}
      </ContentCover>
    </ErrorBoundary>
  )
  return (
    <div
      className={styles.content}
      data-flow="content"
      data-screen={view?.screen}
      aria-busy={isLoading || undefined}
    >
      {/* Before the page, which may then set a better title. */}
      <DocumentTitle term={isCovered || !shown ? null : titleTermOf(shown.address)} />
      {isAlone ? (
        <>
          {page}
          {cover && (
            <>
              <SlimHeader />
              <Main>{cover}</Main>
            </>
          )}
        </>
      ) : (
        <Main>
          {page}
          {cover}
        </Main>
      )}
    </div>
  )
}

function DocumentTitle({ term }: { term: string | null }) {
  useDocumentTitle({ page: usePageTitle(), term })
  return null
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}
