import { satang } from '../../../src/base/money/satang.ts'
import { type HistoryResult, historyMachine } from '../../../src/flows/history/history.machine.ts'
import type { Transaction } from '../../../src/flows/history/history.ts'
import { readAddress } from '../../../src/kernel/routing/address.ts'
import { settledAt } from '../../settled.route.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const transactions = Array.from({ length: 21 }, (_, index) => ({
  id: `T-${index}`,
  type: 'deposit',
  amount: satang(10_000),
  currency: 'THB',
  at: testEpoch - index,
  isPending: false,
  note: null,
  channel: null,
  reference: null,
  bonus: null,
  balanceAfter: null,
})) satisfies Transaction[]

const answers: readonly HistoryResult[] = [
  { kind: 'read', transactions, unreadable: 0 },
  { kind: 'read', transactions: [], unreadable: 0 },
  { kind: 'failed' },
]

export const historyCases = casesOf({
  chart: historyMachine,
  inputs: [
    { address: readAddress('/?sideHistory=true'), isPage: false },
    { address: readAddress('/history'), isPage: true },
    { address: readAddress('/history?transaction=deposit-T-3'), isPage: true },
    { address: readAddress('/history?transaction=withdraw-T-3'), isPage: true },
  ],
  events: [
    { type: 'history.loadMore' },
    { type: 'history.show', filter: 'withdraw' },
    { type: 'history.show', filter: 'all' },
    { type: 'history.open', transaction: { id: 'T-3', type: 'deposit' } },
    { type: 'history.close' },
    { type: 'history.retry' },
    settledAt('/history'),
    settledAt('/history?transaction=deposit-T-3'),
    { type: 'balance.moved' },
  ],
  answers: {
    getHistory: answers,
    refreshHistory: answers,
    retryHistory: answers,
  },
})
