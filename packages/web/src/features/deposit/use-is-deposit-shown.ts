import { openTransferTab } from '@croupier/core'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'

/** Whether the deposit is on the screen, in the panel or on its page. */
export function useIsDepositShown(): boolean {
  return useView(useChild('navigation'), openTransferTab) === 'deposit-tab'
}
