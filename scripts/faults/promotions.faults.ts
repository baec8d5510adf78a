import type { Fault } from './fault.ts'

/** Faults in promotions. */
export const promotionsFaults: readonly Fault[] = [
  {
    id: 'minutes-taken-for-seconds',
    area: 'promotions',
    file: 'packages/core/src/promotion/offer.ts',
    inside: 'deadlineOf',
    code: 'start + minutes * minute',
    replacement: 'start + minutes * 1_000',
    harm: 'An offer is over before anybody can deposit.',
  },
  {
    id: 'offer-begins-anew',
    area: 'promotions',
    file: 'packages/core/src/promotion/offer.ts',
    inside: 'readKeptOffer',
    code: 'Math.min(kept.start ?? now, now)',
    replacement: 'now',
    harm: 'After every reload the time of an offer starts again, and the server refuses it.',
  },
  {
    id: 'offer-runs-for-visitors',
    area: 'promotions',
    file: 'packages/core/src/promotion/deposit-promotion.machine.ts',
    inside: 'offered',
    code: "guard: 'isMember',",
    replacement: '',
    harm: 'The time of an offer runs while the visitor still registers.',
  },
  {
    id: 'no-last-word',
    area: 'promotions',
    file: 'packages/core/src/promotion/deposit-promotion.machine.ts',
    inside: 'lastWord.deciding',
    code: "{ guard: 'canCheck', target: 'checking' },",
    replacement: '',
    harm: 'Who paid in the last minute loses the bonus.',
  },
  {
    id: 'deposit-does-not-count',
    area: 'promotions',
    file: 'packages/core/src/promotion/deposit-promotion.machine.ts',
    inside: 'running.on',
    code: "'deposit.succeeded': '.waking',",
    replacement: '',
    harm: 'After the deposit the bonus is told a minute late.',
  },
]
