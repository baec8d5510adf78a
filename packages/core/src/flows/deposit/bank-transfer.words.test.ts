import { describe, expect, it } from 'vitest'
import {
  awaitedTransfer,
  bankChannel,
  channel,
  startDeposit,
} from '../../../testing/deposit.harness.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { readTransferAnswer } from './bank-transfer.actors.ts'

/** A report of 500 baht that is in flight. */
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
    'that ends with %s shows the server’s code and message: %j',
    async (type, said, message) => {
      const { answerTransfer, view } = await startSending()
      await answerTransfer({ type, said })
      expect(view().failure?.message).toEqual(message)
    },
  )
})

describe('the result of a report', () => {
  it.each<[CallAnswer<Record<never, never>, 'transfer'>, object]>([
    [
      {
        kind: 'refused',
        refusal: { context: 'transfer', code: 4102, meaning: 'other', message: 'Too little.' },
      },
      { type: 'transfer.refused', said: { code: 4102, message: 'Too little.' } },
    ],
    [
      { kind: 'failed', failure: { kind: 'postponed', status: 429, retryAfterMs: 1_000 } },
      { type: 'transfer.refused', said: { kind: 'status', code: 429, message: null } },
    ],
    [
      { kind: 'failed', failure: { kind: 'httpError', status: 429, retryAfterMs: 1_000 } },
      { type: 'transfer.lost', said: { kind: 'status', code: 429, message: null } },
    ],
  ])('is, for the answer %j, %j', (answer, event) => {
    expect(readTransferAnswer(answer, awaitedTransfer)).toEqual(event)
  })
})
