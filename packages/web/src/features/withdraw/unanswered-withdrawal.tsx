import { openTransferTab } from '@croupier/core'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { UnansweredPayout } from '../../shell/unanswered-payout.tsx'

/** Leads to a withdrawal whose answer was lost while the member is elsewhere. */
export function UnansweredWithdrawal() {
  const navigation = useChild('navigation')
  return (
    <UnansweredPayout
      flow="withdraw"
      isShown={useView(navigation, openTransferTab) === 'withdraw-tab'}
      onPress={() => navigation?.send({ type: 'navigation.openWithdraw' })}
    />
  )
}
