import type { Fault } from './fault.ts'

const clock = 'packages/core/src/base/clock'
const deposit = 'packages/core/src/flows/deposit'

/** Faults in how the site determines the time, and in what it does while the time is uncertain. */
export const timeFaults: readonly Fault[] = [
  {
    id: 'any-date-read',
    area: 'deposit',
    file: 'packages/core/src/base/time/http-date.ts',
    code: '|| new Date(instant).toUTCString() !== header',
    replacement: '',
    harm: 'A date of 0 sets the site’s clock wrong by years.',
  },
  {
    id: 'one-answer-moves-the-clock',
    area: 'deposit',
    file: `${clock}/server.readings.ts`,
    code: 'return leads[readings.findLastIndex(isWitness)] ?? null',
    replacement: 'return leads.at(-1) ?? null',
    harm: 'One server node with a wrong clock moves every visible deadline.',
  },
  {
    id: 'contradictions-not-counted',
    area: 'deposit',
    file: `${clock}/server.readings.ts`,
    code: 'readings.length > 1 && readings.every((reading) => fits(reading, lead))',
    replacement: 'readings.length > 1',
    harm: 'While a backend’s clocks disagree the site reports a payable code as expired.',
  },
  {
    id: 'device-clock-counts-down',
    area: 'deposit',
    file: `${clock}/server-clock.ts`,
    code: 'now: () => host.elapsed() + lead,',
    replacement: 'now: () => host.now() + offset,',
    harm: 'A member who sets the phone’s clock sees the remaining time jump.',
  },
  {
    id: 'jump-moves-the-time-left',
    area: 'deposit',
    file: `${deposit}/payment-deadline.rules.ts`,
    code: 'deadline: wait.deadline + movedBy,',
    replacement: 'deadline: wait.deadline,',
    harm: 'A wrong backend clock hides the remaining time from a member.',
  },
  {
    id: 'doubtful-end-taken-for-certain',
    area: 'deposit',
    file: `${deposit}/payment-deadline.rules.ts`,
    code: "isWaitedOut || (isTimeConfirmed && !isDeadlineAssumed) ? 'over' : 'doubtful'",
    replacement: "'over'",
    harm: 'The site reports a code as expired by a clock that may be wrong.',
  },
  {
    id: 'deadline-believed-whatever-it-is',
    area: 'deposit',
    file: `${deposit}/payment-deadline.rules.ts`,
    code: 'return left > 0 && left <= 2 * usualLife',
    replacement: 'return left > 0 || left <= 2 * usualLife',
    harm: 'On a phone that is 20 minutes fast every code is expired as soon as it is made.',
  },
  {
    id: 'payment-forgotten-by-a-doubtful-clock',
    area: 'deposit',
    file: `${deposit}/deposit.facts.ts`,
    code: 'return clock.isConfirmed() && clock.now() - instant > storageLimit',
    replacement: 'return clock.now() - instant > storageLimit',
    harm: 'A phone whose clock jumps by two days loses a waiting payment and its secrets.',
  },
]
