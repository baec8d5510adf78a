import { satang } from '../../../src/base/money/satang.ts'
import { type BalanceResult, balanceMachine } from '../../../src/member/balance/balance.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const balanceCases = casesOf({
  chart: balanceMachine,
  inputs: [undefined],
  events: [{ type: 'balance.refetch' }, { type: 'page.resumed' }],
  answers: {
    getCredit: [{ balance: satang(1_000) }, { balance: null }] satisfies BalanceResult[],
  },
})
