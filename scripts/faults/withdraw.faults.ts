import type { Fault } from './fault.ts'

const withdraw = 'packages/core/src/withdraw'
const payout = 'packages/core/src/payout'

/** Faults in withdrawals and in the wait after them. */
export const withdrawFaults: readonly Fault[] = [
  {
    id: 'withdrawing-during-the-wait',
    chart: 'withdraw',
    file: `${withdraw}/withdraw.machine.ts`,
    text: "{ guard: 'isLocked', actions: 'noteWait' },",
    replacement: '',
    harm: 'A withdrawal is asked for during the wait.',
  },
  {
    id: 'lost-withdrawal-taken-for-a-refusal',
    chart: 'withdraw',
    file: `${payout}/payout.outcome.ts`,
    text: 'return isRefusedByStatus ? tryAgain(failure.status) : null',
    replacement:
      "return isRefusedByStatus ? tryAgain(failure.status) : { id: 'withdraw.error.countLimit' }",
    harm: 'Who is told that nothing was withdrawn withdraws once more.',
  },
  {
    id: 'two-tabs-withdraw-at-once',
    chart: 'withdraw',
    file: `${payout}/payout.sending.ts`,
    text: 'if (other) return { isOurs: false, isKept: true, attempt: other }',
    replacement: 'if (other) return { isOurs: true, isKept: true, attempt: other }',
    harm: 'What is asked for in two tabs in the same moment is withdrawn twice.',
  },
  {
    id: 'withdrawal-forgotten-by-a-reload',
    chart: 'withdraw',
    file: `${payout}/payout.sending.ts`,
    text: 'isKept: facts.rememberAttempt(attempt)',
    replacement: 'isKept: true',
    harm: 'After a reload the form is empty and free, and the same withdrawal is asked for again.',
  },
  {
    id: 'wait-known-to-one-page',
    chart: 'withdrawLock',
    file: `${withdraw}/withdraw.facts.ts`,
    text: 'local.write(lockKey, JSON.stringify(lock))',
    replacement: 'void lockKey',
    harm: 'A reload and other tabs offer to withdraw during the wait.',
  },
  {
    id: 'wait-without-the-date-of-the-server',
    chart: 'withdrawLock',
    file: `${withdraw}/withdraw-lock.rules.ts`,
    text: 'return named !== null && named > now ? named : now + lockDuration',
    replacement: 'return named !== null && named < now ? named : now + lockDuration',
    harm: 'The countdown ends before the server allows a withdrawal, or long after.',
  },
  {
    id: 'wait-that-outlives-its-end',
    chart: 'withdrawLock',
    file: `${withdraw}/withdraw-lock.machine.ts`,
    text: 'now >= (context.lock?.until ?? 0)',
    replacement: 'now >= (context.lock?.until ?? 0) + 1_000',
    harm: 'The countdown ends, and the form stays closed.',
  },
  {
    id: 'any-withdrawal-of-that-amount-found',
    chart: 'withdraw',
    file: `${payout}/payout.outcome.ts`,
    text: ' && amount === attempt.amount && at >= since,',
    replacement: ' && amount === attempt.amount && at >= 0 * since,',
    harm: 'A withdrawal of last week is taken for the one whose answer was lost.',
  },
  {
    id: 'form-free-without-an-answer',
    chart: 'withdraw',
    file: `${withdraw}/withdraw.setup.ts`,
    text: 'delays: { patience }',
    replacement: 'delays: { patience: 0 * patience }',
    harm: 'The member goes back at once and withdraws again while the first is on its way.',
  },
  {
    id: 'sign-out-forgets-the-wait',
    chart: 'session',
    file: 'packages/core/src/session/member.facts.ts',
    text: 'return `lasting.',
    replacement: 'return `member.',
    harm: 'Whoever signs out and in withdraws again while nobody knows of the first.',
  },
]
