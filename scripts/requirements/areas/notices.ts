import { area } from '../requirement.ts'

export const notices = area({
  code: 'NOTE',
  title: 'Notices',
  requirements: {
    'NOTE-01':
      'A notice has `id`, `title`, `type` (`promotion`, `bank`, `game`, `maintenance`), `link`, `imageUrl`, `gameName`, `content`, `showOne` and the flag `forceUpgate`, spelled so.',
    'NOTE-02': 'The site keeps two fields of its own per notice: `expired` and `alert`.',
    'NOTE-03': 'The list of notices is kept 10 minutes, then fetched again.',
    'NOTE-04': 'While it is kept, notices show on home and profile only (OPEN-18).',
    'NOTE-05':
      'Without `showOne` a notice shows; with it only if not marked alerted and its expiry has passed (OPEN-17).',
    'NOTE-06': 'At most 3 notices are shown (OPEN-19).',
    'NOTE-07': 'Closing a notice marks it seen for 2 hours.',
    'NOTE-08': 'Only members see notices.',
    'NOTE-09': 'Login and register pages never show notices.',
    'NOTE-10': 'The upgrade check may add a forced notice of the bank change.',
    'NOTE-11':
      '`forceUpgate` marks a forced notice: the seen mark cannot hide it while the check says so (our choice).',
    'NOTE-12': 'An upgrade check that fails sets the forced update to 0 (OPEN-21).',
    'NOTE-13': 'An unreadable `alert` cookie is reset to empty, nothing crashes.',
    'NOTE-14': 'Cookie `alert` has `user_id`: another member’s notices are not used.',
    'NOTE-15': '`getNotifys` takes the customer group `group_bank` as `groupCustomer`.',
    'NOTE-16':
      'A closed site blocks with a notice that cannot be dismissed: a usage problem, contact the admin (OPEN-20).',
    'NOTE-17': 'The bank-change notice asks to check the account number before each deposit.',
  },
})
