import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { TransferProgress, TransferStep } from '../../kernel/routing/transfer.tabs.ts'
import type { depositMachine } from './deposit.machine.ts'
import { hasSeveralChannels } from './deposit.rules.ts'
import type { DepositScreen } from './deposit.types.ts'

export type DepositSnapshot = SnapshotFrom<typeof depositMachine>

/** The screen that the deposit shows. */
export function depositScreen(snapshot: DepositSnapshot): DepositScreen {
  return screenOf(snapshot, 'checking')
}

/** How far the deposit has got [OPEN-36]. */
export function depositStep(snapshot: DepositSnapshot): TransferStep {
  return stepOf(depositScreen(snapshot))
}

/**
 * How far the deposit has got, and whether going back leads to an earlier step: from a waiting code to the amount, from
 * the report of a transfer to its account, or to the choice of channels where there is a choice [ROUTE-63].
 */
export function depositProgress(snapshot: DepositSnapshot): TransferProgress {
  const screen = depositScreen(snapshot)
  const isChosen = screen === 'enteringAmount' || screen === 'showingAccount'
  const canStepBack =
    screen === 'awaitingPayment' ||
    snapshot.hasTag('reportOpen') ||
    (isChosen && hasSeveralChannels(snapshot.context))
  return { step: stepOf(screen), canStepBack: screen === 'checking' ? null : canStepBack }
}

function stepOf(screen: DepositScreen): TransferStep {
  switch (screen) {
    case 'checking':
    case 'unavailable':
    case 'withoutAccounts':
    case 'choosingChannel':
      return 0
    case 'showingAccount':
    case 'reportingTransfer':
    case 'reportFailed':
    case 'reportUnknown':
    case 'enteringAmount':
    case 'waitingAtAmount':
    case 'requestingQr':
    case 'requestFailed':
    case 'requestUnknown':
    case 'cannotCreate':
      return 1
    case 'transferReported':
    case 'awaitingPayment':
    case 'succeeded':
    case 'expired':
    case 'failed':
      return 2
  }
}
