import type { HistoryDay } from '@croupier/core/history'
import { satang } from '@croupier/core/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { useTable } from './use-table.ts'

const transaction = {
  id: 'T-7',
  type: 'withdraw',
  amount: satang(123_450),
  currency: 'THB',
  at: Date.UTC(2026, 10, 20, 7),
  isPending: true,
  note: 'by phone',
  channel: 'bank',
  reference: 'W-7',
  bonus: null,
  balanceAfter: satang(1_000_000),
} as const

const days: readonly HistoryDay[] = [
  {
    day: '2026-11-20',
    at: transaction.at,
    transactions: [
      transaction,
      { ...transaction, type: 'cancel', isPending: false, channel: null, balanceAfter: null },
    ],
  },
]

function Table() {
  return <pre>{JSON.stringify(useTable(days))}</pre>
}

it.each([
  [
    'en',
    'Date,Time,Type,Status,Amount,Currency,Channel,Bonus,Balance afterwards,Reference,Transaction ID,Note',
    '2026-11-20,14:00:00,Withdraw,In progress,-1234.50,THB,Bank account,,10000.00,W-7,T-7,by phone',
    '2026-11-20,14:00:00,Cancelled,Cancelled,1234.50,THB,,,,W-7,T-7,by phone',
  ],
  [
    'th',
    'วันที่,เวลา,ประเภท,สถานะ,จำนวนเงิน,สกุลเงิน,ช่องทาง,โบนัส,ยอดเงินหลังทำรายการ,เลขอ้างอิง,เลขที่รายการ,หมายเหตุ',
    '2026-11-20,14:00:00,ถอนเงิน,กำลังดำเนินการ,-1234.50,THB,บัญชีธนาคาร,,10000.00,W-7,T-7,by phone',
    '2026-11-20,14:00:00,ยกเลิกแล้ว,ยกเลิกแล้ว,1234.50,THB,,,,W-7,T-7,by phone',
  ],
] as const)(
  'the table of the history in %s has plain numbers and the words of the page',
  async (locale, ...lines) => {
    await openSite(<Table />, { areas: ['history'], locale })
    const rows: string[][] = JSON.parse((await screen.findByText(/T-7/)).textContent)
    expect(rows.map((cells) => cells.join(','))).toEqual(lines)
  },
)
