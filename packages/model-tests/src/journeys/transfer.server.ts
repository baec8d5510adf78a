import type { ControlClient } from '@croupier/mock-server/client'
import { transferAmounts } from './transfer.sight.ts'

const member = 'demo'
const everyChannel = ['pp-1', 'pp-2', 'tw-1', 'bank-1', 'bank-2']

/** How the mock server answers the next report of a transfer, if not with yes. */
export const reportRefusals = {
  /** The operator has closed the account, and opens it again when the answer is out. */
  serverRefuses: (control: ControlClient) =>
    control.putMember({ username: member, channels: everyChannel.filter((id) => id !== 'bank-1') }),
  /** And nothing was done: money of a report that was carried out would count for the next one. */
  answerIsLost: (control: ControlClient) => control.fault('sendTransfer', 'malformed'),
}

export async function reopenAccount(control: ControlClient): Promise<void> {
  await control.putMember({ username: member, channels: everyChannel })
}

/** So much leaves the balance as the transfer brings: it never rises. */
export async function spendTransfer(control: ControlClient): Promise<void> {
  const found = (await control.members()).find(({ username }) => username === member)
  if (!found) throw new Error(`there is no member ${member}`)
  await control.putMember({
    username: member,
    balance: found.balance - Number(transferAmounts.good),
  })
}
