import { satang } from '@croupier/core/money'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { TransactionSheet } from './transaction-sheet.tsx'

const transaction = {
  id: 'T-7',
  type: 'deposit',
  amount: satang(50_074),
  currency: 'THB',
  at: Date.UTC(2026, 10, 20, 7),
  isPending: false,
  note: null,
  channel: 'payment',
  reference: 'CR8F-7',
  bonus: null,
  balanceAfter: satang(60_074),
} as const

const line = { contactLink: 'https://line.me/R/ti/p/@kin' }

it.each([
  [
    'en',
    'Deposit',
    'Report a problem',
    'I have a question about a transaction. Deposit +500.74 baht, 20 Nov 2026, 14:00. Reference: CR8F-7. Username: demo',
  ],
  [
    'th',
    'ฝากเงิน',
    'แจ้งปัญหา',
    'สอบถามเกี่ยวกับรายการนี้ ฝากเงิน +500.74 บาท วันที่ 20 พ.ย. 2569 เวลา 14:00 น. เลขอ้างอิง CR8F-7 ชื่อผู้ใช้ demo',
  ],
] as const)(
  'writes to the admin in %s what the problem is about',
  async (locale, title, name, text) => {
    await openSite(<TransactionSheet transaction={transaction} onClose={() => {}} />, {
      areas: ['history', 'member'],
      isMember: true,
      locale,
      site: line,
    })
    const details = await screen.findByRole('dialog', { name: title })
    const report = within(details).getByRole('link', { name })
    expect(report.getAttribute('href')).toBe(
      `https://line.me/R/oaMessage/%40kin/?${encodeURIComponent(text)}`,
    )
  },
)

it('shows a channel that has no words of its own as the server wrote it', async () => {
  await openSite(
    <TransactionSheet transaction={{ ...transaction, channel: 'LINE Pay' }} onClose={() => {}} />,
    { areas: ['history', 'member'] },
  )
  expect(await screen.findByText('LINE Pay')).toBeTruthy()
})
