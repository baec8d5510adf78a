import type { Call } from '../api/call.ts'
import { sendTransferEndpoint } from '../contract/transfer.endpoints.ts'
import { satangToBaht } from '../money/satang.ts'

/** Reports a transfer to one of the operator's accounts [OPEN-64]. */
export const sendTransferCall: Call<'sendTransfer'> = {
  name: 'sendTransfer',
  endpoint: sendTransferEndpoint,
  write: ({ channelId, amount }) => ({ body: { id: channelId, amount: satangToBaht(amount) } }),
  read: () => ({}),
}
