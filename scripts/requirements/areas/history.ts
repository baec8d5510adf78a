import { area } from '../requirement.ts'

export const history = area({
  code: 'HIST',
  title: 'History',
  requirements: {
    'HIST-01': 'The history is a side drawer with shadow and close icon, or a page.',
    'HIST-02':
      'A transaction has `time` (epoch seconds), `type` (`deposit`, `withdraw`, `cancel`), `amount`, `currency`, `status`, `note`, `id`.',
    'HIST-03': '`currency` is baht when missing.',
    'HIST-04': '`status` 1 is success, anything else is in progress.',
    'HIST-05':
      'What is in progress is amber, the rest green (cancelled too: word and icon tell the type).',
    'HIST-06': 'The phrase "advance top-up" is taken out of `note` (OPEN-70).',
    'HIST-07': 'Transactions are grouped by date.',
    'HIST-08': 'First 10 are shown.',
    'HIST-09': 'Load more adds 10.',
    'HIST-10':
      'Never more than 20 are shown; Load more is unavailable at 20 or when all are shown.',
    'HIST-11': 'Load more takes effect after 500 ms.',
    'HIST-12': 'An empty history says that nothing was found.',
    'HIST-13':
      'A failed fetch is logged and said where the list would be, with another try; no failure page. The not-found text is for nothing found.',
    'HIST-14': 'The time is HH:MM with a suffix of our choice (OPEN-71).',
    'HIST-15': 'The date is the day and the Thai name of the month (OPEN-71).',
    'HIST-16': 'Amounts have two decimals, withdrawals a minus sign.',
    'HIST-17':
      'It comes by `POST /api/v1/member/data/dataHistory`, code 0 with `result.list`; the payload is our choice.',
    'HIST-18': 'On phones the wish opens `/history`, on desktops `sideHistory` opens the panel.',
  },
})
