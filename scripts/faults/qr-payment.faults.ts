import type { Fault } from './fault.ts'

const folder = 'packages/core/src/flows/deposit'

/** Faults in the chart of a QR code that waits, its rules and its actors. */
export const qrPaymentFaults: readonly Fault[] = [
  {
    id: 'success-beside-a-code-unseen',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/qr-payment.actors.ts',
    inside: 'pollResultOf',
    code: "if (news.kind !== 'waiting') return { kind: 'answered', news }",
    replacement: '',
    harm: 'A member who has paid gets no confirmation, or reads that the code expired, and pays again.',
  },
  {
    id: 'late-money-not-looked-for',
    area: 'deposit',
    file: `${folder}/deposit.expired.ts`,
    code: "'endPayment',\n        'awaitLatePayment',",
    replacement: "'endPayment',",
    harm: 'The site does not announce money that arrives just after its code expired.',
  },
  {
    id: 'success-taken-for-late-money',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/late-payment.facts.ts',
    code: 'isDeposit && payment.amount === payAmount',
    replacement: 'false',
    harm: 'The site announces a success twice: again as the money of an earlier code with the same amount.',
  },
  {
    id: 'late-money-awaited-for-ever',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/late-payment.rules.ts',
    code: 'if (now >= payment.until && untold <= 0) return { arrived, left }',
    replacement: '',
    harm: 'The site fetches the history twice a minute as long as it is open.',
  },
  {
    id: 'code-over-another-amount',
    area: 'deposit',
    file: `${folder}/qr-payment.ts`,
    code: "if (form === 'text' && !asksForAmount(result.qrCode, payAmount)) return null",
    replacement: '',
    harm: 'A bank app asks for another amount or currency than the site shows.',
  },
  {
    id: 'code-over-more-than-was-asked-for',
    area: 'deposit',
    file: `${folder}/qr-payment.ts`,
    code: 'if (Math.abs(payAmount - amount) >= amountTolerance) return null',
    replacement: '',
    harm: 'A member who asked for a code over 500 baht sees one over 50,000.',
  },
  {
    id: 'deadline-missed-by-a-tick',
    area: 'deposit',
    file: `${folder}/payment-deadline.rules.ts`,
    code: "if (time.now < deadline) return 'inTime'",
    replacement: "if (time.now <= deadline) return 'inTime'",
    harm: 'The site still shows an expired code that banks no longer accept.',
  },
  {
    id: 'rest-ten-times-as-long',
    area: 'deposit',
    file: `${folder}/qr-payment.rules.ts`,
    code: 'const pollInterval = 2 * second',
    replacement: 'const pollInterval = 20 * second',
    harm: 'A member who has paid waits up to twenty seconds for the confirmation.',
  },
  {
    id: 'failed-question-taken-for-unpaid',
    area: 'deposit',
    file: `${folder}/qr-payment.rules.ts`,
    code: "return { type: 'poll.failed' }",
    replacement: "return { type: 'poll.waiting' }",
    harm: 'A member who paid while the network was down reads that the code expired unpaid.',
  },
  {
    id: 'question-left-open',
    area: 'deposit',
    file: `${folder}/qr-payment.actors.ts`,
    code: `async ({ input, signal }) => {
    pollTimer.markPolled()
    const answer = await api.call(pollQrCall, input, { purpose: 'background', signal })`,
    replacement: `async ({ input }) => {
    pollTimer.markPolled()
    const answer = await api.call(pollQrCall, input, { purpose: 'background' })`,
    harm: 'A poll of a code continues after the member cancelled the code or left.',
  },
  {
    id: 'given-up-without-a-last-look',
    area: 'deposit',
    file: `${folder}/qr-payment.machine.ts`,
    code: `
              tags: 'cancelling',
              entry: 'raisePollNow',`,
    replacement: `
              tags: 'cancelling',`,
    harm: 'The site cancels a code that was just paid, and never announces the success.',
  },
  {
    id: 'older-answer-decides',
    area: 'deposit',
    file: `${folder}/qr-payment.machine.ts`,
    code: "on: { 'poll.now': { target: 'asking', reenter: true } },",
    replacement: '',
    harm: 'The site reports a code as expired or cancelled that was paid during a poll.',
  },
  {
    id: 'given-up-unchecked',
    area: 'deposit',
    file: `${folder}/qr-payment.machine.ts`,
    code: "after: { cancelLimit: 'unchecked' }",
    replacement: "after: { cancelLimit: '#qrPayment.ended' }",
    harm: 'On a bad connection the site gives up a paid code without any warning.',
  },
  {
    id: 'expiry-claimed-unasked',
    area: 'deposit',
    file: `${folder}/qr-payment.lifetime.ts`,
    code: "params: { kind: 'expired', word: 'none' },",
    replacement: "params: { kind: 'expired', word: 'deadline' },",
    harm: 'A member who paid while the server was unreachable reads that no payment came.',
  },
  {
    id: 'slow-answer-taken-for-expired',
    area: 'deposit',
    file: `${folder}/qr-payment.actors.ts`,
    code: `
        const { failure } = answer
        return { kind: 'failed', retryAfterMs`,
    replacement: `
        const { failure } = answer
        if (failure.kind === 'timedOut') return { kind: 'expired' }
        return { kind: 'failed', retryAfterMs`,
    harm: 'On a slow connection the site reports a payable code as expired by the server.',
  },
]
