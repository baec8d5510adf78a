import type { ControlClient } from '@croupier/mock-server/client'
import { transferAmounts } from './transfer.sight.ts'

const member = 'demo'
const everyChannel = ['pp-1', 'pp-2', 'tw-1', 'bank-1', 'bank-2']

/** The mock server's answers to the next report of a transfer, other than a success. */
export const reportRefusals = {
  /** The operator has closed the account, and reopens it after the answer. */
  serverRefuses: (control: ControlClient) =>
    control.putMember({ username: member, channels: everyChannel.filter((id) => id !== 'bank-1') }),
  /** The server did nothing: the money of an accepted report would count for the next one. */
  answerIsLost: (control: ControlClient) => control.fault('sendTransfer', 'malformed'),
}

export async function reopenAccount(control: ControlClient): Promise<void> {
  await control.putMember({ username: member, channels: everyChannel })
}

/** The reported transfers whose money the server has not credited yet. */
export function createPendingTransfers(control: ControlClient) {
  let count = 0
  return {
    add: () => {
      count += 1
    },
    clear: () => {
      count = 0
    },
    /** Credits the transfers and takes the same amount from the balance, so that it never rises. */
    spend: async () => {
      const found = (await control.members()).find(({ username }) => username === member)
      if (!found) throw new Error(`there is no member ${member}`)
      const balance = found.balance - count * Number(transferAmounts.good)
      await control.putMember({ username: member, balance })
      count = 0
    },
  }
}
