import { area } from '../requirement.ts'

export const affiliate = area({
  code: 'AFF',
  title: 'Affiliate',
  requirements: {
    'AFF-01': 'The affiliate programme is for members.',
    'AFF-02': 'Its pages are overview, history, members, daily report and report detail.',
    'AFF-03': 'Fields of members, transactions and reports are our choice.',
    'AFF-04': 'The overview comes by `POST /api/aff/getDetailLeader`.',
    'AFF-05': 'The members come by `POST /api/aff/memberList`.',
    'AFF-06': 'The history comes by `POST /api/aff/transaction`.',
    'AFF-07': 'The daily report comes by `POST /api/aff/reportTransaction`.',
    'AFF-08': 'The report’s detail comes by `POST /api/aff/reportDetailTransaction`.',
    'AFF-09': 'A withdrawal is `POST /api/aff/withdraw`.',
    'AFF-10': 'A withdrawal must not be 0.',
    'AFF-11': 'One withdrawal a day (code 1004).',
    'AFF-12': 'Withdrawals on days 1 to 5 of a month only (code 1005).',
    'AFF-13': 'Affiliate figures are said to update daily at 11:00.',
    'AFF-14': 'A site may hide the affiliate entry.',
  },
})
