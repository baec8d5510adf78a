import type { Fault } from './fault.ts'

const core = 'packages/core/src'
const server = 'packages/mock-server/src'

/** Readers that rely on the plain dialect of the mock server, and an odd dialect that is not odd. */
export const dialectFaults: readonly Fault[] = [
  {
    id: 'paid-by-true-alone',
    area: 'deposit',
    file: `${core}/flows/deposit/deposit.calls.ts`,
    inside: 'newsOf',
    code: 'if (success)',
    replacement: 'if (success === true)',
    harm: 'A backend says 1 for yes, and no payment ever succeeds.',
  },
  {
    id: 'notice-forced-by-true-alone',
    area: 'notices',
    file: `${core}/flows/notice/notice.calls.ts`,
    inside: 'checkUpgradeCall',
    code: 'Boolean(result.is_upgrade)',
    replacement: 'result.is_upgrade === true',
    harm: 'A backend says 1 for yes, and no member learns that the bank account has changed.',
  },
  {
    id: 'banks-in-lower-case-alone',
    area: 'deposit',
    file: `${core}/member/profile/profile.ts`,
    inside: 'readBankId',
    code: 'wire.trim().toLowerCase()',
    replacement: 'wire.trim()',
    harm: 'A bank whose id a backend writes in capitals has neither name nor colour.',
  },
  {
    id: 'no-minimum-by-zero-alone',
    area: 'deposit',
    file: `${core}/member/profile/profile.ts`,
    inside: 'readLeast',
    code: 'wire === null || wire === undefined ? satang(0) : readBahtAmount(wire)',
    replacement: "readBahtAmount(wire ?? '')",
    harm: 'Members cannot use a channel whose minimum the backend leaves out.',
  },
  {
    id: 'counted-ids-unknown',
    area: 'deposit',
    file: `${server}/dialect/wire.ids.ts`,
    inside: 'createWireIds',
    code: '(idsByDigits.get(value) ?? value)',
    replacement: 'value',
    harm: 'In the odd dialect nobody can deposit by its channels.',
  },
  {
    id: 'odd-codes-as-text-alone',
    area: 'deposit',
    file: `${server}/dialect/odd.dialect.ts`,
    code: 'oneOf(random, [value, ...codes(value)])',
    replacement: 'value',
    harm: 'No walk ever meets a code that is a picture or a link.',
  },
  {
    id: 'odd-answers-at-once',
    area: 'contract',
    file: `${server}/world/sent.answer.ts`,
    inside: 'lateAnswer',
    code: 'await wait(network, dialect.delayMs(), request.signal)',
    replacement: '',
    harm: 'No walk ever meets an answer that a later one overtakes.',
  },
]
