import type { SnapshotFrom } from 'xstate'
import type { TransferStep } from '../transfer-panel/transfer-panel.rules.ts'
import type { depositMachine } from './deposit.machine.ts'
import type { DepositScreen } from './deposit.types.ts'

export type DepositSnapshot = SnapshotFrom<typeof depositMachine>

/** Which of its screens the deposit is on. */
export function depositScreen(snapshot: DepositSnapshot): DepositScreen {
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.screen
  return 'checking'
}

/** How far the deposit is [OPEN-36]. */
export function depositStep(snapshot: DepositSnapshot): TransferStep {
  return stepOf(depositScreen(snapshot))
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
