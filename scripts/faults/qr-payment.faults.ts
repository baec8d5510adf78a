import type { Fault } from './fault.ts'

const folder = 'packages/core/src/flows/deposit'

/** Faults in the chart of a QR code that waits, its rules and its actors. */
export const qrPaymentFaults: readonly Fault[] = [
  {
    id: 'success-beside-a-code-unseen',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.actors.ts',
    inside: 'pollResultOf',
    code: "if (news.kind !== 'waiting') return { kind: 'answered', news }",
    replacement: '',
    harm: 'Who has paid is not told so, or is told that the code is over, and pays again.',
  },
  {
    id: 'late-money-not-looked-for',
    area: 'deposit',
    file: `${folder}/deposit.expired.ts`,
    code: "entry: ['awaitLatePayment', 'forgetPayment', 'emitEnded'],",
    replacement: "entry: ['forgetPayment', 'emitEnded'],",
    harm: 'Money that comes a moment after its code was over is told to nobody.',
  },
  {
    id: 'success-taken-for-late-money',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/late-payment.facts.ts',
    code: 'isPaid && payment.amount === payAmount',
    replacement: 'false && isPaid && payment.amount === payAmount',
    harm: 'A success is told a second time, as the money of an earlier code over the same amount.',
  },
  {
    id: 'late-money-awaited-for-ever',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/late-payment.rules.ts',
    code: 'if (now >= payment.until) return { arrived, left }',
    replacement: '',
    harm: 'The history is asked for twice a minute as long as the site is open.',
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
    harm: 'Who asked for a code over 500 baht is shown one over 50,000.',
  },
  {
    id: 'deadline-missed-by-a-tick',
    area: 'deposit',
    file: `${folder}/payment-deadline.rules.ts`,
    code: "if (time.now < deadline) return 'inTime'",
    replacement: "if (time.now <= deadline) return 'inTime'",
    harm: 'A code that banks no longer take is still shown when its time is over.',
  },
  {
    id: 'rest-ten-times-as-long',
    area: 'deposit',
    file: `${folder}/qr-payment.rules.ts`,
    code: 'const pollInterval = 2 * second',
    replacement: 'const pollInterval = 20 * second',
    harm: 'Who has paid waits for up to twenty seconds to be told.',
  },
  {
    id: 'failed-question-taken-for-unpaid',
    area: 'deposit',
    file: `${folder}/qr-payment.rules.ts`,
    code: "return { type: 'poll.failed' }",
    replacement: "return { type: 'poll.waiting' }",
    harm: 'Who paid while the network was down is told that the code expired unpaid.',
  },
  {
    id: 'question-left-open',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: `async ({ input, signal }) => {
    pollTimer.markPolled()
    const answer = await api.call(pollQrCall, input, { purpose: 'background', signal })`,
    replacement: `async ({ input }) => {
    pollTimer.markPolled()
    const answer = await api.call(pollQrCall, input, { purpose: 'background' })`,
    harm: 'A question about a code goes on after the code was given up or the member left.',
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
    harm: 'A code that was paid a moment ago is given up, and the success is never told.',
  },
  {
    id: 'older-answer-decides',
    area: 'deposit',
    file: `${folder}/qr-payment.machine.ts`,
    code: "on: { 'poll.now': { target: 'asking', reenter: true } },",
    replacement: '',
    harm: 'A code that was paid while a question was under way is told as expired, or given up.',
  },
  {
    id: 'given-up-unchecked',
    area: 'deposit',
    file: `${folder}/qr-payment.machine.ts`,
    code: "after: { cancelLimit: 'unchecked' }",
    replacement: "after: { cancelLimit: '#qrPayment.ended' }",
    harm: 'On a bad connection a paid code is given up without a word of doubt.',
  },
  {
    id: 'expiry-claimed-unasked',
    area: 'deposit',
    file: `${folder}/qr-payment.lifetime.ts`,
    code: "params: { kind: 'expired', word: 'none' },",
    replacement: "params: { kind: 'expired', word: 'deadline' },",
    harm: 'Who paid while the server could not be asked is told that no payment came.',
  },
  {
    id: 'slow-answer-taken-for-expired',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: `
        const { failure } = answer
        return { kind: 'failed', retryAfterMs`,
    replacement: `
        const { failure } = answer
        if (failure.kind === 'timedOut') return { kind: 'expired' }
        return { kind: 'failed', retryAfterMs`,
    harm: 'On a slow connection a code that can be paid is told as expired by the server.',
  },
]
