import type { Fault } from './fault.ts'

/** Faults in notices. */
export const noticesFaults: readonly Fault[] = [
  {
    id: 'notice-on-an-invitation',
    area: 'notices',
    file: 'packages/core/src/flows/notice/notice.pages.ts',
    inside: 'quietPages',
    code: "'aff',",
    replacement: '',
    harm: 'A notice for members covers the form of an invited visitor.',
  },
  {
    id: 'closed-notice-back-at-once',
    area: 'notices',
    file: 'packages/core/src/flows/notice/notice.rules.ts',
    inside: 'isRunning',
    code: 'return alert && now < expired',
    replacement: 'return alert && now > expired',
    harm: 'A closed notice is back on the next page.',
  },
  {
    id: 'notices-of-another-member',
    area: 'notices',
    file: 'packages/core/src/flows/notice/notice.rules.ts',
    inside: 'alertOf',
    code: 'alert?.user_id === username ? alert',
    replacement: 'alert !== null ? alert',
    harm: 'A notice that another member closed stays hidden from this one.',
  },
  {
    id: 'forced-notices-last',
    area: 'notices',
    file: 'packages/core/src/flows/notice/notice.rules.ts',
    inside: 'chooseNotices',
    code: '[...(isForced ? forced : []), ...byRound]',
    replacement: '[...byRound, ...(isForced ? forced : [])]',
    harm: 'Three other notices hide the change of the bank account.',
  },
  {
    id: 'same-notices-every-round',
    area: 'notices',
    file: 'packages/core/src/flows/notice/notice.rules.ts',
    inside: 'chooseNotices',
    code: '[...others].sort((one, other) => closedAt(one) - closedAt(other))',
    replacement: 'others.filter((one) => closedAt(one) >= 0)',
    harm: 'Of five notices that always show, nobody ever reads the last two.',
  },
  {
    id: 'four-notices',
    area: 'notices',
    file: 'packages/core/src/flows/notice/notice.rules.ts',
    code: 'const maxNotices = 3',
    replacement: 'const maxNotices = 4',
    harm: 'A member has to close more notices than promised.',
  },
]
