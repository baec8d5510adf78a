import { type ActorRefFrom, assign, fromPromise } from 'xstate'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { balanceMachine } from '../../member/balance/balance.machine.ts'
import { createReportFacts, transferOf } from '../deposit/bank-transfer.facts.ts'
import { createDepositFacts } from '../deposit/deposit.facts.ts'
import { createEndingFacts } from '../deposit/deposit-ending.facts.ts'
import { createLatePaymentFacts } from '../deposit/late-payment.facts.ts'
import { type LateLook, lookForPayments, stillAwaited } from '../deposit/late-payment.rules.ts'
import { getHistoryCall } from '../history/history.calls.ts'
import { latePaymentsMachine } from './late-payments.machine.ts'

type LatePaymentServices = Pick<
  Services,
  'api' | 'clock' | 'credentials' | 'log' | 'page' | 'storages'
>

/** The chart of a member's late payments, with its actors and actions provided. */
export function createLatePaymentsFlow(
  { api, clock, credentials, log, page, storages }: LatePaymentServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const facts = createLatePaymentFacts(storages.local, username)
  const deposits = createDepositFacts(storages, username)
  const endings = createEndingFacts(storages.local, username, log)
  const reports = createReportFacts(storages.local, username, log)

  const awaited = () => {
    const code = deposits.readPayment(clock)?.payment
    const report = reports.read(clock)
    const transfer = report !== null && report.outcome === null && transferOf(report)
    return [...(code ? [code] : []), ...(transfer ? [transfer] : [])]
  }

  const logic = latePaymentsMachine.provide({
    actors: {
      lookForPayments: fromPromise<LateLook>(async ({ signal, system }) => {
        const balance: ActorRefFrom<typeof balanceMachine> = system.get('balance')
        balance.send({ type: 'balance.refetch' })
        const answer = await api.call(getHistoryCall, {}, { purpose: 'background', signal })
        // They are read again, because another tab may have reported one meanwhile.
        const payments = facts.read()
        const now = clock.now()
        const look: LateLook =
          answer.kind === 'accepted'
            ? lookForPayments({
                payments,
                history: answer.value.transactions,
                waiting: awaited(),
                now,
              })
            : { arrived: [], left: stillAwaited(payments, now) }
        facts.keep(look.left)
        // A reload must neither poll a payment that has arrived nor say that it has not.
        for (const payment of look.arrived) {
          const { id } = payment
          facts.markPaid(payment, clock)
          deposits.forgetPayment(id)
          endings.forget(id)
          credentials.dropPayment(id)
        }
        return look
      }),
    },
    actions: { recallPayments: assign(() => ({ payments: facts.read() })) },
  })
  return { logic, input: { payments: facts.read(), isVisible: page.isVisible() } }
}
