import { openTransferTab } from '@croupier/core'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ReminderButton } from '../../ui/reminder-button.tsx'
import { useWithdraw } from './use-withdraw.ts'

/** Leads to a withdrawal whose answer was lost while the member is elsewhere. */
export function UnansweredWithdrawal() {
  const { t } = useMessages('member')
  const navigation = useChild('navigation')
  const isShown = useView(navigation, openTransferTab) === 'withdraw-tab'
  const unknown = useWithdraw()?.view.unknown
  if (isShown || !unknown) return null
  const isFound = unknown.look === 'found'
  return (
    <ReminderButton
      tone={isFound ? 'positive' : 'caution'}
      onPress={() => navigation?.send({ type: 'navigation.openWithdraw' })}
    >
      {isFound ? t('header.withdrawalFound') : t('header.withdrawalUnknown')}
    </ReminderButton>
  )
}
