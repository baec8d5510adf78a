import { useChild, useFlow } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import type { HeadButton } from '../../ui/flow-frame.tsx'

/** The buttons in the head of the money flows. Until the flow is loaded there is only the one that closes it. */
export function useTransferHead(): {
  readonly back: HeadButton | undefined
  readonly close: HeadButton
} {
  const { t } = useMessages('member')
  const panel = useFlow('transferPanel')
  const navigation = useChild('navigation')
  return {
    back: panel && {
      label: t('action.back'),
      onPress: () => panel.send({ type: 'transferPanel.back' }),
    },
    close: {
      label: t('action.close'),
      onPress: () =>
        panel
          ? panel.send({ type: 'transferPanel.close' })
          : navigation?.send({ type: 'navigation.closePanel' }),
    },
  }
}
