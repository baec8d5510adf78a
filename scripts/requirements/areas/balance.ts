import { area } from '../requirement.ts'

export const balance = area({
  code: 'BAL',
  title: 'Balance',
  requirements: {
    'BAL-01': 'Members see their credit in the header with a plus sign that opens the deposit.',
    'BAL-02':
      '`POST /api/v1/member/credit`: only code 0 with `result.balance` changes the balance.',
    'BAL-03': 'The balance is the current credit and limits withdrawals.',
    'BAL-04': 'Every deposit or withdrawal fetches the balance again (by which call: OPEN-58).',
    'BAL-05': 'Visitors never see a balance.',
    'BAL-06':
      'Amounts have two decimals and a minus sign for a withdrawal only (a cancelled one is positive).',
    'BAL-07': 'The currency is baht throughout.',
  },
})
