import type { WireExamples } from './wire.example.ts'

type AffiliateCall =
  | 'affiliateOverview'
  | 'affiliateMembers'
  | 'affiliateTransactions'
  | 'affiliateWithdraw'
  | 'affiliateReportDaily'
  | 'affiliateReportDetail'

export const affiliateExamples: WireExamples<AffiliateCall> = {
  affiliateOverview: {
    answer: {
      code: 0,
      result: {
        ref: 'FRIEND7',
        balance: '1,250.75',
        commission: 4250.75,
        members: 23,
        rate: 0.5,
        updated: '2026-11-20T11:00:00+07:00',
        withdrawn: '2026-11-03T09:15:00+07:00',
      },
    },
  },
  affiliateMembers: {
    body: { page: 1 },
    answer: {
      code: 0,
      result: {
        list: [{ member_name: 'so***7', time: 1_794_000_000, turnover: 9000, commission: 45 }],
        total: 23,
      },
    },
  },
  affiliateTransactions: {
    body: { page: 2 },
    answer: {
      code: 0,
      result: {
        list: [
          { id: 'A-2', time: 1_795_100_000, type: 'withdraw', amount: '1,000' },
          { id: 'A-1', time: 1_795_000_000, type: 'commission', amount: 85.5 },
        ],
        total: 22,
      },
    },
  },
  affiliateWithdraw: { body: { amount: 1000.5 }, answer: { code: 0 } },
  affiliateReportDaily: {
    body: { from: '2026-11-01', to: '2026-11-30' },
    answer: {
      code: 0,
      result: {
        list: [{ id: '2026-11-19', members: 14, turnover: '17,100.00', commission: 85.5 }],
      },
    },
  },
  affiliateReportDetail: {
    body: { id: '2026-11-19' },
    answer: {
      code: 0,
      result: {
        list: [{ member_name: 'so***7', type: 'slots', turnover: 1200, commission: 6 }],
      },
    },
  },
}
