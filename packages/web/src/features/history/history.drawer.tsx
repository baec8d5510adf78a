import { useChild } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { useOverlay } from '../../shell/use-overlay.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { History } from './history.tsx'

/** The history over the page, where there is room for both. */
export function HistoryDrawer() {
  const { t } = useMessages()
  const navigation = useChild('navigation')
  if (useOverlay() !== 'history') return null
  return (
    <Drawer
      title={t('route.history')}
      closeLabel={t('action.close')}
      onClose={() => navigation?.send({ type: 'navigation.closePanel' })}
    >
      <History headingLevel={3} />
    </Drawer>
  )
}
