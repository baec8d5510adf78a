import { PanelLeft } from 'lucide'
import { useMessages } from '../i18n/messages.provider.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useMenu } from './menu.provider.tsx'

export function MenuButton() {
  const { t } = useMessages()
  const { isOpen, isThere, toggle } = useMenu()
  return (
    isThere && (
      <IconButton
        label={t('header.toggleMenu')}
        icon={PanelLeft}
        isExpanded={isOpen}
        onPress={toggle}
      />
    )
  )
}
