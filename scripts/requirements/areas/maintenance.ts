import { area } from '../requirement.ts'

export const maintenance = area({
  code: 'MAINT',
  title: 'Maintenance and failure pages',
  requirements: {
    'MAINT-01': 'Every 20 s `GET /` asks for maintenance and reads `code`.',
    'MAINT-02': 'Code 0 is maintenance: cookie `maintenance` is set, and `/maintenance` shown.',
    'MAINT-03':
      'Any other code removes cookie `maintenance` and leaves the maintenance page (OPEN-22).',
    'MAINT-04': 'The maintenance window reads 12:00 - 16:00.',
    'MAINT-05':
      'Code 9998 of a call replaces the content by three lines on maintenance and a picture (OPEN-23).',
    'MAINT-06':
      'A network failure of a call that is not exempt shows the same content, in words that name no hours (other failures: OPEN-77).',
    'MAINT-07': 'Exempt: `/api/v1/member/payment/payment`.',
    'MAINT-08': 'Exempt: `/api/v1/member/data/profile`.',
    'MAINT-09': 'Exempt: `/api/promotion/list`.',
    'MAINT-10': 'Exempt: `/api/v1/member/data/dataHistory`.',
    'MAINT-11':
      'A failing API may instead show "something went wrong, wait 5 minutes and try again" (OPEN-24).',
    'MAINT-12': 'A script that cannot be loaded reloads the page, once a minute at most.',
  },
})
