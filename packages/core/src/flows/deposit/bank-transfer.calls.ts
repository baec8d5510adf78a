import type { Satang } from '../../base/money/satang.ts'
import { satangToBaht } from '../../base/money/satang.ts'
import { callOf } from '../../wire/api/call.ts'
import { sendTransferEndpoint } from '../../wire/contract/transfer.endpoints.ts'

/** Reports a transfer to one of the operator's accounts [OPEN-64]. */
export const sendTransferCall = callOf(
  'sendTransfer',
  sendTransferEndpoint,
)({
  write: ({ channelId, amount }: { channelId: string; amount: Satang }) => ({
    body: { id: channelId, amount: satangToBaht(amount) },
  }),
  read: () => ({}),
})
