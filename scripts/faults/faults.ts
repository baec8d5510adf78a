import { affiliateFaults } from './affiliate.faults.ts'
import { bankTransferFaults } from './bank-transfer.faults.ts'
import { conformanceFaults } from './conformance.faults.ts'
import { contentFaults } from './content.faults.ts'
import { contractFaults } from './contract.faults.ts'
import { cookiesFaults } from './cookies.faults.ts'
import { depositFaults } from './deposit.faults.ts'
import { depositEndingsFaults } from './deposit-endings.faults.ts'
import { dialectFaults } from './dialect.faults.ts'
import type { Fault } from './fault.ts'
import { gamesFaults } from './games.faults.ts'
import { historyFaults } from './history.faults.ts'
import { hostsFaults } from './hosts.faults.ts'
import { mockServerFaults } from './mock-server.faults.ts'
import { moneyFaults } from './money.faults.ts'
import { moneyDocumentFaults } from './money-document.faults.ts'
import { noticesFaults } from './notices.faults.ts'
import { passwordsFaults } from './passwords.faults.ts'
import { payoutPasswordFaults } from './payout-password.faults.ts'
import { promotionsFaults } from './promotions.faults.ts'
import { qrPaymentFaults } from './qr-payment.faults.ts'
import { registrationFaults } from './registration.faults.ts'
import { routingFaults } from './routing.faults.ts'
import { sessionFaults } from './session.faults.ts'
import { speedFaults } from './speed.faults.ts'
import { timeFaults } from './time.faults.ts'
import { usdtFaults } from './usdt.faults.ts'
import { withdrawFaults } from './withdraw.faults.ts'

/** Every planted fault. */
export const faults: readonly Fault[] = [
  ...depositFaults,
  ...depositEndingsFaults,
  ...dialectFaults,
  ...bankTransferFaults,
  ...qrPaymentFaults,
  ...hostsFaults,
  ...sessionFaults,
  ...timeFaults,
  ...usdtFaults,
  ...withdrawFaults,
  ...passwordsFaults,
  ...payoutPasswordFaults,
  ...affiliateFaults,
  ...contentFaults,
  ...conformanceFaults,
  ...contractFaults,
  ...cookiesFaults,
  ...gamesFaults,
  ...historyFaults,
  ...mockServerFaults,
  ...moneyFaults,
  ...moneyDocumentFaults,
  ...noticesFaults,
  ...promotionsFaults,
  ...registrationFaults,
  ...routingFaults,
  ...speedFaults,
]

/**
 * Finds a fault by its id.
 * @throws Error that lists the ids if there is no such fault
 */
export function faultOf(id: string): Fault {
  const fault = faults.find((one) => one.id === id)
  if (fault) return fault
  const ids = faults.map((one) => `  ${one.id}`).join('\n')
  throw new Error(`There is no fault '${id}'. There are:\n${ids}`)
}
