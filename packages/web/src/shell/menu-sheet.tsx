import { Part } from '../app/part.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useMenu } from './menu.provider.tsx'
import { useOverlay } from './use-overlay.ts'

/** The main menu over the page, if there is no room beside it. */
export function MenuSheet() {
  const { t } = useMessages()
  const { leave } = useMenu()
  if (useOverlay() !== 'menu') return null
  return (
    <Sheet title={t('header.menu')} closeLabel={t('action.close')} onClose={leave}>
      <Part isNeeded name="menuEntries" />
    </Sheet>
  )
}
