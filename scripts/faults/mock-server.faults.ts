import type { Fault } from './fault.ts'

const folder = 'packages/mock-server/src'

/** Faults in the mock server, which the tests rely on. */
export const mockServerFaults: readonly Fault[] = [
  {
    id: 'badge-not-credited',
    area: 'deposit',
    file: `${folder}/world/world.ts`,
    inside: 'grantBonus',
    code: 'grant(username, credited, bonusNote(bonus))',
    replacement: '',
    harm: 'A channel promises more than a deposit by it credits.',
  },
  {
    id: 'bonus-counts-as-deposit',
    area: 'promotions',
    file: `${folder}/world/promotions.ts`,
    inside: 'isEarned',
    code: '!isGranted && ',
    replacement: '',
    harm: 'A bonus earns another bonus.',
  },
  {
    id: 'part-without-its-amount',
    area: 'deposit',
    file: `${folder}/rest/payment.ts`,
    inside: 'partOf',
    code: "if (state !== 'partlyPaid' || receivedAmount === null) return {}",
    replacement: "if (state !== 'rejected' || receivedAmount === null) return {}",
    harm: 'A payment in part does not say what arrived.',
  },
  {
    id: 'daily-limit-by-utc',
    area: 'withdraw',
    file: `${folder}/world/withdrawals.ts`,
    inside: 'today',
    code: 'filter(({ at }) => bangkokDay(at) === day)',
    replacement:
      'filter(({ at }) => new Date(at).toISOString().slice(0, 10) === new Date(clock.now()).toISOString().slice(0, 10))',
    harm: 'The server refuses a withdrawal in the morning because of one on the day before.',
  },
  {
    id: 'cancelled-counts-for-the-day',
    area: 'withdraw',
    file: `${folder}/world/withdrawals.ts`,
    inside: 'today',
    code: "type === 'withdraw' && !isCancelled",
    replacement: "type === 'withdraw' && (!isCancelled || type === 'withdraw')",
    harm: 'A withdrawal that was given back uses up the limit of the day.',
  },
  {
    id: 'same-key-acts-twice',
    area: 'withdraw',
    file: `${folder}/rest/idempotency.ts`,
    inside: 'onceForKey',
    code: 'if (kept) return kept.answer',
    replacement: '',
    harm: 'A withdrawal that is sent twice with one key is paid out twice.',
  },
  {
    id: 'bank-account-not-personal',
    area: 'contract',
    file: 'packages/core/src/wire/contract/profile.endpoints.ts',
    code: "dispensable(exact('address', personal(z.string())))",
    replacement: "dispensable(exact('address', z.string()))",
    harm: 'Bank account numbers appear in logs and in the inspector.',
  },
]
