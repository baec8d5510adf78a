import type { FlowRefs } from '@croupier/core'
import { historyView } from '@croupier/core/history'
import { ReceiptText } from 'lucide'
import { useChild, useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './history.module.css'
import { HistoryList } from './history-list.tsx'

/** The history of transactions, in the drawer or on its page. */
export function History({ headingLevel }: { headingLevel: 2 | 3 }) {
  const flow = useFlow('history')
  const view = useView(flow, historyView)
  const screen = view?.screen ?? 'loading'
  const isStale = view?.isStale ?? false
  const part = useKeptFocus<HTMLDivElement>(isStale ? `${screen} stale` : screen)
  return (
    <div ref={part} className={styles.history} data-flow="history" data-screen={screen}>
      <Waiting as="waitingPaymentRow" />
      {screen === 'loading' && <Loading />}
      {view?.isStale && flow && <Stale isRetrying={view.isRetrying} flow={flow} />}
      {screen === 'empty' && <Nothing />}
      {flow && screen === 'failed' && <Failed flow={flow} />}
      {view && flow && screen === 'listed' && (
        <HistoryList view={view} flow={flow} headingLevel={headingLevel} />
      )}
    </div>
  )
}

function Loading() {
  const { t } = useMessages('history')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </>
  )
}

/** The documented words, and the way to what would be listed here [HIST-13]. */
function Nothing() {
  const { t } = useMessages('history', 'member')
  const navigation = useChild('navigation')
  return (
    <EmptyState icon={ReceiptText} words={t('history.notFound')}>
      <Button
        variant="primary"
        onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
      >
        {t('menu.deposit')}
      </Button>
    </EmptyState>
  )
}

/** A history that could not be read must not pass for an empty one, and covers no page [HIST-13, ERR-28]. */
function Failed({ flow }: { flow: FlowRefs['history'] }) {
  const { t } = useMessages('history')
  return (
    <>
      <Note tone="caution" role="alert">
        {t('history.failed')}
      </Note>
      <Note>{t('history.notFound')}</Note>
      <Retry isBusy={false} flow={flow} />
    </>
  )
}

/** Above rows that may be out of date. */
function Stale({ isRetrying, flow }: { isRetrying: boolean; flow: FlowRefs['history'] }) {
  const { t } = useMessages('history')
  return (
    <>
      <Note tone="caution" role="alert">
        {t('history.stale')}
      </Note>
      <Retry isBusy={isRetrying} flow={flow} />
    </>
  )
}

function Retry({ isBusy, flow }: { isBusy: boolean; flow: FlowRefs['history'] }) {
  const { t } = useMessages()
  return (
    <Button
      size="large"
      isWide
      isBusy={isBusy}
      onPress={() => flow.send({ type: 'history.retry' })}
    >
      {t('action.tryAgain')}
    </Button>
  )
}
