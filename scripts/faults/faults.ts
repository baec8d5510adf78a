import { bankTransferFaults } from './bank-transfer.faults.ts'
import { depositFaults } from './deposit.faults.ts'
import type { Fault } from './fault.ts'
import { qrPaymentFaults } from './qr-payment.faults.ts'
import { sessionFaults } from './session.faults.ts'
import { usdtFaults } from './usdt.faults.ts'
import { withdrawFaults } from './withdraw.faults.ts'

/** Every planted fault. */
export const faults: readonly Fault[] = [
  ...depositFaults,
  ...bankTransferFaults,
  ...qrPaymentFaults,
  ...sessionFaults,
  ...usdtFaults,
  ...withdrawFaults,
]

/**
 * A fault by its id.
 * @throws when there is none, with the ids that there are
 */
export function faultOf(id: string): Fault {
  const fault = faults.find((one) => one.id === id)
  if (fault) return fault
  const ids = faults.map((one) => `  ${one.id}`).join('\n')
  throw new Error(`There is no fault '${id}'. There are:\n${ids}`)
}
