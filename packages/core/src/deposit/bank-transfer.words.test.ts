import { describe, expect, it } from 'vitest'
import { bankChannel, channel, startDeposit } from '../../testing/deposit.harness.ts'

/** A report of 500 baht that is on its way. */
async function startSending() {
  const deposit = await startDeposit({ channels: [channel('one'), bankChannel] })
  await deposit.send({ type: 'deposit.shown' })
  await deposit.send({ type: 'deposit.chooseChannel', key: 'bank:one' })
  await deposit.send(
    { type: 'transfer.openReport' },
    { type: 'deposit.changeAmount', text: '500' },
    { type: 'deposit.submit' },
  )
  return deposit
}

describe('a report of a transfer', () => {
  it.each([
    [
      'transfer.refused',
      { code: 4102, message: 'Too little.' },
      {
        id: 'deposit.bank.error.reportRefusedReason',
        values: { code: 4102, message: 'Too little' },
      },
    ],
    [
      'transfer.refused',
      { code: 403, message: null },
      { id: 'deposit.bank.error.reportRefused', values: { code: 403 } },
    ],
    [
      'transfer.lost',
      { code: 9999, message: 'Busy' },
      {
        id: 'deposit.bank.error.reportUnclearReason',
        values: { minutes: 5, code: 9999, message: 'Busy' },
      },
    ],
    [
      'transfer.lost',
      { code: 504, message: null },
      { id: 'deposit.bank.error.reportUnclear', values: { minutes: 5, code: 504 } },
    ],
  ] as const)(
    'that ends with %s says the code and the words of the server: %j',
    async (type, said, message) => {
      const { answerTransfer, view } = await startSending()
      await answerTransfer({ type, said })
      expect(view().failure?.message).toEqual(message)
    },
  )
})
