import type { Fault } from './fault.ts'

/** Faults in affiliate. */
export const affiliateFaults: readonly Fault[] = [
  {
    id: 'commission-day-by-utc',
    area: 'affiliate',
    file: 'packages/core/src/affiliate/affiliate-window.rules.ts',
    inside: 'windowOf',
    code: 'const today = bangkokDay(now)',
    replacement: 'const today = new Date(now).toISOString().slice(0, 10)',
    harm: 'On the first morning of a month commission cannot be withdrawn.',
  },
  {
    id: 'commission-on-four-days',
    area: 'affiliate',
    file: 'packages/core/src/affiliate/affiliate-window.rules.ts',
    inside: 'isWithdrawDay',
    code: 'date <= withdrawDays.last',
    replacement: 'date < withdrawDays.last',
    harm: 'On the fifth day commission cannot be withdrawn.',
  },
  {
    id: 'commission-twice-a-day',
    area: 'affiliate',
    file: 'packages/core/src/affiliate/affiliate-window.rules.ts',
    inside: 'windowOf',
    code: 'bangkokDay(withdrawnAt) !== today',
    replacement: 'bangkokDay(withdrawnAt) <= today',
    harm: 'A second withdrawal is offered that the server refuses.',
  },
  {
    id: 'more-commission-than-there-is',
    area: 'affiliate',
    file: 'packages/core/src/affiliate/affiliate-withdraw.rules.ts',
    inside: 'amountProblem',
    code: 'amount === null || amount > available',
    replacement: 'amount === null',
    harm: 'More commission is asked for than there is.',
  },
  {
    id: 'commission-without-a-look',
    area: 'affiliate',
    file: 'packages/core/src/affiliate/affiliate.machine.ts',
    code: "{ guard: 'mayWithdraw', target: 'reviewing', actions: 'forgetProblem' },",
    replacement: "{ guard: 'mayWithdraw', target: 'pending', actions: 'noteIntent' },",
    harm: 'An Enter in the amount field withdraws commission at once.',
  },
  {
    id: 'invitation-in-the-wrong-language',
    area: 'affiliate',
    file: 'packages/core/src/affiliate/invite.ts',
    inside: 'inviteAddress',
    code: 'writeAddress(locale,',
    replacement: "writeAddress(locale === 'en' ? 'th' : 'en',",
    harm: 'Friends get an invitation that they cannot read.',
  },
]
