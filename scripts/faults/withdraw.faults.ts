import type { Fault } from './fault.ts'

const withdraw = 'packages/core/src/withdraw'
const payout = 'packages/core/src/payout'

/** Faults in withdrawals and in the wait after them. */
export const withdrawFaults: readonly Fault[] = [
  {
    id: 'withdrawing-during-the-wait',
    area: 'withdraw',
    file: `${withdraw}/withdraw.machine.ts`,
    code: "{ guard: 'isLocked', actions: 'noteWait' },",
    replacement: '',
    harm: 'A withdrawal is asked for during the wait.',
  },
  {
    id: 'lost-withdrawal-taken-for-a-refusal',
    area: 'withdraw',
    file: `${payout}/payout.outcome.ts`,
    code: 'return isRefusedByStatus ? tryAgain(failure.status) : null',
    replacement:
      "return isRefusedByStatus ? tryAgain(failure.status) : { id: 'withdraw.error.countLimit' }",
    harm: 'Who is told that nothing was withdrawn withdraws once more.',
  },
  {
    id: 'two-tabs-withdraw-at-once',
    area: 'withdraw',
    file: `${payout}/payout.sending.ts`,
    code: 'if (other) return { isOurs: false, isKept: true, attempt: other }',
    replacement: 'if (other) return { isOurs: true, isKept: true, attempt: other }',
    harm: 'What is asked for in two tabs in the same moment is withdrawn twice.',
  },
  {
    id: 'withdrawal-forgotten-by-a-reload',
    area: 'withdraw',
    file: `${payout}/payout.sending.ts`,
    code: 'isKept: facts.rememberAttempt(attempt)',
    replacement: 'isKept: true',
    harm: 'After a reload the form is empty and free, and the same withdrawal is asked for again.',
  },
  {
    id: 'wait-known-to-one-page',
    area: 'withdraw',
    file: `${withdraw}/withdraw.facts.ts`,
    code: 'local.write(lockKey, JSON.stringify(lock))',
    replacement: 'void lockKey',
    harm: 'A reload and other tabs offer to withdraw during the wait.',
  },
  {
    id: 'wait-without-the-date-of-the-server',
    area: 'withdraw',
    file: `${withdraw}/withdraw-lock.rules.ts`,
    code: 'return named !== null && named > now ? named : now + lockDuration',
    replacement: 'return named !== null && named < now ? named : now + lockDuration',
    harm: 'The countdown ends before the server allows a withdrawal, or long after.',
  },
  {
    id: 'wait-that-outlives-its-end',
    area: 'withdraw',
    file: `${withdraw}/withdraw-lock.machine.ts`,
    code: 'now >= (context.lock?.until ?? 0)',
    replacement: 'now >= (context.lock?.until ?? 0) + 1_000',
    harm: 'The countdown ends, and the form stays closed.',
  },
  {
    id: 'any-withdrawal-of-that-amount-found',
    area: 'withdraw',
    file: `${payout}/payout.outcome.ts`,
    code: ' && amount === attempt.amount && at >= since,',
    replacement: ' && amount === attempt.amount && at >= 0 * since,',
    harm: 'A withdrawal of last week is taken for the one whose answer was lost.',
  },
  {
    id: 'form-free-without-an-answer',
    area: 'withdraw',
    file: `${withdraw}/withdraw.setup.ts`,
    code: 'delays: { patience }',
    replacement: 'delays: { patience: 0 * patience }',
    harm: 'The member goes back at once and withdraws again while the first is on its way.',
  },
  {
    id: 'sign-out-forgets-the-wait',
    area: 'session',
    file: 'packages/core/src/session/member.facts.ts',
    inside: 'lastingMemberKey',
    code: 'return `lasting.',
    replacement: 'return `member.',
    harm: 'Whoever signs out and in withdraws again while nobody knows of the first.',
  },
]
