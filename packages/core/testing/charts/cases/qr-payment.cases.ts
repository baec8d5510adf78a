import { minute } from '../../../src/base/time/durations.ts'
import { qrPaymentMachine } from '../../../src/flows/deposit/qr-payment.machine.ts'
import type { PollResult } from '../../../src/flows/deposit/qr-payment.rules.ts'
import { waitingPayment } from '../../deposit.harness.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const inTime = testEpoch + minute
const overdue = waitingPayment.deadline
const longOverdue = overdue + minute

/** All possible results of a poll. */
export const pollResults: readonly PollResult[] = [
  { kind: 'answered', news: { kind: 'waiting' } },
  { kind: 'answered', news: { kind: 'paid' } },
  { kind: 'answered', news: { kind: 'rejected', message: 'no such account', received: null } },
  { kind: 'expired' },
  { kind: 'undecided' },
  { kind: 'failed', retryAfterMs: null },
]

const certain = { isConfirmed: true, movedBy: 0 }
const start = { payment: waitingPayment, now: testEpoch, isTimeConfirmed: true }

export const qrPaymentCases = casesOf({
  chart: qrPaymentMachine,
  inputs: [
    { ...start, isVisible: true, isReuseWarned: false },
    { ...start, isVisible: false, isReuseWarned: true },
  ],
  events: [
    { type: 'qr.understandReuse' },
    { type: 'qr.cancel' },
    { type: 'qr.keepWaiting' },
    { type: 'qr.confirmCancel' },
    { type: 'clock.ticked', now: inTime },
    { type: 'clock.ticked', now: overdue },
    { type: 'clock.adjusted', now: inTime, ...certain },
    { type: 'clock.adjusted', now: overdue, ...certain },
    { type: 'clock.adjusted', now: overdue, ...certain, isConfirmed: false },
    { type: 'page.hidden' },
    { type: 'page.resumed', now: inTime },
    { type: 'page.resumed', now: overdue },
    { type: 'page.resumed', now: longOverdue },
  ],
  distinguish: ({ ending, isTimeConfirmed, now, retryAfterMs }) => ({
    ending,
    isTimeConfirmed,
    isOver: now >= longOverdue,
    mustRest: retryAfterMs !== null,
  }),
  independent: ['reuseWarning'],
  answers: {
    // The server asks for a pause that is longer than all other delays.
    pollPayment: [...pollResults, { kind: 'failed', retryAfterMs: minute }],
  },
})
