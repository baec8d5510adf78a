import { bankChange } from '../../../src/flows/notice/notice.ts'
import type { NoticesAnswer } from '../../../src/flows/notice/notice.types.ts'
import { noticesMachine } from '../../../src/flows/notice/notices.machine.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const now = 1_000_000
const plain = { ...bankChange, id: 'plain', isForced: false }
const answer: NoticesAnswer = {
  list: [plain],
  isOfGroup: true,
  isForced: false,
  marks: [],
  now,
}

export const noticesCases = casesOf({
  chart: noticesMachine,
  inputs: [
    { username: 'demo', route: 'index', stored: null },
    { username: 'demo', route: 'index', stored: { notices: [plain], until: now + 60_000 } },
  ],
  events: [
    settledAt('/', now),
    settledAt('/', now + 700_000),
    { type: 'page.resumed', cause: 'visible', now, isOnline: true },
    { type: 'page.resumed', cause: 'visible', now: now + 700_000, isOnline: true },
    { type: 'notices.close', id: 'plain' },
    { type: 'notices.close', id: 'bank-change' },
  ],
  answers: {
    askNotices: [
      answer,
      { ...answer, isForced: true },
      { ...answer, list: 'stored' },
    ] satisfies NoticesAnswer[],
    acknowledge: [{ isForced: false }, { isForced: true }],
  },
})
