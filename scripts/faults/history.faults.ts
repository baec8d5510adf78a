import type { Fault } from './fault.ts'

/** Faults in the history. */
export const historyFaults: readonly Fault[] = [
  {
    id: 'cancelled-amount-with-minus',
    area: 'history',
    file: 'packages/web/src/features/history/transaction-row.tsx',
    inside: 'looks.cancel',
    code: "sign: '+'",
    replacement: "sign: '-'",
    harm: 'Money that was given back reads as money that was taken.',
  },
  {
    id: 'withdrawal-with-plus',
    area: 'history',
    file: 'packages/web/src/features/history/transaction-row.tsx',
    inside: 'looks.withdraw',
    code: "sign: '-'",
    replacement: "sign: '+'",
    harm: 'Money that was withdrawn reads as money that came in.',
  },
  {
    id: 'days-by-utc',
    area: 'history',
    file: 'packages/core/src/history/history.rules.ts',
    inside: 'shownDays',
    code: 'bangkokDay(transaction.at)',
    replacement: 'new Date(transaction.at).toISOString().slice(0, 10)',
    harm: 'What happened after midnight stands under the day before.',
  },
  {
    id: 'more-than-the-cap',
    area: 'history',
    file: 'packages/core/src/history/history.rules.ts',
    inside: 'wanted',
    code: 'transactions.slice(0, historyCap)',
    replacement: 'transactions',
    harm: 'More transactions are shown than promised.',
  },
  {
    id: 'internal-words-in-notes',
    area: 'history',
    file: 'packages/core/src/history/history.rules.ts',
    inside: 'withoutPhrase',
    code: "'gi'",
    replacement: "'g'",
    harm: 'A member reads words in a note that are meant for the staff.',
  },
  {
    id: 'filter-ignored',
    area: 'history',
    file: 'packages/core/src/history/history.rules.ts',
    inside: 'wanted',
    code: "filter === 'all' ? newest : newest.filter(({ type }) => type === filter)",
    replacement:
      "filter === 'cancel' ? newest : newest.filter(({ type }) => filter === 'all' || type === filter)",
    harm: 'Who looks for cancelled ones sees all transactions.',
  },
  {
    id: 'failed-history-looks-empty',
    area: 'history',
    file: 'packages/core/src/history/history.machine.ts',
    inside: 'failed',
    code: "meta: { screen: 'failed' }",
    replacement: "meta: { screen: 'empty' }",
    harm: 'A member whose history could not be loaded reads that there is nothing in it.',
  },
]
