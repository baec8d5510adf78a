import { area } from '../requirement.ts'

export const withdraw = area({
  code: 'WD',
  title: 'Withdraw',
  requirements: {
    'WD-01': 'Only members withdraw.',
    'WD-02': 'Withdrawing is `withdraw-tab` (index 2), in the side panel on desktops or a page.',
    'WD-03':
      'The state has `timeLester`, `withdraw`, `withdrawMin` and `withdrawMax`; the credit is the balance.',
    'WD-04': '`withdrawMin` is 300 by default.',
    'WD-05': '`withdrawMax` is 999999 by default; where a server gives it is our choice.',
    'WD-06':
      '`GET /api/v1/member/getMinWithdraw` gives `withdrawMin` by `code` and `min` (OPEN-54).',
    'WD-07': 'The amount must not be empty.',
    'WD-08': 'The amount is at least `withdrawMin`.',
    'WD-09': 'The amount is at most `withdrawMax`.',
    'WD-10': 'The amount is at most the credit.',
    'WD-11': 'The amount begins with 0 only before a decimal point.',
    'WD-12': 'The amount has digits and one decimal point at most.',
    'WD-13': 'The amount has 2 decimals at most.',
    'WD-14': 'While locked nothing is sent, and the message names the time left.',
    'WD-15': 'A withdrawal is `POST /api/v1/member/withdraw` with `balance` (OPEN-55).',
    'WD-16': 'Its answer is read for `code`, `result.date`, `min` and messages (OPEN-57).',
    'WD-17': 'Code 0: a toast of success for 10 s, and the lock.',
    'WD-18': 'Code 1005: the lock with the time to wait.',
    'WD-19': 'The lock lasts 10 minutes, or until `result.date` where that is given (OPEN-56).',
    'WD-20': 'The lock shows the time left, anew every 1 s.',
    'WD-21': 'The lock ends with its countdown.',
    'WD-22': 'After a withdrawal the balance is fetched again.',
    'WD-23': 'Without a withdraw account a message asks to log in again or contact the admin.',
    'WD-24':
      'There are messages for too little balance, the daily limit, and N minutes and seconds to wait.',
    'WD-25': 'Help names 300 as the least withdrawal.',
    'WD-26':
      'How long a withdrawal takes: Thai about 9 minutes, English 3-4, help 1-3, advertisement about 4 seconds (OPEN-53).',
  },
})
