import { satang } from '../../../src/base/money/satang.ts'
import {
  type AccountsResult,
  usdtDepositMachine,
} from '../../../src/flows/usdt/usdt-deposit.machine.ts'
import { ethereumAccount, strayAccount, tronAccount } from '../../usdt-accounts.ts'
import { casesOf } from '../chart.cases.ts'

export const usdtDepositCases = casesOf({
  chart: usdtDepositMachine,
  inputs: [{ isVisible: true }, { isVisible: false }],
  events: [
    { type: 'usdtDeposit.chooseNetwork', id: tronAccount.id },
    { type: 'usdtDeposit.chooseNetwork', id: strayAccount.id },
    { type: 'usdtDeposit.showWholeAddress' },
    { type: 'usdtDeposit.showShortAddress' },
    { type: 'usdtDeposit.retry' },
    { type: 'usdtDeposit.back' },
    { type: 'balance.read', balance: satang(100_000) },
    { type: 'balance.read', balance: satang(448_500) },
    { type: 'page.hidden' },
    { type: 'page.resumed' },
  ],
  answers: {
    loadAccounts: [
      { accounts: null },
      { accounts: [] },
      { accounts: [tronAccount] },
      { accounts: [tronAccount, ethereumAccount, strayAccount] },
    ] satisfies AccountsResult[],
  },
  actions: { askBalance: () => {} },
})
