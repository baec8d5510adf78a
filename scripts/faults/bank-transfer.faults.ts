import type { Fault } from './fault.ts'

const core = 'packages/core/src'

/** Faults in deposits by TrueMoney and by bank transfer. */
export const bankTransferFaults: readonly Fault[] = [
  {
    id: 'wallets-and-promptpay-confused',
    area: 'deposit',
    file: `${core}/flows/deposit/deposit.calls.ts`,
    code: "type: kind === 'trueMoney' ? 'truewallet' : 'payment',",
    replacement: "type: kind === 'promptPay' ? 'truewallet' : 'payment',",
    harm: 'Nobody can deposit by scanning: the server knows no such channel.',
  },
  {
    id: 'lost-report-taken-for-a-refusal',
    area: 'deposit',
    file: `${core}/flows/deposit/bank-transfer.actors.ts`,
    code: "isCertainNo(answer.failure) ? 'transfer.refused' : 'transfer.lost'",
    replacement: "'transfer.refused'",
    harm: 'A member who reads that the report failed sends it, or the money, again.',
  },
  {
    id: 'credit-seen-in-any-balance',
    area: 'deposit',
    file: `${core}/flows/credit-watch/credit-watch.machine.ts`,
    code: 'balance >= context.balanceBefore + context.amount',
    replacement: 'balance >= context.balanceBefore',
    harm: 'The site says that money has arrived while it is still on its way.',
  },
  {
    id: 'report-forgotten-by-a-reload',
    area: 'deposit',
    file: `${core}/flows/deposit/deposit.transferring.ts`,
    code: "entry: ['rememberReport', 'forgetAmount', 'forgetDraft'],",
    replacement: "entry: ['forgetAmount', 'forgetDraft'],",
    harm: 'A member who comes back from the bank’s app finds no trace of the transfer and reports it again.',
  },
  {
    id: 'receipt-of-a-transfer-forgotten-by-a-reload',
    area: 'deposit',
    file: `${core}/flows/deposit/deposit.transferring.ts`,
    code: "{ guard: 'isAwaited', target: 'watching' },",
    replacement: "{ target: 'watching' },",
    harm: 'A reload takes the receipt away and watches again: it takes later winnings for the transfer.',
  },
  {
    id: 'older-report-not-found',
    area: 'deposit',
    file: `${core}/flows/deposit/deposit.facts.ts`,
    code: 'account: z.catch(z.nullable(storedAccount), null),',
    replacement: 'account: storedAccount,',
    harm: 'After an update of the site, members no longer find the transfers that they reported before it, and report or transfer again.',
  },
  {
    id: 'arrival-told-again-by-a-reload',
    area: 'deposit',
    file: `${core}/flows/deposit/bank-transfer.view.ts`,
    code: 'isNews: isReportNews,',
    replacement: 'isNews: true,',
    harm: 'Every reload tells a screen reader that money has arrived, as if it were more money.',
  },
]
