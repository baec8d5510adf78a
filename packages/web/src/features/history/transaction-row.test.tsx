import type { TransactionType } from '@croupier/core/history'
import { satang } from '@croupier/core/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { TransactionRow } from './transaction-row.tsx'

const transaction = {
  id: 'T-7',
  amount: satang(123_450),
  currency: 'THB',
  at: Date.UTC(2026, 10, 20, 7),
  isPending: false,
  note: null,
  channel: null,
  reference: null,
  bonus: null,
  balanceAfter: null,
}

it.each<[TransactionType, string, string, string]>([
  ['deposit', 'Deposit14:00 · Completed', '+1,234.50', 'BAL-06'],
  ['withdraw', 'Withdraw14:00 · Completed', '-1,234.50', 'BAL-06, HIST-16'],
  ['cancel', 'Cancelled14:00', '1,234.50', 'BAL-06, HIST-05'],
])('a %s is shown as %j with %s baht [%s]', async (type, name, amount) => {
  await openSite(<TransactionRow transaction={{ ...transaction, type }} onOpen={() => {}} />, {
    areas: ['history', 'member'],
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toBe(`${name}${amount} baht`)
})

it.each([
  ['en', 'Cancellation14:00 · In progress'],
  ['th', 'การยกเลิก14:00 น. · กำลังดำเนินการ'],
] as const)(
  'what is still being cancelled is not called cancelled in %s [HIST-04]',
  async (locale, words) => {
    const pending = { ...transaction, type: 'cancel', isPending: true } as const
    await openSite(<TransactionRow transaction={pending} onOpen={() => {}} />, {
      areas: ['history', 'member'],
      locale,
    })
    expect((await screen.findByRole('listitem')).textContent).toContain(words)
  },
)
