import { assign } from 'xstate'
import { satang } from '../../../src/base/money/satang.ts'
import { minute } from '../../../src/base/time/durations.ts'
import type { LateLook, LatePayment } from '../../../src/flows/deposit/late-payment.rules.ts'
import { latePaymentsMachine } from '../../../src/flows/late-payment/late-payments.machine.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const payment: LatePayment = {
  id: 'pay-1',
  reference: null,
  amount: satang(50_037),
  since: testEpoch,
  until: testEpoch + 45 * minute,
  told: 0,
}

export const latePaymentsCases = casesOf({
  chart: latePaymentsMachine,
  inputs: [
    { payments: [payment], isVisible: true },
    { payments: [payment], isVisible: false },
    { payments: [], isVisible: true },
  ],
  events: [
    { type: 'deposit.cancelled' },
    { type: 'deposit.ended' },
    { type: 'page.hidden' },
    { type: 'page.resumed' },
  ],
  answers: {
    lookForPayments: [
      { arrived: [], left: [payment] },
      { arrived: [{ ...payment, moneyAt: testEpoch }], left: [] },
    ] satisfies LateLook[],
  },
  actions: { recallPayments: assign({ payments: [payment] }) },
})
