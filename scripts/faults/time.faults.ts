import type { Fault } from './fault.ts'

const clock = 'packages/core/src/base/clock'
const deposit = 'packages/core/src/flows/deposit'

/** Faults in what time it is, and in what is done while nobody is sure. */
export const timeFaults: readonly Fault[] = [
  {
    id: 'any-date-read',
    area: 'deposit',
    file: 'packages/core/src/base/time/http-date.ts',
    code: '|| new Date(instant).toUTCString() !== header',
    replacement: '',
    harm: 'A date of 0 puts the clock of the site by years.',
  },
  {
    id: 'one-answer-moves-the-clock',
    area: 'deposit',
    file: `${clock}/server.readings.ts`,
    code: 'return leads[readings.findLastIndex(isWitness)] ?? null',
    replacement: 'return leads.at(-1) ?? null',
    harm: 'One node with a wrong clock moves every deadline that is shown.',
  },
  {
    id: 'contradictions-not-counted',
    area: 'deposit',
    file: `${clock}/server.readings.ts`,
    code: 'readings.length > 1 && readings.every((reading) => fits(reading, lead))',
    replacement: 'readings.length > 1',
    harm: 'While the clocks of a backend disagree a code is told as expired that can be paid.',
  },
  {
    id: 'device-clock-counts-down',
    area: 'deposit',
    file: `${clock}/server-clock.ts`,
    code: 'now: () => host.elapsed() + lead,',
    replacement: 'now: () => host.now() + offset,',
    harm: 'Who sets the clock of a phone sees the time left jump.',
  },
  {
    id: 'jump-moves-the-time-left',
    area: 'deposit',
    file: `${deposit}/payment-deadline.rules.ts`,
    code: 'deadline: wait.deadline + movedBy,',
    replacement: 'deadline: wait.deadline,',
    harm: 'A wrong clock of the backend takes the time left away that a member sees.',
  },
  {
    id: 'doubtful-end-taken-for-certain',
    area: 'deposit',
    file: `${deposit}/payment-deadline.rules.ts`,
    code: "isWaitedOut || (isTimeConfirmed && !isDeadlineAssumed) ? 'over' : 'doubtful'",
    replacement: "'over'",
    harm: 'A code is told as expired by a clock that may be wrong.',
  },
  {
    id: 'deadline-believed-whatever-it-is',
    area: 'deposit',
    file: `${deposit}/payment-deadline.rules.ts`,
    code: 'return left > 0 && left <= 2 * usualLife',
    replacement: 'return left > 0 || left <= 2 * usualLife',
    harm: 'On a phone that is 20 minutes fast every code is over when it is made.',
  },
  {
    id: 'payment-forgotten-by-a-doubtful-clock',
    area: 'deposit',
    file: `${deposit}/deposit.facts.ts`,
    code: 'return clock.isConfirmed() && clock.now() - instant > storageLimit',
    replacement: 'return clock.now() - instant > storageLimit',
    harm: 'A phone whose clock leaps by two days loses a payment that waits, and its secrets.',
  },
]
