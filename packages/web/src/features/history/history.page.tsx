import { useMessages } from '../../i18n/messages.provider.tsx'
import { Page } from '../../shell/page.tsx'
import { History } from './history.tsx'

/** The history as a page. */
export function HistoryPage() {
  const { t } = useMessages()
  return (
    <Page title={t('route.history')}>
      <History headingLevel={2} />
    </Page>
  )
}
