import type { ActorRefFrom } from 'xstate'
import { createMoneyWrite, sendOnce } from '../../kernel/flow/money.write.ts'
import type { balanceMachine } from '../../member/balance/balance.machine.ts'
import { type CallAnswer, isCertainNo } from '../../wire/api/answer.ts'
import type { ApiClient } from '../../wire/api/client.ts'
import { answerIn } from '../payout/payout.outcome.ts'
import { sendTransferCall } from './bank-transfer.calls.ts'
import { creditAwaitedFor } from './credit.wait.ts'
import type { ReportTransferInput } from './deposit.setup.ts'
import type { TransferAnswer, TransferReport } from './deposit.types.ts'

/** A money write: not aborted when its state is left, never repeated, and its late answer still counts. */
export function createReportTransfer(api: ApiClient, clock: { now(): number }) {
  return createMoneyWrite<ReportTransferInput, TransferAnswer>((input, { system, sendBack }) => {
    const balance: ActorRefFrom<typeof balanceMachine> | undefined = system.get('balance')
    const before = balance?.getSnapshot()
    const reportedAt = clock.now()
    const report: TransferReport = {
      channelKey: input.channelKey,
      amount: input.amount,
      // Compared with a stale balance, older money would look like the new credit.
      balanceBefore: before?.matches('fresh') ? before.context.balance : null,
      deadline: reportedAt + creditAwaitedFor,
      reportedAt,
      account: input.account,
      outcome: null,
    }
    // The flow shows the result itself: the failure page must not cover it.
    void sendOnce<CallAnswer<Record<never, never>, 'transfer'>>(
      (onLateAnswer) => api.call(sendTransferCall, input, { purpose: 'pressed', onLateAnswer }),
      (answer) => sendBack(readTransferAnswer(answer, report)),
    )
  })
}

/** The result of a report: accepted, definitely refused, or a lost answer, which leaves the outcome unknown. */
export function readTransferAnswer(
  answer: CallAnswer<Record<never, never>, 'transfer'>,
  report: TransferReport,
): TransferAnswer {
  if (answer.kind === 'accepted') return { type: 'transfer.reported', report }
  if (answer.kind === 'refused') {
    const { code, message } = answer.refusal
    return { type: 'transfer.refused', said: { code, message } }
  }
  const said = answerIn(answer.failure)
  return { type: isCertainNo(answer.failure) ? 'transfer.refused' : 'transfer.lost', said }
}
