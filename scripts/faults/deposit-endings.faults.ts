import type { Fault } from './fault.ts'

const folder = 'packages/core/src/flows/deposit'

/** What is told and stored of a deposit that has ended. */
export const depositEndingsFaults: readonly Fault[] = [
  {
    id: 'ending-beside-a-waiting-code',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: "entry: ['rememberPayment', 'forgetEnding'],",
    replacement: "entry: 'rememberPayment',",
    harm: 'A member whose second code is paid reads after a reload of another tab that the first one was not.',
  },
  {
    id: 'ending-of-money-that-arrived',
    area: 'deposit',
    file: 'packages/core/src/flows/late-payment/late-payments.actors.ts',
    code: 'endings.forget(id)',
    replacement: "endings.forget('')",
    harm: 'A member whose money has arrived late reads at the deposit that none arrived.',
  },
  {
    id: 'ending-lost-by-a-reload',
    area: 'deposit',
    file: `${folder}/deposit.restored.ts`,
    code: '...knownEnding(ended)',
    replacement: '...knownEnding(null)',
    harm: 'A member who comes back from the bank’s app reads nothing of a payment in part, and pays again.',
  },
  {
    id: 'receipt-lost-by-a-reload',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: `
        { guard: 'wasAsking', target: 'requestLost' },
        { guard: 'hasReceipt', target: 'succeeded.restored' },`,
    replacement: "{ guard: 'wasAsking', target: 'requestLost' },",
    harm: 'A member who comes back from the bank’s app finds an empty amount instead of the receipt, and pays again.',
  },
  {
    id: 'receipt-told-again',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: `
        { guard: 'wasAsking', target: 'requestLost' },
        { guard: 'hasReceipt', target: 'succeeded.restored' },`,
    replacement: `
        { guard: 'wasAsking', target: 'requestLost' },
        { guard: 'hasReceipt', target: 'succeeded' },`,
    harm: 'Each reload of a receipt counts the same deposit once more.',
  },
  {
    id: 'paid-code-looked-for-again',
    area: 'deposit',
    file: `${folder}/late-payment.facts.ts`,
    code: 'if (verdictOn(id) !== null) return',
    replacement: '',
    harm: 'A tab that cannot ask announces money as new that another tab has told, and its receipt goes.',
  },
  {
    id: 'rejection-replaced-by-a-guess',
    area: 'deposit',
    file: `${folder}/deposit.ending.ts`,
    code: "if (told === 'rejected') return false",
    replacement: '',
    harm: 'A member who paid a part reads after a reload that they cancelled, and waits for the money.',
  },
  {
    id: 'paid-code-told-as-cancelled',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: "'takeKnownEnding',",
    replacement: '',
    harm: 'A tab says that a code was cancelled whose receipt another tab shows, and its member pays again.',
  },
  {
    id: 'receipt-left-by-the-closed-site',
    area: 'deposit',
    file: 'packages/core/src/app/app.setup.ts',
    code: "(event.route === 'maintenance' || check('isClosed'))",
    replacement: "event.route === 'maintenance'",
    harm: 'A site that closes for a while takes the receipt of a member who has just paid.',
  },
  {
    id: 'covered-receipt-told-again',
    area: 'deposit',
    file: `${folder}/deposit.receipt.ts`,
    code: "target: 'restored',",
    replacement: '',
    harm: 'After maintenance the same deposit is announced once more.',
  },
  {
    id: 'cancellation-swallowed-by-another-code',
    area: 'deposit',
    file: `${folder}/deposit.other-tabs.ts`,
    code: "'tellCancelled',",
    replacement: '',
    harm: 'A member who cancelled a code is never told whether it worked.',
  },
]
